import type { DownloadedFile } from '@summit/contracts';

/** What the pages do with files. */
export interface BrowserFiles {
  /** Hands a file to the administrator; `fallbackName` is used when the server named none. */
  save(file: DownloadedFile, fallbackName: string): void;
}

/** How long a browser may take to begin reading the file it was given. */
const RELEASE_MS = 60_000;

export const browserFiles: BrowserFiles = {
  save({ bytes, type, name }, fallbackName) {
    const href = URL.createObjectURL(new Blob([bytes], { type }));
    const link = Object.assign(document.createElement('a'), { href, download: name ?? fallbackName });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(href), RELEASE_MS);
  },
};
