/** How long a link for a new password works (S7). */
export const RESET_LINK_MINUTES = 10;

/** End of a reset link made at `now`, both in ms. */
export const resetLinkEnd = (now: number): number => now + RESET_LINK_MINUTES * 60_000;
