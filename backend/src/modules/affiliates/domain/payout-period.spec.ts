import { payoutPeriod, periodName } from './payout-period.js';

describe('payoutPeriod', () => {
  it.each([
    ['2025-12-01T08:10:00Z', '2025-12-01'],
    ['2025-12-01T07:59:00Z', '2025-11-01'],
    ['2026-07-01T07:10:00Z', '2026-07-01'],
  ])('is the Pacific month at %s', (at, period) => {
    expect(payoutPeriod(Date.parse(at))).toBe(period);
  });

  it('has a name that people read', () => {
    expect(periodName('2026-01-01')).toBe('January 2026');
  });
});
