import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createWebServerScene, LONG_SCRIPT } from './web-server-scene.mjs';

let scene;
const ask = (...args) => scene.ask(...args);
beforeAll(async () => {
  scene = await createWebServerScene();
});
afterAll(() => scene.close());

describe('files on their way', () => {
  beforeAll(() => scene.serve('funnel'));

  it('sends the precompressed file to browsers that take it', async () => {
    const packed = await ask('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toContain('javascript');
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(packed.bytes).toString()).toBe('export {};');
    expect((await ask('/assets/app-1a2b.js')).headers['content-encoding']).toBeUndefined();
    expect((await ask('/', { headers: { 'accept-encoding': 'br' } })).text).toBe('<h1>Landing</h1>');
  });

  it('compresses longer text on the way, and checks it like any other file', async () => {
    const gzip = { 'accept-encoding': 'gzip, deflate' };
    const packed = await ask('/assets/long-9z.js', { headers: gzip });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(packed.headers['content-type']).toContain('javascript');
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(gunzipSync(packed.bytes).toString()).toBe(LONG_SCRIPT);
    expect(packed.bytes.length).toBeLessThan(LONG_SCRIPT.length);
    const again = await ask('/assets/long-9z.js', { headers: { ...gzip, 'if-none-match': packed.headers.etag } });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect((await ask('/assets/long-9z.js')).text).toBe(LONG_SCRIPT);
  });

  it('sends brotli to browsers that take it', async () => {
    const packed = await ask('/assets/long-9z.js', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(packed.bytes).toString()).toBe(LONG_SCRIPT);
  });

  it('compresses a file again that was built again', async () => {
    const drawn = path.join(scene.dist, 'art/drawn.svg');
    let second = 0;
    const built = async (text) => {
      await writeFile(drawn, text);
      // Two files that are written at the same moment may have the same time.
      second += 1;
      await utimes(drawn, second, second);
      const { bytes } = await ask('/art/drawn.svg', { headers: { 'accept-encoding': 'gzip' } });
      return gunzipSync(bytes).toString();
    };
    for (const text of ['<svg>1</svg>', '<svg>2 </svg>'].map((one) => one.padEnd(2_000)))
      expect(await built(text)).toBe(text);
  });
});
