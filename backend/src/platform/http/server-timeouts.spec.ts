import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { serverTimeouts } from './server-timeouts.js';

describe('a client that takes its time', () => {
  let server: FastifyInstance;
  beforeAll(async () => {
    server = Fastify(serverTimeouts(10));
    server.post('/', () => 'read');
    await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  it.each([
    ['never ends its headers', 'POST / HTTP/1.1\r\nHost: a\r\n'],
    [
      'never ends its body',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
  ])('and %s is sent away', async (_how, beginning) => {
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(beginning);
    expect(await text(socket)).toContain('408 Request Timeout');
  });
});
