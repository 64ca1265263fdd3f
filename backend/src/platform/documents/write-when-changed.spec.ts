import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderFileStore } from '../files/folder-file-store.js';
import { sha256, writeWhenChanged } from './write-when-changed.js';

describe('writeWhenChanged', () => {
  let dir: string;
  let files: FolderFileStore;
  let renders: number;
  const render = (text: string) => async () => {
    renders += 1;
    return Buffer.from(text);
  };

  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'write-when-changed-'));
    files = new FolderFileStore(dir);
    renders = 0;
  });
  afterEach(() => rm(dir, { recursive: true }));

  it('writes the file, also into a folder that does not exist yet', async () => {
    const file = await writeWhenChanged(files, { key: 'deep/er/a.txt', fingerprint: 'f1', render: render('hello') });
    expect(file).toEqual({ key: 'deep/er/a.txt', bytes: 5, sha256: sha256('hello'), written: true });
    expect(await readFile(path.join(dir, file.key), 'utf8')).toBe('hello');
  });

  it('does no work when the fingerprint is the same', async () => {
    const first = await writeWhenChanged(files, { key: 'a.txt', fingerprint: 'f1', render: render('hello') });
    const second = await writeWhenChanged(files, { key: 'a.txt', fingerprint: 'f1', render: render('other') });
    expect(second).toEqual({ ...first, written: false });
    expect(renders).toBe(1);
  });

  it('replaces the file when the fingerprint changes', async () => {
    await writeWhenChanged(files, { key: 'a.txt', fingerprint: 'f1', render: render('hello') });
    const file = await writeWhenChanged(files, { key: 'a.txt', fingerprint: 'f2', render: render('changed') });
    expect(file.written).toBe(true);
    expect(await readFile(path.join(dir, file.key), 'utf8')).toBe('changed');
  });

  it('makes the file again when it is missing, cut short, or its receipt is unreadable', async () => {
    const target = path.join(dir, 'a.txt');
    await writeWhenChanged(files, { key: 'a.txt', fingerprint: 'f1', render: render('hello') });
    await rm(target);
    expect((await writeWhenChanged(files, { key: 'a.txt', fingerprint: 'f1', render: render('hello') })).written).toBe(
      true,
    );
    await writeFile(target, 'hel');
    expect((await writeWhenChanged(files, { key: 'a.txt', fingerprint: 'f1', render: render('hello') })).written).toBe(
      true,
    );
    await writeFile(`${target}.receipt.json`, '{"finger');
    expect((await writeWhenChanged(files, { key: 'a.txt', fingerprint: 'f1', render: render('hello') })).written).toBe(
      true,
    );
    expect(await readFile(target, 'utf8')).toBe('hello');
  });

  it('leaves the old file and no debris when rendering fails', async () => {
    const target = path.join(dir, 'a.txt');
    await writeWhenChanged(files, { key: 'a.txt', fingerprint: 'f1', render: render('hello') });
    await expect(
      writeWhenChanged(files, {
        key: 'a.txt',
        fingerprint: 'f2',
        render: () => Promise.reject(new Error('out of ink')),
      }),
    ).rejects.toThrow('out of ink');
    expect(await readFile(target, 'utf8')).toBe('hello');
    expect((await readdir(dir)).sort()).toEqual(['a.txt', 'a.txt.receipt.json']);
  });
});
