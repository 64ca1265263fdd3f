import { DAY_MS, MINUTE_MS } from '@summit/rules';
import { TAKE_BACK_DAYS } from './take-back-link.js';

/** How many an account has at most. */
export const MAX_PASSKEYS = 20;

/** How long a browser has for its answer. */
export const QUESTION_MS = 5 * MINUTE_MS;

/** Passkeys added after this moment go with a new password that the mailbox has opened; both in ms. */
export const recentSince = (now: number): number => now - TAKE_BACK_DAYS * DAY_MS;
