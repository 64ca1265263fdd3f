import { BUMPS, PRICE_BOOK } from '@summit/pricing';
import { LAUNCH, SIMPLE } from './habits.mjs';
import { closedForm, predict } from './prediction.mjs';

const EXTENT = { people: 200, draws: 1_500, seed: 11 };

describe('the predicted money', () => {
  it('by hand is the product of the shares and the prices', () => {
    const vip = PRICE_BOOK.vip.early + BUMPS.vip_bump.cents / 2;
    const each = vip + 0.25 * (PRICE_BOOK.implementation.early + 0.1 * PRICE_BOOK.dfy.early);
    expect(closedForm(SIMPLE, 1_000)).toBeCloseTo(1_000 * 0.6 * 0.2 * each, 6);
  });

  it.each([SIMPLE, LAUNCH])(
    'of many drawn audiences is what the hand computes, within its standard error: $name',
    (habits) => {
      const { meanCents, standardErrorCents } = predict(habits, EXTENT);
      expect(Math.abs(meanCents - closedForm(habits, EXTENT.people))).toBeLessThan(3 * standardErrorCents);
    },
  );

  it('counts what is paid back and what a declined card never brings', () => {
    const worse = { ...SIMPLE, refundShare: 0.5, declinedShare: 0.4, secondCardShare: 0.25 };
    const paid = 1 - 0.7 * 0.4 * 0.75;
    const vip = PRICE_BOOK.vip.early + BUMPS.vip_bump.cents / 2;
    const later = 0.25 * (PRICE_BOOK.implementation.early + 0.1 * PRICE_BOOK.dfy.early);
    expect(closedForm(worse, 1_000)).toBeCloseTo(1_000 * 0.6 * 0.2 * paid * (vip / 2 + later), 6);
    const { meanCents, standardErrorCents } = predict(worse, EXTENT);
    expect(Math.abs(meanCents - closedForm(worse, EXTENT.people))).toBeLessThan(3 * standardErrorCents);
  });

  it('is the same for the same seed, and has nine of ten audiences between its ends', () => {
    const first = predict(SIMPLE, EXTENT);
    expect(predict(SIMPLE, EXTENT)).toEqual(first);
    expect(predict(SIMPLE, { ...EXTENT, seed: 12 }).totals).not.toEqual(first.totals);
    const inside = first.totals.filter((total) => total >= first.lowCents && total < first.highCents);
    expect(inside.length / EXTENT.draws).toBeCloseTo(0.9, 1);
  });
});
