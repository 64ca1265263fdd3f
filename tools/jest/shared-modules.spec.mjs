import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { applicationTests } from './node.preset.mjs';

const ROOT = path.resolve(import.meta.dirname ?? __dirname, '../..');
const MODULE = `
  export const files: string[] = [];
  Object.assign(globalThis, { ofModule: ((globalThis as { ofModule?: number }).ofModule ?? 0) + 1 });`;
/** Both test files are the same: neither may depend on which one runs first. */
const FILE = `
  import { appendFileSync } from 'node:fs';
  import { files } from './files.js';
  it('shares modules, and nothing else', () => {
    const found = { left: globalThis.left, env: process.env.LEFT, now: Date.now() === 5 };
    files.push(__filename);
    appendFileSync(process.env.FOUND, JSON.stringify({ files: files.length, ofModule: globalThis.ofModule, ...found }) + '\\n');
    globalThis.left = process.env.LEFT = 'yes';
    jest.useFakeTimers({ now: 5 });
    expect(() => jest.doMock('./files.js', () => ({}))).toThrow('a fake of the port');
  });`;

/** @type {string} */
let folder;
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'summit-shared-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('two test files of a process', () => {
  it('share their modules and find the global objects as they were', async () => {
    const config = applicationTests(ROOT, { displayName: 'two', roots: [path.relative(ROOT, folder)] });
    await writeFile(path.join(folder, 'files.ts'), MODULE);
    for (const name of ['one', 'two']) await writeFile(path.join(folder, `${name}.spec.ts`), FILE);
    const found = path.join(folder, 'found');
    const jest = [path.join(ROOT, 'node_modules/jest/bin/jest.js'), '--runInBand', '--config', JSON.stringify(config)];
    await promisify(execFile)(process.execPath, jest, { cwd: ROOT, env: { ...process.env, FOUND: found } });
    const lines = (await readFile(found, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([1, 2].map((files) => ({ files, ofModule: 1, now: false })));
  });
});
