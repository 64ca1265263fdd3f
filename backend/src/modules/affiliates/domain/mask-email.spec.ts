import { maskEmail } from './mask-email.js';

describe('maskEmail', () => {
  it.each([
    ['zoe@example.com', 'z***@e***.com'],
    ['mara.haiko@mail.haiko.co.uk', 'm***@m***.uk'],
    ['a@b.io', 'a***@b***.io'],
    ['"odd@local"@example.org', '"***@e***.org'],
    ['😀smile@example.com', '😀***@e***.com'],
  ])('shows of %s no more than %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });

  it.each(['', 'nobody', '@example.com', 'a@b', 'a.b@c'])('shows nothing of "%s"', (text) => {
    expect(maskEmail(text)).toBe('***');
  });
});
