/** Texts around a film. */
export const FILM_TEXTS = {
  speed: 'Speed',
  none: 'The film of this session has not been added yet. It will be shown here.',
  failed: 'The player did not load. Reload the page to try again.',
  transcript: 'Transcript',
  transcriptSearch: 'Search in the transcript',
  transcriptFailed: 'We could not load the transcript.',
  transcriptLoading: 'Loading transcript...',
  markWatched: 'Mark as watched',
  unmarkWatched: 'Mark as not watched',
  saveFailed: 'Your place could not be saved.',
} as const;

export const playText = (topic: string, minutes: number): string => `Play video: ${topic}, ${minutes} minutes`;
export const continueText = (clock: string): string => `Continue at ${clock}`;
export const speedText = (speed: number): string => `${speed}×`;
export const nothingSaidText = (term: string): string => `Nothing said about "${term}"`;
