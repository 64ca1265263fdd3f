import type { SpeakerGift } from './speaker.js';

/**
 * A session as its author writes it. `gift` is set where it differs from the speaker's own gift:
 * left out, a main session takes the speaker's gift and a second session has none.
 */
export interface SessionDraft {
  topic: string;
  description: string;
  speakerSlug: string;
  durationMinutes: number;
  gift?: SpeakerGift;
}
