import { pacificDay } from '@summit/rules';

const MONTH = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** First of the Pacific month that holds `at` (ms), as YYYY-MM-DD: there is one payout per affiliate and period. */
export const payoutPeriod = (at: number): string => `${pacificDay(at).slice(0, 7)}-01`;

/** `2026-01-01` as people write it: January 2026. */
export const periodName = (period: string): string => MONTH.format(Date.parse(`${period}T00:00:00Z`));
