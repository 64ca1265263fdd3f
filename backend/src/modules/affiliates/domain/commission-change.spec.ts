import { commissionChange } from './commission-change.js';

// F-292
describe('commissionChange', () => {
  /** Books what a row of kept amounts asks for, and answers the entries. */
  const booked = (keptAfterEach: number[]): number[] => {
    const amounts: number[] = [];
    for (const kept of keptAfterEach) {
      const bookedCents = amounts.reduce((sum, amount) => sum + amount, 0);
      const change = commissionChange(kept, { bookedCents, paidOutCents: 0 });
      if (change) amounts.push(change.amountCents);
    }
    return amounts;
  };

  it.each([
    [3_700, 1_850],
    [2_700, 1_350],
    [4_600, 2_300],
    [9_700, 4_850],
    [10_900, 5_450],
    [249_700, 124_850],
    [29_700, 14_850],
    [3_701, 1_850],
  ])('earns half of %i cents, rounded down: %i', (kept, earned) => {
    expect(booked([kept])).toEqual([earned]);
  });

  it('rounds a plan once as a whole', () => {
    expect(booked([83_233, 166_466, 249_700])).toEqual([41_616, 41_617, 41_617]);
  });

  it('follows refunds down to nothing: 9700 refunded 4700, then 5000', () => {
    expect(booked([9_700, 5_000, 0])).toEqual([4_850, -2_350, -2_500]);
  });

  it('has nothing to book when the same is told again', () => {
    expect(booked([9_700, 9_700, 5_000, 5_000])).toEqual([4_850, -2_350]);
  });

  it('takes back what was paid out: 3700 refunded 1000 after the payout', () => {
    expect(commissionChange(2_700, { bookedCents: 1_850, paidOutCents: 1_850 })).toEqual({
      kind: 'clawback',
      amountCents: -500,
    });
  });

  it('calls it an adjustment while what is not paid out covers it', () => {
    expect(commissionChange(2_700, { bookedCents: 1_850, paidOutCents: 0 })).toEqual({
      kind: 'adjust',
      amountCents: -500,
    });
    expect(commissionChange(156_466, { bookedCents: 83_233, paidOutCents: 41_616 })).toMatchObject({ kind: 'adjust' });
  });
});
