import type { Highlight } from './highlight.js';

/** Length of the sample film that stands in for every session until the owner enters the recordings. */
export const SAMPLE_FILM_SECONDS = 60;

const HALF_SECOND = 500;

/**
 * The words of a cut as a WebVTT file, one cue for each sentence or two, spread over the sample film by how much they say. The owner's own
 * captions replace it together with the real film.
 */
export function highlightCaptions({ lines, startSeconds }: Pick<Highlight, 'lines' | 'startSeconds'>): string {
  const weights = lines.map((line) => line.split(/\s+/).length);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let said = 0;
  const cues = lines.map((line, n) => {
    const start = timeAt(startSeconds, said / all);
    said += weights[n] ?? 0;
    return `${start} --> ${timeAt(startSeconds, said / all)}\n${line}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

/** `00:00:12.500`, in steps of half a second. */
function timeAt(startSeconds: number, share: number): string {
  const ms = startSeconds * 1_000 + Math.round((share * SAMPLE_FILM_SECONDS * 1_000) / HALF_SECOND) * HALF_SECOND;
  return new Date(ms).toISOString().slice(11, 23);
}
