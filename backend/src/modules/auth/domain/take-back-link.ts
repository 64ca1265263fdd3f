import { DAY_MS } from '@summit/rules';

/** How long the former address of an account can be taken back. */
export const TAKE_BACK_DAYS = 7;

/** End of such a link made at `now`, both in ms. */
export const takeBackEnd = (now: number): number => now + TAKE_BACK_DAYS * DAY_MS;
