import { isWebLink } from './web-link.js';

describe('isWebLink (M-062, S18)', () => {
  it.each([
    'https://example.com',
    'http://example.com/a?b=c#d',
    'HTTPS://example.com/ä',
    'https://[2001:db8::1]:8443/',
  ])('takes %p', (link) => {
    expect(isWebLink(link)).toBe(true);
  });

  it.each([
    '',
    'example.com',
    '//example.com',
    'http:example.com',
    'https://',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://example.com',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://example.com',
    'blob:https://example.com/1',
    ' https://example.com',
    'https://example.com/\u0000',
    'java\nscript:alert(1)',
    'https://exa\tmple.com',
    'https://bank.example@evil.example/',
    'https://user:password@example.com/',
    `https://example.com/${'a'.repeat(500)}`,
  ])('refuses %p', (link) => {
    expect(isWebLink(link)).toBe(false);
  });
});
