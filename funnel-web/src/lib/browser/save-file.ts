import type { DownloadedFile } from '@summit/contracts';

/** Browsers read the address after the press has ended; a minute is more than any of them takes. */
const RELEASE_AFTER_MS = 60_000;

/** Saves a file that is in memory, as a press on a download link would. */
export function saveFile({ name, type, bytes }: DownloadedFile, fallbackName: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? fallbackName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
}
