import { isDisposable } from './disposable-address.js';

const NONE = { listed: true, allowed: [], refused: [] };

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
    expect(isDisposable(email, NONE)).toBe(disposable);
  });

  it.each([
    ['bot@throw.example', true],
    ['bot@a.throw.example', true],
    ['zoe@notthrow.example', false],
    ['zoe@mailinator.com', false],
    ['zoe@inbox.mailinator.com', false],
    ['zoe@both.example', false],
    ['bot@guerrillamail.com', true],
  ])('%s where an operator knows better: %s', (email, disposable) => {
    const overrides = { allowed: ['mailinator.com', 'both.example'], refused: ['throw.example', 'both.example'] };
    expect(isDisposable(email, { listed: true, ...overrides })).toBe(disposable);
  });

  it.each([
    ['bot@throw.example', true],
    ['bot@a.throw.example', true],
    ['zoe@both.example', false],
    ['bot@guerrillamail.com', false],
  ])('%s where only what an operator refuses counts: %s', (email, disposable) => {
    const own = { listed: false, allowed: ['both.example'], refused: ['throw.example', 'both.example'] };
    expect(isDisposable(email, own)).toBe(disposable);
  });

  it('leaves the aliases alone that people keep for good', () => {
    const aliases = ['icloud.com', 'privaterelay.appleid.com', 'duck.com', 'mozmail.com', 'proton.me', 'fastmail.com'];
    expect(aliases.filter((domain) => isDisposable(`zoe@${domain}`, NONE))).toEqual([]);
  });
});
