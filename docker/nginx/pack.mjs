/**
 * Writes .gz files beside the text files of a built app, and .br files beside those that nginx sends so (site-file.mjs):
 *
 *   node docker/nginx/pack.mjs /site
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { HEADLINE_PAGE } from '../../tools/web-server/headline-page.mjs';

/** Shorter files grow, or save less than their header takes. */
const MIN_BYTES = 1_024;
const TEXT = /\.(?:js|css|html|svg|json|xml)$/;
const SENT_AS_BROTLI = /\.(?:js|css|html)$/;

/** @param {string} folder of the built app */
async function pack(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name) && entry.name !== HEADLINE_PAGE);
  for (const entry of texts) {
    const file = path.join(entry.parentPath, entry.name);
    const text = await readFile(file);
    if (text.length < MIN_BYTES) continue;
    await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
    if (SENT_AS_BROTLI.test(entry.name)) await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
  }
}

const [, , folder] = process.argv;
if (!folder) throw new Error('The folder of a built app is needed');
await pack(folder);
