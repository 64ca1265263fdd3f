import { BONUS_DOCUMENTS, type BonusDocument } from '@summit/content';
import type { BonusKey } from '@summit/rules';
import type { FileStore } from '../../../platform/files/file-store.port.js';
import { sha256, writeWhenChanged, type GeneratedFile } from '../../../platform/documents/write-when-changed.js';
import { BONUS_FOLDER } from './bonus-file-store.js';

/** Raise when the layout changes, so that files set with the old one are made again. */
const LAYOUT = 1;

export interface BonusFile extends GeneratedFile {
  readonly bonus: BonusKey;
}

/** Says whether a file still matches its content and layout. */
export const bonusFingerprint = (document: BonusDocument): string =>
  sha256(JSON.stringify({ layout: LAYOUT, document }));

/**
 * Sets the three bonus files (F-250, F-251) under their download names, one after another. A file whose content
 * has not changed is left alone (`written: false`), and pdfkit is not even loaded.
 */
export async function writeBonusFiles(
  store: FileStore,
  documents: readonly BonusDocument[] = Object.values(BONUS_DOCUMENTS),
): Promise<BonusFile[]> {
  const files: BonusFile[] = [];
  for (const document of documents) {
    const file = await writeWhenChanged(store, {
      key: `${BONUS_FOLDER}/${document.fileName}`,
      fingerprint: bonusFingerprint(document),
      render: async () => {
        const { renderBonusPdf } = await import('./render-bonus-pdf.js');
        return (await renderBonusPdf(document)).bytes;
      },
    });
    files.push({ bonus: document.key, ...file });
  }
  return files;
}
