import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createWebApp } from './web-app.js';

describe('the web server under the simulators', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = createWebApp(['https://summit.test']);
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  /** With a host name of its own: fetch would name the real one. */
  const ask = (host: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const { port } = app.server.address() as AddressInfo;
      request({ host: '127.0.0.1', port, path: '/page.css', headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });

  it.each([
    'localhost',
    'localhost:4301',
    '127.0.0.1:4301',
    '[::1]:4301',
    '192.168.1.20:4301',
    'inbox.localhost',
    'summit.test',
  ])('answers for %s', async (host) => {
    expect(await ask(host)).toBe(200);
  });

  it.each(['evil.test', 'evil.test:4301', 'localhost.evil.test', '127.0.0.1.evil.test', 'www.summit.test'])(
    'does not answer for %s, a name that a stranger can lead here',
    async (host) => {
      expect(await ask(host)).toBe(421);
    },
  );
});
