import { renderFile } from '../../../platform/documents/render-file.js';
import { sha256, writeWhenChanged, type GeneratedFile } from '../../../platform/documents/write-when-changed.js';
import type { FileStore } from '../../../platform/files/file-store.port.js';
import { libraryDocuments, templateDocuments, type LibraryDocument } from './library-documents.js';
import { LIBRARY_FOLDER, libraryFile } from './library-folder.js';

const inLibrary = (path: string): string => `${LIBRARY_FOLDER}/${path}`;

/** Raise when a layout changes, so that files made with the old one are made again. */
const LAYOUT = 1;

const fingerprint = (document: unknown): string => sha256(JSON.stringify({ layout: LAYOUT, document }));

/**
 * Makes every file of the library: gifts, files of the day pages and what comes with orders. A file whose content has not
 * changed is left alone (`written: false`), and nothing that draws is loaded for it.
 */
export async function writeLibraryFiles(
  store: FileStore,
  documents: readonly LibraryDocument[] = libraryDocuments(),
  templates: readonly LibraryDocument[] = templateDocuments(),
): Promise<GeneratedFile[]> {
  const files: GeneratedFile[] = [];
  for (const document of documents)
    files.push(
      await writeWhenChanged(store, {
        key: inLibrary(document.path),
        fingerprint: fingerprint(document),
        render: () => renderFile(document.head, document.content),
      }),
    );
  const key = inLibrary(libraryFile('templates-kit').path);
  const render = () => kitOf(templates);
  files.push(await writeWhenChanged(store, { key, fingerprint: fingerprint(templates), render }));
  return files;
}

/** All templates in one archive, under a folder of its name. */
async function kitOf(templates: readonly LibraryDocument[]): Promise<Buffer> {
  const { steadyZip } = await import('../../../platform/documents/steady-zip.js');
  const entries: Record<string, Uint8Array> = {};
  for (const { path: name, head, content } of templates)
    entries[`templates-kit/${name}`] = await renderFile(head, content);
  return steadyZip(entries);
}
