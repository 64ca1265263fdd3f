import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
}

/** Bytes of a KB, as the budgets count. */
export const KB = 1024;

/** An app as Vite has built it into `dist`: which scripts come with a module, and what they weigh. */
export function builtApp(dist: string) {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

  /** Files of a module, or of a shared file by its name, with everything that it imports statically. */
  const filesOf = (id: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[id] ?? Object.values(manifest).find(({ name }) => name === id);
    if (!chunk) throw new Error(`The build has no ${id}`);
    if (seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) filesOf(imported, seen);
    return seen;
  };
  /** Compressed bytes. */
  const gzip = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file))).length, 0);
  return { manifest, filesOf, gzip };
}
