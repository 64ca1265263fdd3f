import { DAY_MS } from '@summit/rules';

/** How long a setup link works (C-109). */
export const SETUP_LINK_DAYS = 7;

/** End of a setup link made at `now`, both in ms. */
export const setupLinkEnd = (now: number): number => now + SETUP_LINK_DAYS * DAY_MS;
