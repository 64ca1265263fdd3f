import type { Highlight } from './highlight.js';

/** How fast people speak, for words that have no film yet. */
const WORDS_PER_SECOND = 2.5;

/**
 * The words of a cut as a WebVTT file: one cue for each line, at the speed of speech, from where the cut begins. The sample film stands in
 * for the recording until the owner enters it; then the owner's own captions replace these.
 */
export function highlightCaptions({ lines, startSeconds }: Pick<Highlight, 'lines' | 'startSeconds'>): string {
  let at = startSeconds;
  const cues = lines.map((line) => {
    const start = at;
    at += line.split(/\s+/).length / WORDS_PER_SECOND;
    return `${timeOf(start)} --> ${timeOf(at)}\n${line}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

/** `00:00:12.500`. */
const timeOf = (seconds: number): string => new Date(Math.round(seconds * 1_000)).toISOString().slice(11, 23);
