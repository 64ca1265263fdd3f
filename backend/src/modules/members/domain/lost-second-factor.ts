import { HOUR_MS } from '@summit/rules';

/** How long the owner has to say no before a second factor that somebody called lost goes off. */
export const LOST_FACTOR_HOURS = 72;

/** When it goes off, asked for at `now`; both in ms. */
export const lostFactorEnd = (now: number): number => now + LOST_FACTOR_HOURS * HOUR_MS;
