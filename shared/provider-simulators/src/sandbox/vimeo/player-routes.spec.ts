import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startSandbox, type Sandbox } from '../start-sandbox.js';

describe("the sandbox's player of films", () => {
  let dir: string;
  let sandbox: Sandbox;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'player-spec-'));
    sandbox = await startSandbox({ port: 0, dir, filmOrigins: ['http://localhost:4201'] });
  });
  afterAll(async () => {
    await sandbox.stop();
    await rm(dir, { recursive: true, force: true });
  });
  const ask = (address: string, headers: Record<string, string> = {}) => fetch(sandbox.url + address, { headers });

  it('is a page for the frame of the member area and for nobody else (C-056)', async () => {
    const answer = await ask('/video/76979871?h=ab12cd34');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<video src="/video/film.webm"');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain('frame-ancestors http://localhost:4201;');
    expect(policy).toContain("media-src 'self'");
    expect((await ask('/')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('knows films by number', async () => {
    expect((await ask('/video/<script>')).status).toBe(404);
  });

  it('hands out the film, or the part that a jump needs', async () => {
    const whole = await ask('/video/film.webm');
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(whole.headers.get('content-type')).toBe('video/webm');
    expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    const part = await ask('/video/film.webm', { range: 'bytes=100-199' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200));
    const rest = await ask('/video/film.webm', { range: `bytes=${bytes.length - 5}-` });
    expect(Buffer.from(await rest.arrayBuffer())).toHaveLength(5);
    expect((await ask('/video/film.webm', { range: `bytes=${bytes.length}-` })).status).toBe(416);
  });
});
