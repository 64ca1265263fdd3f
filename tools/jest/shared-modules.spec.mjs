import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sharingTests } from './node.preset.mjs';

const ROOT = path.resolve(import.meta.dirname ?? __dirname, '../..');
const MODULE = `
  export const files: string[] = [];
  export const named = Object.keys(require.cache).length;
  Object.assign(globalThis, { ofModule: ((globalThis as { ofModule?: number }).ofModule ?? 0) + 1 });
  const { setTimeout } = globalThis;
  Object.assign(globalThis, { setTimeout: function ofModule(...given: Parameters<typeof setTimeout>) { return setTimeout(...given); } });
  process.on('unhandledRejection', function ofModule() {});`;
/** Both test files are the same: neither may depend on which one runs first. */
const FILE = `
  import { appendFileSync } from 'node:fs';
  import { files, named } from './files.js';
  it('shares modules, and nothing else', () => {
    const found = { left: globalThis.left, env: process.env.LEFT, now: Date.now() === 5, timer: setTimeout.name };
    // What Node.js hangs on a promise for those who follow it.
    found.followers = Object.getOwnPropertySymbols(new Promise(() => undefined)).length;
    files.push(__filename);
    appendFileSync(process.env.FOUND, JSON.stringify({ files: files.length, named, ofModule: globalThis.ofModule, ...found }) + '\\n');
    globalThis.left = process.env.LEFT = 'yes';
    jest.useFakeTimers({ now: 5 });
    expect(() => jest.doMock('./files.js', () => ({}))).toThrow('a fake of the port');
  });`;

/** Leaves a clock that stands still, in a test that passes. */
const LEAKY = `it('stops the clock', () => void (Date.now = () => 7));`;
const SOUND = `it('has a clock that goes', () => expect(Date.now()).not.toBe(7));`;

/** @type {string} */
let folder;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'summit-shared-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/**
 * Runs test files in one process, `one` before `two`.
 * @param {Record<string, string>} files
 */
async function runFiles(files) {
  const sequencer = path.join(folder, 'sequencer.cjs');
  await writeFile(
    sequencer,
    'module.exports = class { sort(tests) { return tests.sort((a, b) => (a.path < b.path ? -1 : 1)); } cacheResults() {} };',
  );
  for (const [name, source] of Object.entries(files)) await writeFile(path.join(folder, name), source);
  const config = sharingTests(ROOT, { displayName: 'two', roots: [path.relative(ROOT, folder)] });
  const jest = [
    path.join(ROOT, 'node_modules/jest/bin/jest.js'),
    '--runInBand',
    '--json',
    `--testSequencer=${sequencer}`,
  ];
  const run = promisify(execFile)(process.execPath, [...jest, '--config', JSON.stringify(config)], {
    cwd: ROOT,
    env: { ...process.env, FOUND: path.join(folder, 'found') },
  });
  const { stdout } = await run.catch((error) => error);
  return JSON.parse(stdout);
}

describe('two test files of a process', () => {
  it('share their modules and find the global objects as they were', async () => {
    const report = await runFiles({ 'files.ts': MODULE, 'one.spec.ts': FILE, 'two.spec.ts': FILE });
    expect(report).toMatchObject({ success: true, numPassedTests: 2 });
    const lines = (await readFile(path.join(folder, 'found'), 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const { followers } = lines[0];
    expect(lines).toEqual(
      [1, 2].map((files) => ({ files, named: 0, ofModule: 1, now: false, timer: 'ofModule', followers })),
    );
  });

  it('get the clock right: who leaves it wrong fails', async () => {
    const { testResults } = await runFiles({ 'one.spec.ts': LEAKY, 'two.spec.ts': SOUND });
    expect(testResults.map(({ name, status }) => [path.basename(name), status])).toEqual([
      ['one.spec.ts', 'failed'],
      ['two.spec.ts', 'passed'],
    ]);
    expect(testResults[0].message).toContain(
      'This test file leaves to the next one of its process: Date.now. Put it back',
    );
  });
});
