/** What a chosen file says. `other_encoding`: no UTF-8; `unreadable`: it was changed, moved or removed since it was chosen. */
export type TextFile = { text: string } | { problem: 'other_encoding' | 'unreadable' };

/** Said of a file that a browser does not give out any more. */
export const UNREADABLE_FILE = 'This file can no longer be read. It may have been changed since: choose it again.';

/** Reads a file as UTF-8. Another encoding is not guessed: names in it would be broken. */
export async function readTextFile(file: File): Promise<TextFile> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { problem: 'unreadable' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { problem: 'other_encoding' };
  }
}
