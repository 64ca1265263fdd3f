import type { SummitDay } from '@summit/rules';
import type { Cue } from '../domain/captions.js';

export interface SearchHit {
  id: string;
  topic: string;
  speakerName: string;
  day: SummitDay;
  number: number;
  token: string;
  excerpt: string;
  /** Where in the film; null where no word that the viewer may read is said. */
  second: number | null;
}

export interface Captions {
  language: string;
  cues: Cue[];
}

/** When the captions were saved (ms) that somebody wants to replace: null where there were none, undefined where nobody has looked. */
export type SeenCaptions = number | null | undefined;

export interface SavedCaptions extends Captions {
  savedBy: string;
  at: number;
  seen?: SeenCaptions;
}

/** `gone`: the session, or what was to be deleted; `changed`: the captions are not what was seen. */
export type CaptionsOutcome = 'done' | 'gone' | 'changed';

/** What is said in sessions, and the search over it. */
export interface SessionWords {
  /**
   * Best first, at most 20. What is said counts for a member inside and, at `now` (ms), for sessions whose window is open: nobody else
   * may learn it from a search.
   */
  search(query: { summitKey: string; text: string; asMember: boolean; now: number }): Promise<SearchHit[]>;
  captionsOf(sessionId: string): Promise<Captions | null>;
  saveCaptions(sessionId: string, captions: SavedCaptions): Promise<CaptionsOutcome>;
  deleteCaptions(sessionId: string, seen?: SeenCaptions): Promise<CaptionsOutcome>;
}

export const SESSION_WORDS = Symbol('SESSION_WORDS');
