/** Gifts of speakers, as other modules may ask for them. */
export interface SpeakerGifts {
  /** Id of the gift that this speaker gives under this address; null where there is none. */
  idOf(gift: { url: string; speakerName: string }): Promise<string | null>;
}

export const SPEAKER_GIFTS = Symbol('SPEAKER_GIFTS');

/** The published headline of the landing page. `current` and `publish` throw `not_found` before the import. */
export interface LandingHeadline {
  current(): Promise<string>;
  /** The same where it is not the one that the page was built with, else null; read for many visitors at once. */
  edited(): Promise<string | null>;
  /**
   * Publishes another one as the administrator with this id does in the editor, so that history and undo know it. Nothing where it is
   * that already. Throws `edit_conflict`.
   */
  publish(title: string, savedBy: string): Promise<void>;
}

export const LANDING_HEADLINE = Symbol('LANDING_HEADLINE');
