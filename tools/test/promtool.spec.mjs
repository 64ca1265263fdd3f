import { execFile } from 'node:child_process';
import { access, chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { unpackPromtool } from './promtool.mjs';

const run = promisify(execFile);

describe('promtool out of its package', () => {
  let root;
  let file;
  let searched;
  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'summit-unpack-'));
    file = path.join(root, 'cache/usr/bin/promtool');
    // Stands in for Debian's program, which not every computer has: a package is a tar here.
    searched = process.env.PATH;
    await mkdir(path.join(root, 'bin'));
    await writeFile(path.join(root, 'bin/dpkg-deb'), '#!/bin/sh\ncat "$2"\n');
    await chmod(path.join(root, 'bin/dpkg-deb'), 0o755);
    process.env.PATH = `${path.join(root, 'bin')}:${searched}`;
  });
  afterEach(async () => {
    process.env.PATH = searched;
    await rm(root, { recursive: true, force: true });
  });

  /** Brings a package whose program is this text. */
  const packed = (text) => async (_args, folder) => {
    const content = path.join(root, 'content');
    await mkdir(path.join(content, 'usr/bin'), { recursive: true });
    await writeFile(path.join(content, 'usr/bin/promtool'), text);
    await chmod(path.join(content, 'usr/bin/promtool'), 0o755);
    await run('tar', [
      '--create',
      '--file',
      path.join(folder, 'prometheus.deb'),
      '--directory',
      content,
      './usr/bin/promtool',
    ]);
    return true;
  };
  const left = () => readdir(path.dirname(file));

  it('is put in its place and runs', async () => {
    expect(await unpackPromtool(packed('#!/bin/sh\necho "promtool 2"\n'), file)).toBe(true);
    expect((await run(file, ['--version'])).stdout).toBe('promtool 2\n');
    expect(await left()).toEqual(['promtool']);
  });

  it.each([
    ['does not run', packed('#!/bin/sh\nexit 1\n')],
    ['is cut off', packed('\u007fELF')],
    ['could not be downloaded', async () => false],
    ['came as nothing', async () => true],
    [
      'came as no package',
      async (_args, folder) => {
        await writeFile(path.join(folder, 'prometheus.deb'), 'half');
        return true;
      },
    ],
  ])('is not put in its place where it %s', async (_what, aptGet) => {
    expect(await unpackPromtool(aptGet, file)).toBe(false);
    await expect(access(file)).rejects.toThrow('ENOENT');
    expect(await left()).toEqual([]);
  });
});
