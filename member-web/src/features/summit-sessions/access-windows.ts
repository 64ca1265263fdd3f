import type { SessionCard } from '@summit/contracts';

/** The window that all sessions of a list have in common; null where one of them has another. */
export function commonWindow(sessions: readonly SessionCard[]): { start: string; end: string } | null {
  const [first] = sessions;
  if (!first) return null;
  const { public_access_start: start, public_access_end: end } = first;
  const isCommon = sessions.every((one) => one.public_access_start === start && one.public_access_end === end);
  return isCommon ? { start, end } : null;
}
