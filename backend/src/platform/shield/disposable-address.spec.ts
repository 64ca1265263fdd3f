import { isDisposable } from './disposable-address.js';

describe('isDisposable', () => {
  it.each([
    ['bot@mailinator.com', true],
    ['bot@inbox.mailinator.com', true],
    ['bot@a.b.guerrillamail.com', true],
    ['zoe@gmail.com', false],
    ['zoe@xmailinator.example', false],
    ['zoe@mailinator.com.example.org', false],
    ['zoe@example.com', false],
    ['zoe@com', false],
  ])('%s: %s', (email, disposable) => {
    expect(isDisposable(email)).toBe(disposable);
  });

  it('leaves the aliases alone that people keep for good', () => {
    const aliases = ['icloud.com', 'privaterelay.appleid.com', 'duck.com', 'mozmail.com', 'proton.me', 'fastmail.com'];
    expect(aliases.filter((domain) => isDisposable(`zoe@${domain}`))).toEqual([]);
  });
});
