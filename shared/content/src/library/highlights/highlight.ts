/** The best ten minutes of an interview. */
export interface Highlight {
  /** `slug` of the speaker; the cut is of the speaker's main session in the passive income edition. */
  readonly speakerSlug: string;
  /** What these minutes are about. */
  readonly headline: string;
  /** Second of the session's film at which the cut begins. */
  readonly startSeconds: number;
  /** What is said, sentence by sentence. */
  readonly lines: readonly string[];
}

/** How long a cut is, in seconds. */
export const HIGHLIGHT_SECONDS = 600;
