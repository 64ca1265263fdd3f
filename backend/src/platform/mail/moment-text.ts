const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** A moment (ms) as mails about an account say it: `29 October 2025 at 14:05 UTC`. */
export const momentText = (at: number): string => `${MOMENT.format(at)} UTC`;
