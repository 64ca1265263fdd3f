/** How long a link works that proves a mailbox: for a new password, a new address, a lost second factor. */
export const MAILBOX_LINK_MINUTES = 60;

/** End of such a link made at `now`, both in ms. */
export const mailboxLinkEnd = (now: number): number => now + MAILBOX_LINK_MINUTES * 60_000;
