import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Where tools/test/promtool.mjs unpacks it. */
const UNPACKED = fileURLToPath(new URL('../../node_modules/.cache/promtool/usr/bin/promtool', import.meta.url));
const MISSING =
  'This test needs promtool, which is part of Prometheus: `apt-get install prometheus`, `brew install prometheus`, or an archive of prometheus.io/download and its program in PROMTOOL_PATH.';

/** A real promtool: the one that `npm test` names, else as a shell would find it; says what to install where there is none. */
async function findPromtool(): Promise<string> {
  const named = process.env['PROMTOOL_PATH'];
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const places = named ? [named] : [...folders.map((folder) => path.join(folder, 'promtool')), UNPACKED];
  for (const place of places) {
    const found = await access(place, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return place;
  }
  throw new Error(MISSING);
}

/** What promtool prints of files in a folder; rejects with what it does not like. */
export async function promtool(folder: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(await findPromtool(), words, { cwd: folder });
  return stdout;
}
