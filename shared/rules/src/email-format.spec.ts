import { isEmail, normalizeEmail } from './email-format.js';

describe('isEmail', () => {
  // F-077
  it.each([
    'a@b.c',
    'zoe.nkemelu+summit@mail.example.com',
    "o'hara/sales=x@b-c.example",
    'ü@exämple.com',
    'u\u0308@example.com',
    'निशा@उदाहरण.भारत',
  ])('takes %s', (value) => {
    expect(isEmail(value)).toBe(true);
  });

  it.each(['', 'a', 'a@b', '@b.c', 'a@.', 'a b@c.d', 'a@b@c.d', `${'x'.repeat(250)}@b.cc`])('refuses %s', (value) => {
    expect(isEmail(value)).toBe(false);
  });

  it.each([
    'x<victim@b.cd>.z',
    'junk<victim@b.cd',
    'group:victim@b.cd',
    'group:victim@b.cd;',
    'a,victim@b.cd',
    '"a"@b.cd',
    '"a"@[127.0.0.1].x',
    'a\\b@b.cd',
    'a(comment)@b.cd',
    'a＜victim@b.cd',
    'a\u200bb@b.cd',
    'a@b\u200d.cd',
    'a\u202eb@b.cd',
    'a@b..cd',
    'a@.b.cd',
    'a@b.cd.',
    'a@b_c.d/e',
  ])('refuses %j, which a mail server would read as something else', (value) => {
    expect(isEmail(value)).toBe(false);
  });
});

describe('normalizeEmail', () => {
  it('ignores spaces around and upper case', () => {
    expect(normalizeEmail('  Zoe@Example.COM ')).toBe('zoe@example.com');
  });

  it('makes one address of what looks like one', () => {
    expect(normalizeEmail('ｚｏｅ＠example．com')).toBe('zoe@example.com');
    expect(normalizeEmail('u\u0308@b.cd')).toBe(normalizeEmail('\u00fc@b.cd'));
  });
});
