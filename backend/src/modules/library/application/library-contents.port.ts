import type { LibraryFileKey, SummitDay } from '@summit/rules';

/** A session as the library lists it. */
export interface ListedSession {
  /** Name under which the content import knows it. */
  key: string;
  day: SummitDay;
  topic: string;
  speakerName: string;
  durationMinutes: number;
  token: string;
}

export interface ListedGift {
  speakerName: string;
  day: SummitDay;
  title: string;
  description: string;
  url: string;
  clicks: number;
}

export interface LibraryContents {
  /** Those of the named sessions that exist, in order of their days. */
  sessions(keys: readonly string[]): Promise<ListedSession[]>;
  /** In the order of the table (M-078). */
  gifts(): Promise<ListedGift[]>;
}

export const LIBRARY_CONTENTS = Symbol('LIBRARY_CONTENTS');

export interface LibraryFileSizes {
  /** Bytes of the file on disk; null where it has not been made. */
  sizeOf(key: LibraryFileKey): Promise<number | null>;
}

export const LIBRARY_FILE_SIZES = Symbol('LIBRARY_FILE_SIZES');
