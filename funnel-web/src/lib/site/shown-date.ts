import { SUMMIT_ZONE } from '@summit/rules';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: SUMMIT_ZONE });

/** `27 October 2025`, the business day in Pacific time (ui.md 2.2). */
export const dayText = (iso: string): string => DAY.format(Date.parse(iso));
