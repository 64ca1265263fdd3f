import {
  adminExportOverviewEndpoint,
  signupEndpoint,
  signupStatsEndpoint,
  vipProfilePhotoEndpoint,
} from '@summit/contracts';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { download } from './download.js';
import { send } from './send.js';

/** The same calls over real sockets: what a fake cannot show is how fetch itself ends. */
describe('calls to a real server', () => {
  const servers: Server[] = [];

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }
  });

  it('sends JSON and reads JSON', async () => {
    const origin = await serve((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
        response.setHeader('Content-Type', 'application/json');
        response.end(
          JSON.stringify({ id: `${request.method} ${request.url}`, body, bonus_download_urls: {}, invite_url: '' }),
        );
      });
    });
    const body = { name: 'Zoë', email: 'zoe@example.com' };
    const answer = await send(signupEndpoint, { query: { ref: 'A&B' }, body }, { origin });
    expect(answer).toMatchObject({ id: 'POST /api/signup?ref=A%26B', body });
  });

  it('sends a form with its boundary', async () => {
    const origin = await serve((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const text = Buffer.concat(chunks).toString('latin1');
        const boundary = /boundary=(.+)$/.exec(request.headers['content-type'] ?? '')?.[1] ?? 'none';
        const ours = text.startsWith(`--${boundary}`) && text.includes('name="photo"; filename="me.png"');
        response.end(JSON.stringify({ success: true, message: '', profile_photo_url: String(ours) }));
      });
    });
    const form = new FormData();
    form.set('photo', new Blob(['png'], { type: 'image/png' }), 'me.png');
    expect((await send(vipProfilePhotoEndpoint, { body: form }, { origin })).profile_photo_url).toBe('true');
  });

  it('downloads bytes unchanged', async () => {
    const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0, 255, 13, 10]);
    const origin = await serve((_, response) => response.end(bytes));
    const file = await download(adminExportOverviewEndpoint, {}, { origin });
    expect(Buffer.from(file.bytes)).toEqual(bytes);
    expect(file.name).toBeNull();
  });

  it('gives up on a server that never answers', async () => {
    const origin = await serve(() => undefined);
    await expect(send(signupStatsEndpoint, {}, { origin, timeoutMs: 60 })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('gives up on an answer that starts and never ends', async () => {
    const origin = await serve((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"total_signups":');
    });
    await expect(send(signupStatsEndpoint, {}, { origin, timeoutMs: 100 })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('gives up on a refusal that starts and never ends', async () => {
    const origin = await serve((_, response) => {
      response.writeHead(500, { 'Content-Type': 'application/json' });
      response.write('{"detail":');
    });
    await expect(send(signupStatsEndpoint, {}, { origin, timeoutMs: 100 })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('calls a broken connection a network failure', async () => {
    const origin = await serve((request) => request.socket.destroy());
    await expect(send(signupStatsEndpoint, {}, { origin })).rejects.toMatchObject({ kind: 'network', status: 0 });
  });

  it('calls an answer cut in the middle a network failure', async () => {
    const origin = await serve((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
      response.write('{"total_signups":1', () => response.destroy());
    });
    await expect(send(signupStatsEndpoint, {}, { origin })).rejects.toMatchObject({ kind: 'network' });
  });

  it('calls a refused connection a network failure', async () => {
    const origin = await serve(() => undefined);
    const [server] = servers.splice(0);
    await new Promise((closed) => server?.close(closed));
    await expect(send(signupStatsEndpoint, {}, { origin })).rejects.toMatchObject({ kind: 'network', status: 0 });
  });

  it('calls bad JSON and an empty body unreadable', async () => {
    const bad = await serve((_, response) => response.end('<!doctype html>'));
    await expect(send(signupStatsEndpoint, {}, { origin: bad })).rejects.toMatchObject({
      kind: 'unreadable',
      status: 200,
      body: '<!doctype html>',
    });
    const empty = await serve((_, response) => response.writeHead(204).end());
    await expect(send(signupStatsEndpoint, {}, { origin: empty })).rejects.toMatchObject({
      kind: 'unreadable',
      status: 204,
    });
  });

  it('reads the error body of the API', async () => {
    const origin = await serve((_, response) => {
      response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '5' });
      response.end(
        JSON.stringify({ success: false, detail: 'Later.', message: 'Later.', code: 'service_unavailable' }),
      );
    });
    await expect(send(signupStatsEndpoint, {}, { origin })).rejects.toMatchObject({
      kind: 'http',
      status: 503,
      code: 'service_unavailable',
      detail: 'Later.',
      retryAfter: 5,
    });
  });

  it('ends at once when the caller gives up', async () => {
    const origin = await serve(() => undefined);
    const caller = new AbortController();
    const call = send(signupStatsEndpoint, { signal: caller.signal }, { origin });
    setTimeout(() => caller.abort(), 20);
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  });
});
