import { isEmail, normalizeEmail } from './email-format.js';

describe('isEmail', () => {
  it.each(['a@b.c', 'zoe.nkemelu+summit@mail.example.com', 'ü@exämple.com'])('takes %s', (value) => {
    expect(isEmail(value)).toBe(true);
  });

  it.each(['', 'a', 'a@b', '@b.c', 'a@.', 'a b@c.d', 'a@b@c.d', `${'x'.repeat(250)}@b.cc`])('refuses %s', (value) => {
    expect(isEmail(value)).toBe(false);
  });
});

describe('normalizeEmail', () => {
  it('ignores spaces around and upper case', () => {
    expect(normalizeEmail('  Zoe@Example.COM ')).toBe('zoe@example.com');
  });
});
