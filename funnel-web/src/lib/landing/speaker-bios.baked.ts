import { SPEAKERS } from '@summit/content';

/** Biography by name; loaded when a speaker is opened for the first time. */
export const SPEAKER_BIOS: Readonly<Record<string, string>> = Object.fromEntries(
  SPEAKERS.map(({ name, bio }) => [name, bio]),
);
