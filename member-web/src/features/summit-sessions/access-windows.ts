import type { SessionCard } from '@summit/contracts';

/** The window that all sessions of a list have in common; null where one of them has another. */
export function commonWindow(sessions: readonly SessionCard[]): { start: string; end: string } | null {
  const [first] = sessions;
  if (!first) return null;
  const { public_access_start: start, public_access_end: end } = first;
  const isCommon = sessions.every((one) => one.public_access_start === start && one.public_access_end === end);
  return isCommon ? { start, end } : null;
}

export type WindowState = 'soon' | 'open' | 'over';

/** `start <= now < end` (M-091). */
export function windowState(window: { start: string; end: string }, now: number): WindowState {
  if (now < Date.parse(window.start)) return 'soon';
  return now < Date.parse(window.end) ? 'open' : 'over';
}

/** Whether one of the sessions is open to everybody at `now` (ms). */
export const isOpenFor = (sessions: readonly SessionCard[], now: number): boolean =>
  sessions.some((one) => windowState({ start: one.public_access_start, end: one.public_access_end }, now) === 'open');

/** When sessions open or close to everybody, in ms. */
export const windowEdges = (sessions: readonly SessionCard[]): number[] =>
  sessions.flatMap((one) => [Date.parse(one.public_access_start), Date.parse(one.public_access_end)]);
