// Text files of a build as brotli or gzip, made once and kept: nginx sends them so, too (docker/nginx/nginx.conf).
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The closest packing takes twenty times as long for a tenth less: that is for an image, which is built once (docker/nginx/pack.mjs). */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The better one first. */
const ENCODINGS = {
  br: (/** @type {Buffer} */ text) => promisify(brotliCompress)(text, BROTLI),
  gzip: (/** @type {Buffer} */ text) => promisify(gzip)(text),
};

/** Shorter files grow, or save less than their header takes. */
const MIN_BYTES = 1_024;
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
};

export class PackedFiles {
  /** @type {Map<string, { mtimeMs: number, bytes: Promise<Buffer> }>} */
  #kept = new Map();

  /** @param {string} dist absolute path of the folder the build wrote */
  constructor(dist) {
    this.dist = dist;
  }

  /**
   * The file compressed, or null where the browser takes nothing of it or that does not pay. A file that was built anew is compressed anew.
   * @param {string} file relative to the build
   * @param {string | string[] | undefined} accepted the browser's Accept-Encoding
   * @returns {Promise<{ bytes: Buffer, type: string, encoding: string, etag: string } | null>}
   */
  async find(file, accepted) {
    const type = TYPES[/** @type {keyof typeof TYPES} */ (path.extname(file))];
    const taken = String(accepted).split(/\s*,\s*/);
    const [encoding, compress] = Object.entries(ENCODINGS).find(([name]) => taken.includes(name)) ?? [];
    if (!type || !encoding || !compress) return null;
    const place = path.join(this.dist, file);
    const { mtimeMs, size } = await stat(place);
    if (size < MIN_BYTES) return null;
    const key = `${encoding} ${file}`;
    const known = this.#kept.get(key);
    const kept =
      known?.mtimeMs === mtimeMs ? known : { mtimeMs, bytes: readFile(place).then((text) => compress(text)) };
    this.#kept.set(key, kept);
    const etag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    return { bytes: await kept.bytes, type, encoding, etag };
  }
}
