import type { PublicLists } from '@summit/rules';

/** When a session is open to everybody, in ms: `start <= now < end` (M-091). */
export interface AccessWindow {
  start: number;
  end: number;
}

export type WindowState = 'before' | 'open' | 'over';

export function windowState({ start, end }: AccessWindow, now: number): WindowState {
  if (now < start) return 'before';
  return now < end ? 'open' : 'over';
}

/** The next moment at which the state of one of the windows changes; infinity when none will. */
export const nextBoundary = (windows: readonly AccessWindow[], now: number): number =>
  Math.min(...windows.flatMap(({ start, end }) => [start, end]).filter((edge) => edge > now), Infinity);

/** Whether everybody may see a list of these sessions: until the last of their windows ends (C-044..047). */
export function listIsPublic(windows: readonly AccessWindow[], now: number, setting: PublicLists): boolean {
  if (setting !== 'by_window') return setting === 'always_open';
  return windows.length === 0 || windows.some(({ end }) => now < end);
}
