import { centsOf, formatUsd } from '@summit/pricing';
import { SUMMIT_ZONE } from '@summit/rules';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: SUMMIT_ZONE });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `27 October 2025`, the business day in Pacific time (ui.md 2.2). */
export const dayText = (iso: string): string => DAY.format(Date.parse(iso));

/** Month of a payout: `2025-12-01` is `December 2025`. */
export const periodText = (period: string): string => MONTH.format(Date.parse(`${period}T00:00:00Z`));

/** Dollars as the API answers them. */
export const amountText = (amount: number): string => formatUsd(centsOf(amount));

export const countText = (count: number): string => count.toLocaleString('en-US');

/** Percent with at most two decimals. */
export const percentText = (percent: number): string => `${percent.toLocaleString('en-US')}%`;
