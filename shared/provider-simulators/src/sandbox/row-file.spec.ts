import { appendFile, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { RowFile } from './row-file.js';

let dir: string;
let file: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'row-file-spec-'));
  file = path.join(dir, 'rows.jsonl');
});

afterEach(() => rm(dir, { recursive: true, force: true }));

const lines = async () => (await readFile(file, 'utf8')).split('\n').length - 1;

describe('RowFile', () => {
  it('keeps what was set and removed over a restart, each table for itself and in order', async () => {
    const before = await RowFile.open(file);
    const numbers = before.table<number>('number');
    for (const key of ['b', 'a', 'c']) numbers.set(key, key.length);
    numbers.delete('a');
    before.table<string>('word').set('b', 'bee');
    await before.save();
    const after = await RowFile.open(file);
    expect([...after.table('number').keys()]).toEqual(['b', 'c']);
    expect([...after.table('word')]).toEqual([['b', 'bee']]);
  });

  it('adds the lines of what has changed and nothing else', async () => {
    const rows = await RowFile.open(file);
    for (const key of ['a', 'b', 'c']) rows.table<number>('number').set(key, 1);
    await rows.save();
    expect(await lines()).toBe(3);
    rows.table<number>('number').keepNewest(2);
    await rows.save();
    expect(await lines()).toBe(4);
    await RowFile.open(file);
    expect(await lines()).toBe(2);
  });

  it('has on the disk what each of many saves at once was to keep', async () => {
    const rows = await RowFile.open(file);
    const keys = Array.from({ length: 20 }, (_, index) => String(index));
    await Promise.all(
      keys.map((key) => {
        rows.table<number>('number').set(key, 1);
        return rows.save();
      }),
    );
    expect([...(await RowFile.open(file)).table('number').keys()]).toEqual(keys);
  });

  it('says that a write has failed, and brings what it lost with the next one', async () => {
    const rows = await RowFile.open(file);
    const add = (key: string) => {
      rows.table<number>('number').set(key, 1);
      return rows.save();
    };
    await add('a');
    await rename(file, `${file}.away`);
    await mkdir(file);
    await expect(add('b')).rejects.toThrow('EISDIR');
    await rm(file, { recursive: true });
    await rename(`${file}.away`, file);
    // As a full disk leaves it.
    await appendFile(file, '["number","b"');
    await add('c');
    await add('d');
    expect([...(await RowFile.open(file)).table('number').keys()]).toEqual(['a', 'b', 'c', 'd']);
  });

  it('leaves out what was being written when the process ended', async () => {
    const rows = await RowFile.open(file);
    rows.table<number>('number').set('a', 1);
    await rows.save();
    await appendFile(file, '["number","b"');
    const after = await RowFile.open(file);
    expect([...after.table('number').keys()]).toEqual(['a']);
    after.table<number>('number').set('c', 1);
    await after.save();
    expect([...(await RowFile.open(file)).table('number').keys()]).toEqual(['a', 'c']);
  });
});
