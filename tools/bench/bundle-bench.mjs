// The archive of the whole summit: how long writing it and reading it back takes, and how much memory the process needs for it.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { finding } from './finding.mjs';
import { memoryOf } from './memory-of.mjs';

const MEMORY_GOAL = 150;
const MEBIBYTE = 1_048_576;
const STATEMENT_TIMEOUT_MS = 3_600_000;

/**
 * @param {object} options
 * @param {string} options.dist of the backend
 * @param {any} options.sql of a database with data
 * @param {(text: string) => void} options.progress
 */
export async function bundleFindings({ dist, sql, progress }) {
  const folder = `${dist}/modules/data-tools/infra/bundle`;
  const { writeBundle } = await import(`${folder}/write-bundle.js`);
  const { FolderFileStore } = await import(`${dist}/platform/files/folder-file-store.js`);
  const { openBundle } = await import(`${folder}/open-bundle.js`);
  const dir = await mkdtemp(path.join(os.tmpdir(), 'summit-bench-bundle-'));
  const file = path.join(dir, 'summit.zip');
  try {
    progress('archive of everything');
    let size = 0;
    let rows = 0;
    /** @type {{ migrations: string[], tables: { table: string, rows: number }[] } | undefined} */
    let manifest;
    const writing = await memoryOf(() =>
      sql.transaction(
        async (/** @type {unknown} */ tx) => {
          const written = await writeBundle(tx, {
            file,
            files: new FolderFileStore(dir),
            filesDir: dir,
            at: Date.now(),
          });
          ({ size, manifest } = written);
        },
        { statementTimeoutMs: STATEMENT_TIMEOUT_MS },
      ),
    );
    const { migrations, tables } = /** @type {NonNullable<typeof manifest>} */ (manifest);
    const reading = await memoryOf(async () => {
      const bundle = await openBundle(file, { migrations, tables: tables.map(({ table }) => table) });
      for (const table of bundle.manifest.tables) for await (const lines of bundle.lines(table)) rows += lines.length;
      bundle.close();
    });
    return [
      finding('archive, rows', rows / 1_000_000, { unit: 'M' }),
      finding('archive, size', size / MEBIBYTE, { unit: 'MiB' }),
      finding('archive, time to write', writing.seconds, { unit: 's' }),
      finding('archive, memory that writing adds', writing.added, { unit: 'MiB', most: MEMORY_GOAL }),
      finding('archive, time to check', reading.seconds, { unit: 's' }),
      finding('archive, memory that checking adds', reading.added, { unit: 'MiB', most: MEMORY_GOAL }),
    ];
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
