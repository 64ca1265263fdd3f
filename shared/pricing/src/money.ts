/** Whole dollars without decimals, else two: `$37`, `$2,497`, `$832.33` (ui.md 2.2). The only place where cents become text. */
export function formatUsd(cents: number): string {
  return (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  });
}

/** Whole cents of a share, rounded down: 50 percent of 3,701 cents are 1,850. */
export const percentOf = (cents: number, percent: number): number => Math.floor((cents * percent) / 100);
