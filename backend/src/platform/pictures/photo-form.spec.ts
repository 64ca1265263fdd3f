import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { acceptPhotoForms, readPhotoForm } from './photo-form.js';

/** More than a connection holds back by itself. */
const LONG = Buffer.alloc(1_000_000, 7);
const RULES = { field: 'photo', maxBytes: LONG.length, tooLarge: 'photo_too_large' } as const;

interface Part {
  name: string;
  bytes: Buffer;
  isText?: true;
}

const file = (name: string, bytes: Buffer = LONG): Part => ({ name, bytes });
const text = (name: string, value = 'x'): Part => ({ name, bytes: Buffer.from(value), isText: true });

function formOf(parts: readonly Part[]): Buffer {
  const lines = parts.flatMap(({ name, bytes, isText }) => [
    `--b\r\nContent-Disposition: form-data; name="${name}"${isText ? '' : '; filename="x"'}\r\n\r\n`,
    bytes,
    '\r\n',
  ]);
  return Buffer.concat([...lines, '--b--\r\n'].map((line) => Buffer.from(line)));
}

describe('a form with a photo', () => {
  let server: FastifyInstance;
  let agent: Agent;
  beforeEach(async () => {
    server = fastify();
    acceptPhotoForms(server);
    server.post('/photo', async (asked) => {
      try {
        const { photo, texts } = await readPhotoForm(asked, RULES);
        return { bytes: photo.length, texts: Object.fromEntries(texts) };
      } catch (error) {
        return { code: error instanceof AppError ? error.code : 'unknown' };
      }
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    // All requests share one connection, as those of many people share the ones of a web server.
    agent = new Agent({ keepAlive: true, maxSockets: 1 });
  });
  afterEach(async () => {
    agent.destroy();
    await server.close();
  });

  const send = (body: Buffer) =>
    new Promise<unknown>((resolve, reject) => {
      const { port } = server.server.address() as AddressInfo;
      const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': body.length };
      const asked = request({ port, host: '127.0.0.1', path: '/photo', method: 'POST', agent, headers }, (answer) => {
        answer.setEncoding('utf8');
        let received = '';
        answer.on('data', (chunk: string) => (received += chunk));
        answer.on('end', () => resolve(JSON.parse(received)));
      });
      asked.on('error', reject);
      asked.end(body);
    });

  it('is read with what stands beside the photo', async () => {
    expect(await send(formOf([text('alt', 'Me'), file('photo')]))).toEqual({
      bytes: LONG.length,
      texts: { alt: 'Me' },
    });
  });

  it.each([
    ['another file', [file('picture')], 'photo_required'],
    ['a file besides', [file('photo'), file('second')], 'photo_unreadable'],
    ['too large a photo', [file('photo', Buffer.concat([LONG, LONG]))], 'photo_too_large'],
    ['too many fields', [...[...'abcdef'].map((name) => text(name)), file('photo')], 'photo_unreadable'],
    ['a name that is no field', [text('__proto__'), file('photo')], 'photo_unreadable'],
    ['no photo', [text('alt')], 'photo_required'],
  ])('with %s is refused, and the next request on the connection is answered', async (_what, parts, code) => {
    expect(await send(formOf(parts))).toEqual({ code });
    expect(await send(formOf([file('photo')]))).toEqual({ bytes: LONG.length, texts: {} });
  });

  it('that is broken is refused, and the next request on the connection is answered', async () => {
    expect(await send(Buffer.concat([Buffer.from('--b\r\nno head\r\n\r\n'), LONG]))).toEqual({
      code: 'photo_unreadable',
    });
    expect(await send(formOf([file('photo')]))).toEqual({ bytes: LONG.length, texts: {} });
  });
});
