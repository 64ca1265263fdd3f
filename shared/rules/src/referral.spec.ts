import { DAY_MS } from './time-spans.js';
import { isReferralCode, isReferralFresh, normalizeReferralCode } from './referral.js';

describe('referral codes', () => {
  it.each(['AMARA', 'amara-2', 'A_1', '7'])('takes %s', (code) => {
    expect(isReferralCode(code)).toBe(true);
  });

  it.each(['', '-a', 'a b', "x' or 1=1", '<b>', 'x'.repeat(65)])('refuses %s', (code) => {
    expect(isReferralCode(code)).toBe(false);
  });

  it('are compared without regard to case', () => {
    expect(normalizeReferralCode(' amara ')).toBe('AMARA');
  });
});

describe('isReferralFresh', () => {
  it('counts a referral for 45 days', () => {
    expect(isReferralFresh(0, 45 * DAY_MS - 1)).toBe(true);
    expect(isReferralFresh(0, 45 * DAY_MS)).toBe(false);
  });
});
