import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import type { S3Settings } from '../../config/app-config.js';
import { readStored, type FileStore } from './file-store.port.js';
import { openFileStore } from './open-file-store.js';

const BUCKET = 'summit-files';
/** What the test server takes for right. */
const CREDENTIALS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const PHOTO = 'member-photos/abc.webp';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'file-store-'))));
afterAll(() => rm(folder, { recursive: true }));

let server: S3rver | undefined;
let objectStore: S3Settings;
afterAll(() => server?.close());

async function bucket(): Promise<S3Settings> {
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(folder, 'buckets'),
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = (await server.run()) as AddressInfo;
  objectStore = { bucket: BUCKET, region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, credentials: CREDENTIALS };
  return objectStore;
}

const settings = {
  'a folder': async () => ({ filesDir: path.join(folder, 'files'), objectStore: null }),
  'a server that speaks S3': async () => ({ filesDir: path.join(folder, 'unused'), objectStore: await bucket() }),
};

describe.each(Object.entries(settings))('files in %s', (_where, settingsOf) => {
  let files: FileStore;
  beforeAll(async () => (files = await openFileStore(await settingsOf())));
  beforeEach(async () => {
    for (const key of await files.list()) await files.remove(key);
  });

  const textOf = async (key: string) => (await readStored(files, key))?.toString('utf8') ?? null;
  const answered = async (...asked: Parameters<FileStore['answer']>) => {
    const found = await files.answer(...asked);
    return found && { ...found, body: await text(found.body) };
  };

  it('are read as they were put, and replaced as a whole', async () => {
    await files.put(PHOTO, Buffer.from('one'));
    expect([await textOf(PHOTO), await files.sizeOf(PHOTO)]).toEqual(['one', 3]);
    await files.put(PHOTO, Buffer.from('another'));
    expect([await textOf(PHOTO), await files.sizeOf(PHOTO)]).toEqual(['another', 7]);
    expect(await files.list()).toEqual([PHOTO]);
  });

  it('are taken from this machine, and copied to it', async () => {
    await mkdir(path.join(folder, 'work'), { recursive: true });
    const [draft, copy] = [path.join(folder, 'work', 'draft.zip'), path.join(folder, 'work', 'copy.zip')];
    await rm(copy, { force: true });
    await writeFile(draft, 'x'.repeat(300_000));
    await files.moveIn('bundles/summit.zip', draft);
    await expect(stat(draft)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await files.sizeOf('bundles/summit.zip')).toBe(300_000);
    expect(await files.copyTo('bundles/summit.zip', copy)).toBe(true);
    expect((await readFile(copy)).length).toBe(300_000);
    expect(await text(createReadStream(copy))).toBe('x'.repeat(300_000));
  });

  it('are missing without an error', async () => {
    expect([await files.open(PHOTO), await files.sizeOf(PHOTO), await files.answer(PHOTO, {})]).toEqual([
      null,
      null,
      null,
    ]);
    expect(await files.copyTo(PHOTO, path.join(folder, 'nothing'))).toBe(false);
    await files.remove(PHOTO);
    await files.removeFolder('faces/nobody');
    expect(await files.list()).toEqual([]);
  });

  it('go one by one, or with their folder', async () => {
    for (const key of [PHOTO, 'faces/ab/320.webp', 'faces/ab/640.webp', 'faces/abc/320.webp'])
      await files.put(key, Buffer.from(key));
    await files.removeFolder('faces/ab');
    expect((await files.list()).sort()).toEqual(['faces/abc/320.webp', PHOTO]);
    await files.remove(PHOTO);
    expect(await files.list()).toEqual(['faces/abc/320.webp']);
  });

  it('are answered whole, in part, or not again', async () => {
    await files.put(PHOTO, Buffer.from('0123456789'));
    const whole = await answered(PHOTO, {});
    expect(whole).toMatchObject({ status: 200, body: '0123456789', headers: { 'accept-ranges': 'bytes' } });
    const { etag, 'last-modified': changed } = whole!.headers;
    expect(whole!.headers['content-length']).toBe('10');
    expect(await answered(PHOTO, { range: 'bytes=2-4' })).toMatchObject({ status: 206, body: '234' });
    expect(await answered(PHOTO, { range: 'bytes=7-' })).toMatchObject({ status: 206, body: '789' });
    expect(await answered(PHOTO, { range: 'bytes=50-' })).toMatchObject({ status: 416 });
    expect(await answered(PHOTO, { 'if-none-match': etag! })).toMatchObject({ status: 304, body: '' });
    expect(await answered(PHOTO, { 'if-none-match': '"other"' })).toMatchObject({ status: 200 });
    expect(await answered(PHOTO, { 'if-modified-since': changed! })).toMatchObject({ status: 304 });
  });

  it.each(['', '../secret', '/etc/passwd', 'a/../b', 'a//b', '.hidden', 'a\u0000b', 'a\\b', 'a b'])(
    'have no key like %j',
    async (key) => {
      const calls: (() => Promise<unknown>)[] = [
        () => files.put(key, Buffer.from('')),
        () => files.moveIn(key, 'nowhere'),
        () => files.open(key),
        () => files.sizeOf(key),
        () => files.copyTo(key, 'nowhere'),
        () => files.answer(key, {}),
        () => files.remove(key),
        () => files.removeFolder(key),
      ];
      for (const call of calls) await expect(call()).rejects.toThrow('No key of a stored file');
    },
  );
});

describe('a store whose server refuses us', () => {
  it('is an error, and no missing file', async () => {
    const wrong = { ...objectStore, credentials: { ...CREDENTIALS, accessKeyId: 'somebody-else' } };
    await (await openFileStore({ filesDir: folder, objectStore })).put(PHOTO, Buffer.from('x'));
    const files = await openFileStore({ filesDir: folder, objectStore: wrong });
    await expect(files.sizeOf(PHOTO)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    await expect(files.open(PHOTO)).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
    await expect(files.put(PHOTO, Buffer.from('y'))).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
  });
});
