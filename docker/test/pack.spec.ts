import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const PACK = fileURLToPath(new URL('../nginx/pack.mjs', import.meta.url));
const LONG = 'growth and scale '.repeat(100);

it('writes longer text files as gzip and brotli, but not the page that the web server fills in', async () => {
  const site = await mkdtemp(path.join(os.tmpdir(), 'summit-pack-'));
  await mkdir(path.join(site, 'vip'));
  const files = ['vip/index.html', 'app.js', 'index.headline.html', 'icon.svg', 'og.png'];
  await Promise.all(files.map((file) => writeFile(path.join(site, file), LONG)));
  await writeFile(path.join(site, 'short.js'), 'export {};');

  await promisify(execFile)(process.execPath, [PACK, site]);

  const packed = (await readdir(site, { recursive: true })).filter((file) => /\.(gz|br)$/.test(file));
  expect(packed.sort()).toEqual(['app.js.br', 'app.js.gz', 'icon.svg.gz', 'vip/index.html.br', 'vip/index.html.gz']);
  const read = (file: string) => readFile(path.join(site, file));
  expect(gunzipSync(await read('app.js.gz')).toString()).toBe(LONG);
  expect(brotliDecompressSync(await read('vip/index.html.br')).toString()).toBe(LONG);
  await rm(site, { recursive: true });
});
