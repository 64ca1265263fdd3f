/**
 * Whole dollars without decimals, else two: `$37`, `$2,497`, `$832.33` (ui.md 2.2). The only place where cents become text. Not by the browser's
 * `Intl`, which brings its data with the first format that is made: on a slow phone that took as long as making the theme (D-463).
 */
export function formatUsd(cents: number): string {
  const amount = (Math.abs(cents) / 100).toFixed(cents % 100 === 0 ? 0 : 2);
  return `${cents < 0 ? '-' : ''}$${inThousands(amount)}`;
}

/** A whole number as text: `1,234`. Without `Intl`, whose first format takes a slow phone 50 ms (D-463). */
export const formatCount = (count: number): string => inThousands(String(count));

/** A comma before every three digits of the whole number. */
const inThousands = (number: string): string => number.replaceAll(/\d(?=(?:\d{3})+(?:\.|$))/g, '$&,');

/** Whole cents of a share, rounded down: 50 percent of 3,701 cents are 1,850. */
export const percentOf = (cents: number, percent: number): number => Math.floor((cents * percent) / 100);

/** Whole cents of a share in basis points, halves up: 15.25 percent (1,525) of 3,700 cents are 564. */
export const shareOf = (cents: number, basisPoints: number): number =>
  Math.floor((cents * basisPoints + 5_000) / 10_000);

/** Dollars as a JSON number, for answers: 83,233 cents are 832.33. */
export const dollars = (cents: number): number => cents / 100;

/** Cents of an amount in dollars that came from outside: 12.34 are 1,234. Fractions of a cent round half up. */
export const centsOf = (amount: number): number => Math.round(Number((amount * 100).toFixed(4)));

/** Basis points of a percentage that came from outside: 33.33 are 3,333. */
export const basisPointsOf = (percent: number): number => Math.round(Number((percent * 100).toFixed(4)));

/** A percentage as a JSON number, for answers: 3,333 basis points are 33.33. */
export const percentage = (basisPoints: number): number => basisPoints / 100;

/** Dollars with exactly two decimals and nothing else, as PayPal and money strings want them: `"27.00"`. */
export const moneyString = (cents: number): string => (cents / 100).toFixed(2);

/** Cents of a money string; null when it is not an amount with at most two decimals. */
export function parseMoney(text: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}
