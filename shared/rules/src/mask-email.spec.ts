import { maskEmail } from './mask-email.js';

describe('maskEmail', () => {
  it.each([
    ['zoe@example.com', 'z***@example.com'],
    ['mara.haiko@mail.haiko.co.uk', 'm***@mail.haiko.co.uk'],
    ['a@b.io', 'a***@b.io'],
    ['"odd@local"@example.org', '"***@example.org'],
    ['😀smile@example.com', '😀***@example.com'],
  ])('shows of %s no more than %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });

  it.each(['', 'nobody', '@example.com', 'a@b', 'a.b@c'])('shows nothing of "%s"', (text) => {
    expect(maskEmail(text)).toBe('***');
  });
});
