import type { SummitSession } from './session.js';

/**
 * Edition, speaker, and the how-manieth session of the speaker in it. Unlike topic and place in the day, that survives
 * editing and re-ordering of the bundle, so a link keeps leading to the same talk.
 */
export function sessionKeys(sessions: readonly SummitSession[]): string[] {
  const counts = new Map<string, number>();
  return sessions.map(({ summitKey, speakerSlug }) => {
    const talk = `${summitKey}/${speakerSlug}`;
    const count = (counts.get(talk) ?? 0) + 1;
    counts.set(talk, count);
    return `${talk}/${count}`;
  });
}
