import type { DownloadedFile } from '@summit/contracts';

export interface SavedFile {
  name: string;
  text: string;
}

const textOf = (bytes: BlobPart): string =>
  typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes as ArrayBuffer);

/** Files and windows of a browser that remember what they were asked. */
export function fakeFiles() {
  const saved: SavedFile[] = [];
  const opened: string[] = [];
  return {
    saved,
    opened,
    save: ({ bytes }: { bytes: BlobPart; type: string }, name: string): void => {
      saved.push({ name, text: textOf(bytes) });
    },
    open: (url: string): void => {
      opened.push(url);
    },
  };
}

/** A small PDF as the API answers one; `name` is what the server calls it. */
export const pdf = (name: string | null = null): DownloadedFile => ({
  name,
  type: 'application/pdf',
  bytes: new TextEncoder().encode('%PDF').buffer as ArrayBuffer,
});
