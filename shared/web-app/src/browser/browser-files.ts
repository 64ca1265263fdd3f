import type { DownloadedFile } from '@summit/contracts';

/** What the pages do with files and windows of the browser. */
export interface BrowserFiles {
  /** Hands a file to the visitor under `name`. */
  save(file: Pick<DownloadedFile, 'type'> & { bytes: BlobPart }, name: string): void;
  /** Opens an address the way a link in a new tab does. */
  open(url: string): void;
}

function follow(href: string, attributes: Partial<Pick<HTMLAnchorElement, 'download' | 'target' | 'rel'>>): void {
  const link = Object.assign(document.createElement('a'), { href, ...attributes });
  document.body.append(link);
  link.click();
  link.remove();
}

/** How long a browser may take to begin reading the file it was given. */
const RELEASE_MS = 60_000;

export const browserFiles: BrowserFiles = {
  save({ bytes, type }, name) {
    const url = URL.createObjectURL(new Blob([bytes], { type }));
    follow(url, { download: name });
    setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
  },
  open(url) {
    follow(url, { target: '_blank', rel: 'noopener noreferrer' });
  },
};
