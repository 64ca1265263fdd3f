import { GIFT_CONTENTS, LIBRARY_FILES, SUMMIT_RESOURCE_FILES } from '@summit/content/library';
import type { LibraryFileKey, SummitResourceKey } from '@summit/rules';

/** Folder of the generated files in the file store. */
export const LIBRARY_FOLDER = 'library';

const GIFT_FOLDER = 'gifts';

/** A generated file: its path below the library folder and the name of the download. */
export interface StoredFile {
  path: string;
  name: string;
}

export const libraryFile = (key: LibraryFileKey): StoredFile => {
  const { fileName } = LIBRARY_FILES[key];
  return { path: fileName, name: fileName };
};

const inGifts = (name: string): StoredFile => ({ path: `${GIFT_FOLDER}/${name}`, name });

export const summitResourceFile = (key: SummitResourceKey): StoredFile => inGifts(SUMMIT_RESOURCE_FILES[key]);

const isSummitResource = (key: string): key is SummitResourceKey => Object.hasOwn(SUMMIT_RESOURCE_FILES, key);

/** A file for everybody: a speaker's gift, or a lighter file of the day pages. Null for a key that none has. */
export function giftFile(key: string): StoredFile | null {
  if (isSummitResource(key)) return summitResourceFile(key);
  return Object.hasOwn(GIFT_CONTENTS, key) ? inGifts(`${key}.${GIFT_CONTENTS[key]!.format}`) : null;
}
