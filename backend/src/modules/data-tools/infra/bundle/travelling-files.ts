import type { FileStore } from '../../../../platform/files/file-store.port.js';
import { mayTravel } from '../../application/bundle-manifest.js';

/** Keys of all uploads. */
export async function travellingFiles(files: Pick<FileStore, 'list'>): Promise<string[]> {
  return (await files.list()).filter(mayTravel);
}
