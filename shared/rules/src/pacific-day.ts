import { SUMMIT_ZONE } from './summit-calendar.js';

const ISO = new Intl.DateTimeFormat('en-CA', { timeZone: SUMMIT_ZONE, dateStyle: 'short' });
const WORDS = new Intl.DateTimeFormat('en-GB', { timeZone: SUMMIT_ZONE, dateStyle: 'long' });

/** The business day that holds `at` (ms), as YYYY-MM-DD. */
export const pacificDay = (at: number): string => ISO.format(at);

/** The business day that holds `at` (ms), as mails write it: `6 November 2025`. */
export const pacificDayInWords = (at: number): string => WORDS.format(at);
