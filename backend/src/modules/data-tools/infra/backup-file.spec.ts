import { createReadStream } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readLines, writeLines } from './backup-file.js';

const folder = () => mkdtemp(path.join(tmpdir(), 'summit-backup-'));

async function linesOf(file: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readLines(createReadStream(file))) lines.push(line);
  return lines;
}

describe('a backup file', () => {
  it('gives its lines back, whatever somebody has written into them', async () => {
    const lines = ['{"name":"Zoe\u2028Lane"}', '{"name":"a\u2029b\u0085c\u000bd"}', `"${'x'.repeat(200_000)}🏔️"`, ''];
    const file = path.join(await folder(), 'one.gz');
    await writeLines(file, lines.map((line) => `${line}\n`) as never);
    expect(await linesOf(file)).toEqual(lines);
  });

  it('fails where it is missing or damaged', async () => {
    const file = path.join(await folder(), 'two.gz');
    await expect(linesOf(file)).rejects.toThrow(/ENOENT/);
    await writeFile(file, 'no archive');
    await expect(linesOf(file)).rejects.toThrow(/incorrect header/);
  });
});
