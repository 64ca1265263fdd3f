/** Part of a film after which it counts as watched: credits are not waited for. */
const WATCHED_SHARE = 0.95;

export interface NewPosition {
  seconds: number;
  durationSeconds: number | null;
  /** Undefined: the member has not said. */
  watched: boolean | undefined;
}

/** Whether the film is marked as watched from now on. Going back to see a part again takes no mark away. */
export function isWatched(before: boolean, { seconds, durationSeconds, watched }: NewPosition): boolean {
  if (watched !== undefined) return watched;
  return before || (durationSeconds !== null && durationSeconds > 0 && seconds >= durationSeconds * WATCHED_SHARE);
}
