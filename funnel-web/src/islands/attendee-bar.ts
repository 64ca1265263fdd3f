import { signupStatsEndpoint, type SignupStatsResponse } from '@summit/contracts';
import { formatCount } from '@summit/pricing';
import { ATTENDEE_THRESHOLD } from '@summit/rules';

export const POLL_MS = 30_000;

type ReadStats = (path: string) => Promise<SignupStatsResponse | null>;

/** Writes the total into the bar, or empties it. The strip keeps its height, so nothing jumps. */
export function showAttendees(bar: HTMLElement, total: number): void {
  if (total < ATTENDEE_THRESHOLD) {
    bar.replaceChildren();
    return;
  }
  const figure = document.createElement('strong');
  figure.className = 'tnum';
  figure.textContent = formatCount(total);
  bar.replaceChildren(figure, ' people have registered so far');
}

/**
 * Polls the number of registrants every 30 seconds while the page is seen (F-070).
 * A failed poll leaves the last value (F-071). Answers a function that stops the polling.
 */
export function startAttendeeBar(readStats: ReadStats): () => void {
  let shown = -1;
  const poll = async () => {
    if (document.hidden) return;
    const stats = await readStats(signupStatsEndpoint.path);
    const bar = document.getElementById('attendee-bar');
    if (!bar || !stats || !Number.isInteger(stats.total_signups) || stats.total_signups === shown) return;
    shown = stats.total_signups;
    showAttendees(bar, shown);
  };
  const tick = () => void poll();
  tick();
  const timer = setInterval(tick, POLL_MS);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
