/** `10/27/25 12 AM – 10/29/25 12:30 AM` in a zone; ISO times. */
export const shortWindow = ({ start, end }: { start: string; end: string }, zone: string): string =>
  `${shortTime(start, zone)} – ${shortTime(end, zone)}`;

const shortTime = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short', timeZone: zone })
    .format(Date.parse(iso))
    // Versions of Intl differ in the space before AM and PM.
    .replace('\u202f', ' ')
    .replace(', ', ' ')
    .replace(':00 ', ' ');
