import { SUMMIT_ZONE } from '@summit/rules';

const PARTS = new Intl.DateTimeFormat('en-CA', {
  timeZone: SUMMIT_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** A time (ISO) as the value of a `datetime-local` field in Pacific time: `2025-11-06T16:00`. */
export function toPacificInput(iso: string): string {
  const part = Object.fromEntries(PARTS.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}`;
}

/** The other way round; null for a value that is no date. An hour that the clock skips counts as the one after it. */
export function fromPacificInput(value: string): string | null {
  const asUtc = Date.parse(`${value}Z`);
  if (Number.isNaN(asUtc)) return null;
  const pacificAt = (time: number) => Date.parse(`${toPacificInput(new Date(time).toISOString())}Z`);
  // The distance to UTC is taken near the time that is meant, then again at it: it may change in between.
  const near = asUtc + (asUtc - pacificAt(asUtc));
  const exact = near + (asUtc - pacificAt(near));
  return new Date(pacificAt(exact) === asUtc ? exact : near).toISOString();
}
