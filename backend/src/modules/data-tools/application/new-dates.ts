import { DAY_MS } from '@summit/rules';

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const written = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const MONTH = written({ month: 'long', year: 'numeric' });
const WHOLE = written({ day: 'numeric', month: 'long', year: 'numeric' });
const DAY_OF_MONTH = written({ day: 'numeric', month: 'long' });

/** Days of an edition, `YYYY-MM-DD`. */
export interface EditionDays {
  firstDay: string;
  lastDay: string;
}

export interface NewDates extends EditionDays {
  shiftDays: number;
  /** `27–31 October 2025`, as pages write it. */
  dateLabel: string;
  /** `October 2025`, as the cards of editions write it. */
  cardDate: string;
}

/** The edition begins on another day and lasts as long as it did. */
export function newDates(now: EditionDays, firstDay: string): NewDates {
  const shiftDays = Math.round((at(firstDay) - at(now.firstDay)) / DAY_MS);
  const lastDay = dayOf(at(now.lastDay) + shiftDays * DAY_MS);
  return {
    firstDay,
    lastDay,
    shiftDays,
    dateLabel: labelOf({ firstDay, lastDay }),
    cardDate: MONTH.format(at(firstDay)),
  };
}

function labelOf({ firstDay, lastDay }: EditionDays): string {
  const [first, last] = [at(firstDay), at(lastDay)];
  if (firstDay.slice(0, 7) === lastDay.slice(0, 7)) return `${Number(firstDay.slice(8))}–${WHOLE.format(last)}`;
  const begins = firstDay.slice(0, 4) === lastDay.slice(0, 4) ? DAY_OF_MONTH.format(first) : WHOLE.format(first);
  return `${begins} – ${WHOLE.format(last)}`;
}
