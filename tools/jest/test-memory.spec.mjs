import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { foldersInMemory } from '../../backend/test/harness/memory.mjs';

/** What stands for /dev/shm, and a working copy that is there. */
let place = '';
let copy = '';

beforeEach(async () => {
  place = await mkdtemp(path.join(os.tmpdir(), 'test-memory-'));
  copy = path.join(place, 'copy');
  await mkdir(copy);
});
afterEach(() => rm(place, { recursive: true, force: true }));

const folders = (/** @type {Parameters<typeof foldersInMemory>[0]} */ more = {}) =>
  foldersInMemory({ place, copy, enough: 0, ...more });
const left = async () => (await readdir(place)).filter((name) => name.startsWith('summit-tests-'));

/** As the server of the only folder would write it. */
async function servedBy(/** @type {number} */ pid) {
  const [root = ''] = await left();
  await mkdir(path.join(place, root, 'postgres/data'), { recursive: true });
  await writeFile(path.join(place, root, 'postgres/data/postmaster.pid'), `${pid}\n`);
}

it('gives back what the run took', async () => {
  const taken = await folders();
  expect(await left()).toHaveLength(1);
  await taken?.remove();
  expect(await left()).toEqual([]);
});

it('removes its own folder also where nothing says whose it is', async () => {
  const taken = await folders();
  await rm(path.join(path.dirname(taken?.files ?? ''), 'working-copy'));
  await folders({ enough: Infinity });
  expect(await left()).toEqual([]);
});

it('takes nothing where there is too little, or where the disk is wanted', async () => {
  expect(await folders({ enough: Infinity })).toBeUndefined();
  expect(await folders({ wanted: 'disk' })).toBeUndefined();
  expect(await left()).toEqual([]);
});

it('gives back what a killed run left, also where memory is short by now', async () => {
  await folders();
  // No process has this number.
  await servedBy(2 ** 30);
  expect(await folders({ enough: Infinity })).toBeUndefined();
  expect(await left()).toEqual([]);
});

it('takes over the server that a killed run left: its memory is taken already', async () => {
  await folders();
  const server = spawn('sleep', ['600'], { argv0: 'postgres' });
  try {
    await servedBy(server.pid ?? 0);
    expect(await folders({ enough: Infinity })).toBeDefined();
    expect(await left()).toHaveLength(1);
  } finally {
    server.kill();
  }
});

it('gives back what runs of a deleted working copy left', async () => {
  await folders();
  await rm(copy, { recursive: true });
  await folders({ copy: place, enough: Infinity });
  expect(await left()).toEqual([]);
});

it('leaves the folder of another working copy that is there', async () => {
  await folders();
  await folders({ copy: place, enough: Infinity });
  expect(await left()).toHaveLength(1);
});
