import type { AppConfig } from '../../config/app-config.js';
import type { FileStore } from './file-store.port.js';
import { FolderFileStore } from './folder-file-store.js';

/** The store that the settings name. The SDK of the object store is loaded only where there is one. */
export async function openFileStore({
  filesDir,
  objectStore,
}: Pick<AppConfig, 'filesDir' | 'objectStore'>): Promise<FileStore> {
  if (!objectStore) return new FolderFileStore(filesDir);
  const { S3FileStore } = await import('./s3-file-store.js');
  return new S3FileStore(objectStore);
}
