import type { PublicSessionResponse } from '@summit/contracts';
import { remainingParts } from '@summit/ui/countdown/format-remaining';

export type SessionStage = 'soon' | 'open' | 'over';

/** How long a film that is running when the window ends goes on: nobody is cut off in the middle of a sentence (ui.md 4.2). */
export const GRACE_MS = 60_000;

/**
 * What the page shows at `now` (ms, server's clock): the server's refusal as it is, a member's page for ever (C-047), and else by the
 * window, `start <= now < end` (M-091, M-092).
 */
export function sessionStage(answer: PublicSessionResponse, now: number): SessionStage {
  if (!answer.success) return answer.not_yet_available ? 'soon' : 'over';
  if (answer.viewer_access === 'vip') return 'open';
  const { public_access_start, public_access_end } = answer.session;
  if (now < Date.parse(public_access_start)) return 'soon';
  return now < Date.parse(public_access_end) ? 'open' : 'over';
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
const secondsUntil = (time: number, now: number): number => Math.max(0, Math.floor((time - now) / 1_000));

/** `Available in 1 day 6 hours`; under a day without days (M-088). */
export function availableInText(start: number, now: number): string {
  const { days, hours } = remainingParts(secondsUntil(start, now));
  return `Available in ${[...(days > 0 ? [counted(days, 'day')] : []), counted(hours, 'hour')].join(' ')}`;
}

/** `41h 12m 8s`; null when the window has ended (M-091). */
export function expiresInText(end: number, now: number): string | null {
  if (now >= end) return null;
  const seconds = secondsUntil(end, now);
  return `${Math.floor(seconds / 3_600)}h ${Math.floor((seconds % 3_600) / 60)}m ${seconds % 60}s`;
}
