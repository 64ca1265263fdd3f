import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { lightFetch } from './light-fetch.js';

describe('the light fetch', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const body = await text(request);
      const { host: _host, connection: _connection, 'accept-encoding': _encoding, ...headers } = request.headers;
      if (request.url === '/nothing') return void response.writeHead(204).end();
      if (request.url === '/elsewhere') return void response.writeHead(302, { location: '/nothing' }).end();
      response.writeHead(request.method === 'POST' ? 201 : 200, { 'set-cookie': ['one=1; Path=/', 'two=2'] });
      response.end(JSON.stringify({ method: request.method, headers: Object.entries(headers).sort(), body }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });

  const seen = async (response: Response) => ({
    status: response.status,
    cookies: response.headers.getSetCookie(),
    location: response.headers.get('location'),
    text: await response.text(),
  });

  it.each<[string, string, RequestInit]>([
    ['a question', '/', {}],
    ['a change', '/', { method: 'POST', body: '{"a":"é"}', headers: { 'content-type': 'application/json' } }],
    ['a change without a body', '/', { method: 'POST' }],
    ['a text of no type', '/', { method: 'PUT', body: 'a' }],
    ['a body where few have one', '/', { method: 'DELETE', body: '{}', headers: { Origin: 'http://a.test' } }],
    ['an answer of nothing', '/nothing', {}],
    ['an answer that leads on', '/elsewhere', {}],
    ['what only the real one can do', '/', { signal: AbortSignal.timeout(60_000) }],
  ])('asks and hears the same as the real one: %s', async (_, path, options) => {
    const real = await seen(await fetch(url + path, { ...options, redirect: 'manual' }));
    expect(await seen(await lightFetch(url + path, options))).toEqual(real);
  });
});
