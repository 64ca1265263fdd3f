import { DAY_MS } from '@summit/rules';

/** How long the former address of an account can be taken back. */
export const TAKE_BACK_DAYS = 7;

/** A stranger who changed the address had the account at most that long before: what came after this moment may be theirs; both in ms. */
export const strangersSince = (now: number): number => now - 2 * TAKE_BACK_DAYS * DAY_MS;

/** End of such a link made at `now`, both in ms. */
export const takeBackEnd = (now: number): number => now + TAKE_BACK_DAYS * DAY_MS;
