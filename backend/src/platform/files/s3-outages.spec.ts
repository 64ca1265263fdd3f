import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { S3Settings } from '../../config/app-config.js';
import { S3FileStore } from './s3-file-store.js';

const PHOTO = 'member-photos/abc.webp';
/** Nothing of these specs answers, so a short patience changes no outcome. */
const IMPATIENT = { socketTimeout: 30, maxAttempts: 1 };

describe('a store whose server is unwell', () => {
  let server: Server;
  let answer: RequestListener;
  let settings: S3Settings;
  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    settings = {
      bucket: 'summit-files',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'somebody', secretAccessKey: 'something' },
    };
  });
  afterAll(async () => {
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
  });

  const UNAVAILABLE = { code: 'service_unavailable', status: 503 };
  const unavailable = async (files: S3FileStore) => {
    await expect(files.put(PHOTO, Buffer.from('x'))).rejects.toMatchObject(UNAVAILABLE);
    await expect(files.open(PHOTO)).rejects.toMatchObject(UNAVAILABLE);
    await expect(files.sizeOf(PHOTO)).rejects.toMatchObject(UNAVAILABLE);
    await expect(files.answer(PHOTO, {})).rejects.toMatchObject(UNAVAILABLE);
    await expect(files.list()).rejects.toMatchObject(UNAVAILABLE);
    await expect(files.remove(PHOTO)).rejects.toMatchObject(UNAVAILABLE);
  };

  it('is given up on where it takes calls and stays silent', async () => {
    answer = () => undefined;
    await unavailable(new S3FileStore(settings, IMPATIENT));
  });

  it.each([429, 500, 503])('is unavailable where it answers %i', async (status) => {
    answer = (_request, response) => response.writeHead(status).end();
    await unavailable(new S3FileStore(settings, { maxAttempts: 1 }));
  });

  it('is unavailable where it hangs up', async () => {
    answer = (request) => request.socket.destroy();
    await unavailable(new S3FileStore(settings, { maxAttempts: 1 }));
  });

  it.each([
    ['falls silent', IMPATIENT, () => undefined],
    ['hangs up', { maxAttempts: 1 }, (socket: { destroy(): void }) => socket.destroy()],
  ])('is unavailable to whoever reads a file in which it %s', async (_what, limits, then) => {
    answer = (request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('the begin', () => then(request.socket));
    };
    const files = new S3FileStore(settings, limits);
    await expect(files.open(PHOTO).then((body) => text(body!))).rejects.toMatchObject(UNAVAILABLE);
  });

  it('is no reason to hide a mistake of ours', async () => {
    answer = (_request, response) => response.writeHead(403).end();
    const files = new S3FileStore(settings, { maxAttempts: 1 });
    await expect(files.open(PHOTO)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    await expect(files.open('../secret')).rejects.toThrow('No key of a stored file');
  });
});
