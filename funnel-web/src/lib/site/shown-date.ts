import { SUMMIT_ZONE } from '@summit/rules';

/** Made with the first day that is shown: it takes a slow phone 50 ms, and a page that has just opened shows none (D-463). */
let day: Intl.DateTimeFormat | undefined;

/** `27 October 2025`, the business day in Pacific time (ui.md 2.2). */
export function dayText(iso: string): string {
  day ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: SUMMIT_ZONE });
  return day.format(Date.parse(iso));
}
