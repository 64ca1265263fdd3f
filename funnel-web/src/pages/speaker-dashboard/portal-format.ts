import { centsOf, formatUsd } from '@summit/pricing';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Month of a payout: `2025-12-01` is `December 2025`. */
export const periodText = (period: string): string => MONTH.format(Date.parse(`${period}T00:00:00Z`));

/** Dollars as the API answers them. */
export const amountText = (amount: number): string => formatUsd(centsOf(amount));

/** Percent with at most two decimals. */
export const percentText = (percent: number): string => `${percent.toLocaleString('en-US')}%`;
