/** How long a link works that proves a mailbox: for a new password, a new address, a lost second factor. */
export const RESET_LINK_MINUTES = 60;

/** End of a reset link made at `now`, both in ms. */
export const resetLinkEnd = (now: number): number => now + RESET_LINK_MINUTES * 60_000;
