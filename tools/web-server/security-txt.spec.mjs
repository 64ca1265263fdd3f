import { securityExpiry, securityTxt } from './security-txt.mjs';

const NOW = Date.parse('2026-11-22T09:00:00Z');

describe('security.txt', () => {
  it('says where to write, until when that holds, and which file is the real one', () => {
    const expires = securityExpiry(undefined, NOW);
    expect(securityTxt({ origin: 'https://summit.test', expires, contact: 'security@summit.test' })).toEqual([
      'Contact: mailto:security@summit.test',
      'Expires: 2027-05-21T09:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://summit.test/.well-known/security.txt',
    ]);
    expect(securityTxt({ origin: 'https://summit.test', expires })[0]).toMatch(/^Contact: mailto:support@/);
  });

  it('ends when an operator says so, and never in the past', () => {
    expect(securityExpiry('2027-01-31', NOW).toISOString()).toBe('2027-01-31T00:00:00.000Z');
    for (const wrong of ['soon', '2026-11-22'])
      expect(() => securityExpiry(wrong, NOW)).toThrow(`SECURITY_TXT_EXPIRES must be a date to come, not "${wrong}"`);
  });
});
