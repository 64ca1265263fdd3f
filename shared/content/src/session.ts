import type { SummitDay } from '@summit/rules';
import type { SpeakerGift } from './speaker.js';
import type { SummitKey } from './summits.js';

/** One session as the import script stores it. */
export interface SummitSession {
  summitKey: SummitKey;
  day: SummitDay;
  /** Counts from 1 within its day. */
  number: number;
  topic: string;
  /** 80-160 words, paragraphs separated by an empty line. */
  description: string;
  /** `slug` of a speaker in SPEAKERS. */
  speakerSlug: string;
  durationMinutes: number;
  gift: SpeakerGift | null;
  /** ISO date-times; the window is half open and 48 hours long (M-091). */
  publicAccessStart: string;
  publicAccessEnd: string;
  vimeoVideoId: string;
}
