import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { disconnectSlowReaders, serverTimeouts } from './server-timeouts.js';

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

describe('a client that does not read its answer', () => {
  const [PIECES, PIECE] = [500, 100_000];
  it('does not keep a closing server', async () => {
    const server = Fastify({ forceCloseConnections: 'idle' });
    disconnectSlowReaders(server, 10);
    server.get('/', () => Readable.from(Array.from({ length: PIECES }, () => Buffer.alloc(PIECE))));
    await server.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'readable');
    await server.close();
    let received = 0;
    socket.on('data', (piece: Buffer) => void (received += piece.length));
    await once(socket, 'close');
    // It closed before the answer had ended, which a reader would have got whole.
    expect(received).toBeGreaterThan(0);
    expect(received).toBeLessThan(PIECES * PIECE);
  });
});
