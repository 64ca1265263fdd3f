/** `10/27/25, 12:00 AM – 10/29/25, 12:00 AM` in a zone; ISO times. */
export function shortWindow({ start, end }: { start: string; end: string }, zone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short', timeZone: zone });
  return (
    `${format.format(Date.parse(start))} – ${format.format(Date.parse(end))}`
      // Versions of Intl differ in the space before AM and PM.
      .replaceAll('\u202f', ' ')
  );
}
