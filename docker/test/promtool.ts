import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Where tools/test/promtool.mjs unpacks it. */
const UNPACKED = fileURLToPath(new URL('../../node_modules/.cache/promtool/usr/bin/promtool', import.meta.url));
const PLACES = ['/usr/bin/promtool', '/usr/local/bin/promtool', '/opt/homebrew/bin/promtool', UNPACKED];

/** A real promtool; says what to install where there is none. */
async function findPromtool(): Promise<string> {
  for (const place of process.env['PROMTOOL_PATH'] ? [process.env['PROMTOOL_PATH']] : PLACES) {
    const found = await access(place, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return place;
  }
  throw new Error('This test needs promtool: `apt-get install prometheus`, or set PROMTOOL_PATH to the program.');
}

/** What promtool prints of files in a folder; rejects with what it does not like. */
export async function promtool(folder: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(await findPromtool(), words, { cwd: folder });
  return stdout;
}
