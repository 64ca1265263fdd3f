const RECENT_MS = 15 * 60_000;

/** Whether a sign-in is fresh enough for switching two-factor off (C-091). Times in ms. */
export const isRecentSignIn = (signedInAt: number, now: number): boolean => now - signedInAt <= RECENT_MS;
