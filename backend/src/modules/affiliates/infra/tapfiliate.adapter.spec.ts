import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startSandbox, type Sandbox } from '@summit/provider-simulators';
import { ProviderCircuits } from '../../../platform/circuits/provider-circuits.js';
import type { ListPosition } from '../application/external-affiliates.port.js';
import { TapfiliateAdapter } from './tapfiliate.adapter.js';

const KEY = 'demo-tapfiliate-key';
const LOG = { warn: () => undefined, error: () => undefined, info: () => undefined };

describe('Tapfiliate, as the adapter meets it', () => {
  let dir: string;
  let sandbox: Sandbox;
  let pauses: number[];
  let positions: ListPosition[];
  const reached = async (position: ListPosition) => void positions.push(position);
  beforeAll(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'summit-tapfiliate-'));
    sandbox = await startSandbox({ port: 0, dir });
  });
  beforeEach(() => {
    pauses = [];
    positions = [];
  });
  afterAll(async () => {
    await sandbox.stop();
    await rm(dir, { recursive: true });
  });

  const adapter = (tapfiliate: { apiBase: string; apiKey: string } | null) =>
    new TapfiliateAdapter(
      { tapfiliate },
      new ProviderCircuits(LOG),
      async (milliseconds) => void pauses.push(milliseconds),
      LOG,
    );
  const real = (apiKey = KEY) => adapter({ apiBase: `${sandbox.url}/tapfiliate`, apiKey });
  const disturb = async (answer: string, times: number) => {
    const response = await fetch(`${sandbox.url}/control/next-answers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ provider: 'tapfiliate', answer, times }),
    });
    expect(response.ok).toBe(true);
  };

  it('reads page after page until the Link header names no next one (C-057)', async () => {
    const all = await real().all(reached);
    expect(all).toHaveLength(60);
    expect(positions).toEqual([
      { people: 25, pages: { done: 1, total: 3 } },
      { people: 50, pages: { done: 2, total: 3 } },
      { people: 60, pages: { done: 3, total: 3 } },
    ]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(60);
    expect(all[0]).toEqual({
      id: 'amara-elsewhere',
      name: 'Amara Okafor',
      email: 'Amara-Okafor@speakers.summit.test',
      createdAt: Date.parse('2025-06-02T09:30:00Z'),
    });
    expect(all[1]).toMatchObject({ name: 'Ridgeline Media' });
    expect(all[2]).toMatchObject({ id: 'no-address', email: '' });
  });

  it('waits as long as Retry-After says, and goes on where it was', async () => {
    await disturb('too_many_requests', 2);
    expect(await real().all(reached)).toHaveLength(60);
    expect(pauses).toEqual([1_000, 1_000]);
  });

  it('gives up when the rate limit costs more time than an administrator waits', async () => {
    await disturb('too_many_requests', 46);
    await expect(real().all(reached)).rejects.toMatchObject({ code: 'tapfiliate_unavailable' });
    expect(pauses).toHaveLength(45);
  });

  it('answers nobody at all when a page fails', async () => {
    await disturb('server_error', 1);
    await expect(real().all(reached)).rejects.toMatchObject({ code: 'tapfiliate_unavailable' });
  });

  it('says when it has no key, and when the key is refused (A-148)', async () => {
    await expect(adapter(null).all(reached)).rejects.toMatchObject({ code: 'tapfiliate_not_configured' });
    await expect(real('revoked-key').all(reached)).rejects.toMatchObject({ code: 'tapfiliate_key_refused' });
  });

  it.each([
    ['an answer that is no list', (): [number, string, string?] => [200, '{"message":"moved"}']],
    ['an answer that is no JSON', (): [number, string, string?] => [200, '<html>']],
    ['a redirect, which would carry the key elsewhere', (): [number, string, string?] => [302, '', '/elsewhere']],
  ])('takes nobody from %s', async (_name, answer) => {
    const server: Server = createServer((_request, response) => {
      const [status, body, location] = answer();
      response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await expect(adapter({ apiBase: `http://127.0.0.1:${port}`, apiKey: KEY }).all(reached)).rejects.toMatchObject({
      code: 'tapfiliate_unavailable',
    });
    await new Promise((resolve) => server.close(resolve));
  });

  it('sends its key in X-Api-Key and asks for each page once', async () => {
    const seen: (string | undefined)[][] = [];
    const server = createServer((request, response) => {
      seen.push([request.url, request.headers['x-api-key'] as string]);
      const next = seen.length < 3 ? { link: '<https://api.tapfiliate.com/1.6/affiliates/?page=9>; rel="next"' } : {};
      response.writeHead(200, { 'content-type': 'application/json', ...next }).end('[]');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await adapter({ apiBase: `http://127.0.0.1:${port}`, apiKey: KEY }).all(reached)).toEqual([]);
    expect(seen).toEqual([1, 2, 3].map((page) => [`/1.6/affiliates/?page=${page}`, KEY]));
    await new Promise((resolve) => server.close(resolve));
  });
});
