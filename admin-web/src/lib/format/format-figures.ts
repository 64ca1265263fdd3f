import { centsOf, formatCount, formatUsd } from '@summit/pricing';

export { formatCount };

const rounded = (decimals: 0 | 1) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
/** Making a format costs forty times as much as using it, and tables have hundreds of figures. */
const ROUNDED = [rounded(0), rounded(1)] as const;

/** `7 codes`, `1 code`, `No codes` (ui.md 4.4). */
export const formatQuantity = (count: number, one: string, many = `${one}s`): string =>
  `${count === 0 ? 'No' : formatCount(count)} ${count === 1 ? one : many}`;

/** Dollars of an answer as text: 832.33 is `$832.33`, 37 is `$37`. */
export const formatDollars = (amount: number): string => formatUsd(centsOf(amount));

/** A percentage of an answer; conversions have one decimal (ui.md 4.4). */
export const formatPercent = (percent: number, decimals: 0 | 1 = 0): string => `${ROUNDED[decimals].format(percent)}%`;

/** Size of a file: 2,500,000 bytes are `2.5 MB`. */
export const formatMegabytes = (bytes: number): string =>
  `${(Math.ceil(bytes / 100_000) / 10).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;

/** An average of stars, with one decimal: `4.6`. */
export const formatAverage = (average: number): string => ROUNDED[1].format(average);
