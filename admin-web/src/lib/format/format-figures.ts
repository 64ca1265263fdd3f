import { centsOf, formatUsd } from '@summit/pricing';

/** `3,418`. */
export const formatCount = (count: number): string => count.toLocaleString('en-US');

/** `7 codes`, `1 code`, `No codes` (ui.md 4.4). */
export const formatQuantity = (count: number, one: string, many = `${one}s`): string =>
  `${count === 0 ? 'No' : formatCount(count)} ${count === 1 ? one : many}`;

/** Dollars of an answer as text: 832.33 is `$832.33`, 37 is `$37`. */
export const formatDollars = (amount: number): string => formatUsd(centsOf(amount));

/** A percentage of an answer; conversions have one decimal (ui.md 4.4). */
export const formatPercent = (percent: number, decimals: 0 | 1 = 0): string =>
  `${percent.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}%`;

/** Size of a file: 2,500,000 bytes are `2.5 MB`. */
export const formatMegabytes = (bytes: number): string =>
  `${(Math.ceil(bytes / 100_000) / 10).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;

/** An average of stars, with one decimal: `4.6`. */
export const formatAverage = (average: number): string =>
  average.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
