import { GIFT_CONTENTS, LIBRARY_FILES, SUMMIT_RESOURCE_FILES } from '@summit/content/library';
import type { LibraryFileKey, SummitResourceKey } from '@summit/rules';

/** Folder of the generated files below FILES_DIR. */
export const LIBRARY_FOLDER = 'library';

const GIFT_FOLDER = 'gifts';

/** A generated file: its path below the library folder and the name of the download. */
export interface StoredFile {
  path: string;
  name: string;
}

const stored = (name: string): StoredFile => ({ path: name, name });

export const libraryFile = (key: LibraryFileKey): StoredFile => stored(LIBRARY_FILES[key].fileName);

export const summitResourceFile = (key: SummitResourceKey): StoredFile => stored(SUMMIT_RESOURCE_FILES[key]);

/** Null for a key that no gift has. */
export function giftFile(key: string): StoredFile | null {
  if (!Object.hasOwn(GIFT_CONTENTS, key)) return null;
  const name = `${key}.${GIFT_CONTENTS[key]!.format}`;
  return { path: `${GIFT_FOLDER}/${name}`, name };
}
