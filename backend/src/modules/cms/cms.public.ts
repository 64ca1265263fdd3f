/** Gifts of speakers, as other modules may ask for them. */
export interface SpeakerGifts {
  /** Id of the gift that this speaker gives under this address; null where there is none. */
  idOf(gift: { url: string; speakerName: string }): Promise<string | null>;
}

export const SPEAKER_GIFTS = Symbol('SPEAKER_GIFTS');
