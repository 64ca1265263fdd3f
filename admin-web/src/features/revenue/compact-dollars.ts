const COMPACT = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** Whole or rounded dollars for an axis: `$0`, `$800`, `$1.5K`, `$2M`. */
export const compactDollars = (amount: number): string => COMPACT.format(amount);
