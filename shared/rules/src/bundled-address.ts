/** Of the addresses that speakers have until somebody gives them theirs. No mail reaches them, and no money may go there. */
export const BUNDLED_DOMAIN = 'speakers.summit.test';

/** Whether it stands for an address that nobody has given yet. */
export const isBundledAddress = (email: string): boolean => email.toLowerCase().endsWith(`@${BUNDLED_DOMAIN}`);
