import { DAY_MS, MINUTE_MS } from '@summit/rules';

/** Minutes of a day in which a phone may ring: from eight in the morning until nine in the evening. */
const DAYTIME = { from: 8 * 60, until: 21 * 60 };
const DAY_MINUTES = DAY_MS / MINUTE_MS;
/** Zones differ by quarters of an hour. */
const STEP_MS = 15 * MINUTE_MS;

/** Node 20 has the zones of a country as a property, newer ones as a method; TypeScript knows neither. */
type LocaleWithZones = Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] };

const clocks = new Map<string, Intl.DateTimeFormat[]>();

function clocksOf(country: string): Intl.DateTimeFormat[] {
  const known = clocks.get(country);
  if (known) return known;
  const locale: LocaleWithZones = new Intl.Locale('und', { region: country });
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  const made = zones.map(
    (timeZone) => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }),
  );
  clocks.set(country, made);
  return made;
}

/** What the clocks of a country show, in minutes of their day; each once. */
function minutesOf(country: string, now: number): number[] {
  const shown = new Set(clocksOf(country).map((clock) => clock.format(now)));
  return [...shown].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
}

/**
 * The first moment from `now` on (ms) at which it is day everywhere in this country, because a number does not say where its owner is;
 * null where there is none. Whoever waits for it asks again then: a clock may have changed.
 */
export function nextTextingTime(country: string, now: number): number | null {
  const minutes = minutesOf(country, now);
  if (minutes.length === 0) return null;
  const isDay = (time: number) =>
    minutes
      .map((minute) => (minute + Math.floor((time - now) / MINUTE_MS)) % DAY_MINUTES)
      .every((minute) => minute >= DAYTIME.from && minute < DAYTIME.until);
  if (isDay(now)) return now;
  for (let time = (Math.floor(now / STEP_MS) + 1) * STEP_MS; time <= now + DAY_MS; time += STEP_MS)
    if (isDay(time)) return time;
  return null;
}
