import { readCsv } from '../../../test/builders/read-csv.js';
import { ListFile } from './list-file.js';

interface Guest {
  name: string;
  spent: number;
  vip: boolean;
  tags?: string[];
  seen: { at: string } | null;
}

const FILE = new ListFile<Guest>('guests', ['name', 'spent', 'vip', 'tags', 'seen']);
const ANN: Guest = { name: 'Ann', spent: 1.5, vip: true, tags: ['a', 'b'], seen: { at: 'noon' } };
const BEN: Guest = { name: '=HYPERLINK("x")', spent: 0, vip: false, seen: null };

async function textOf(file: ReturnType<typeof FILE.ofAll>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of (await file).getStream()) chunks.push(Buffer.from(chunk as Buffer));
  return Buffer.concat(chunks).toString();
}

describe('a list as a file', () => {
  it('has the fields of its rows, and no spreadsheet runs one', async () => {
    const text = await textOf(FILE.ofAll(async () => [ANN, BEN]));
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(readCsv(text)).toEqual([
      ['name', 'spent', 'vip', 'tags', 'seen'],
      ['Ann', '1.5', 'yes', 'a b', '{"at":"noon"}'],
      [`'=HYPERLINK("x")`, '0', 'no', '', ''],
    ]);
  });

  it('has its head also without rows', async () => {
    expect(readCsv(await textOf(FILE.ofAll(async () => [])))).toEqual([['name', 'spent', 'vip', 'tags', 'seen']]);
  });

  it('is no file when its first rows cannot be read', async () => {
    const failing = FILE.ofAll(() => Promise.reject(new Error('away')));
    await expect(failing).rejects.toMatchObject({ code: 'export_failed' });
  });
});
