import { EMBED_MAX_LENGTH, ERROR_CATALOG, type SessionRow } from '@summit/contracts';
import { SUMMITS } from '@summit/content';
import { HOUR_MS, PUBLIC_WINDOW_HOURS } from '@summit/rules';
import { fromPacificInput, toPacificInput } from '../../lib/format/pacific-input';
import type { SessionField, SessionValues } from './session-values';

/** Reading 1 of the dialog that creates (A-170, C-048), in the order of the document. */
const REQUIRED_TO_CREATE = [
  'topic',
  'speakerName',
  'speakerTitle',
  'bio',
  'description',
  'start',
  'end',
] as const satisfies readonly SessionField[];
/** What the server asks for: sessions that were imported may lack the rest. */
const REQUIRED_TO_EDIT = ['topic', 'speakerName'] as const satisfies readonly SessionField[];

export function missingFields(values: SessionValues, isNew: boolean): SessionField[] {
  return (isNew ? REQUIRED_TO_CREATE : REQUIRED_TO_EDIT).filter((field) => values[field].trim() === '');
}

export type FieldErrors = Partial<Record<SessionField, string>>;

const isCount = (text: string): boolean => /^\d{1,5}$/.test(text.trim()) && Number(text) >= 1;

/** Texts by field where a value can't be meant. */
export function fieldErrors(values: SessionValues): FieldErrors {
  const window = enteredWindow(values);
  return {
    ...(!isCount(values.number) && { number: ERROR_CATALOG.session_number_invalid.detail }),
    ...(!isCount(values.duration) && { duration: ERROR_CATALOG.session_duration_invalid.detail }),
    ...(window && window.end <= window.start && { end: ERROR_CATALOG.session_window_invalid.detail }),
    ...(values.embedCode.length > EMBED_MAX_LENGTH && { embedCode: ERROR_CATALOG.session_embed_invalid.detail }),
  };
}

/** The window of a day by the rule: midnight Pacific and 48 hours (C-046), as the two fields hold it. */
export function windowByRule({ summit, day }: Pick<SessionValues, 'summit' | 'day'>): { start: string; end: string } {
  const firstDay = SUMMITS.find(({ key }) => key === summit)!.firstDay;
  const date = new Date(Date.parse(firstDay) + (Number(day) - 1) * 24 * HOUR_MS);
  const start = `${date.toISOString().slice(0, 10)}T00:00`;
  const endsAt = Date.parse(fromPacificInput(start)!) + PUBLIC_WINDOW_HOURS * HOUR_MS;
  return { start, end: toPacificInput(new Date(endsAt).toISOString()) };
}

/** A change of the form; to another day or edition it takes a window by the rule along (C-046), an entered one stays. */
export function moved(values: SessionValues, change: Partial<SessionValues>): Partial<SessionValues> {
  if (change.day === undefined && change.summit === undefined) return change;
  const rule = windowByRule(values);
  const isByRule = values.start === rule.start && values.end === rule.end;
  return isByRule ? { ...windowByRule({ ...values, ...change }), ...change } : change;
}

/** In ms; null while one of the two is missing. */
export function enteredWindow(values: Pick<SessionValues, 'start' | 'end'>): { start: number; end: number } | null {
  const [start, end] = [fromPacificInput(values.start), fromPacificInput(values.end)];
  return start === null || end === null ? null : { start: Date.parse(start), end: Date.parse(end) };
}

/**
 * Sessions with the same number of the same day whose windows overlap with the one that is entered; the server refuses that. A new
 * session has none before its window is entered.
 */
export function overlapping(
  values: SessionValues,
  { sessions, id }: { sessions: readonly SessionRow[]; id: string | null },
): SessionRow[] {
  const window = enteredWindow(values) ?? (id === null ? null : enteredWindow(windowByRule(values)));
  if (!window) return [];
  return sessions.filter(
    (other) =>
      other.id !== id &&
      other.summit_id === values.summit &&
      String(other.day) === values.day &&
      String(other.session_number) === values.number.trim() &&
      Date.parse(other.public_access_start) < window.end &&
      window.start < Date.parse(other.public_access_end),
  );
}
