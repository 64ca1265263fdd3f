import { rename, writeFile } from 'node:fs/promises';

/** Writes a file so that a reader, or the next start after a crash, finds the old content or the new, never a part. */
export async function writeAtomically(file: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.pid}.tmp`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
