import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Program } from './program.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

describe('a program that loses its power', () => {
  /** @type {ChildProcess[]} */
  const started = [];
  let data = '';
  beforeEach(async () => {
    data = path.join(await mkdtemp(path.join(os.tmpdir(), 'summit-program-')), 'data');
    await mkdir(data);
  });
  afterEach(async () => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
    await rm(path.dirname(data), { recursive: true });
  });

  /** A server, as PostgreSQL is one: nobody's child, at work in its data directory, where its process id stands. */
  async function server(/** @type {string} */ cwd) {
    const child = spawn('sleep', ['600'], { cwd, stdio: 'ignore' });
    await once(child, 'spawn');
    started.push(child);
    await writeFile(pidFile(), `${child.pid}\n${data}\n`);
    return child;
  }
  const pidFile = () => path.join(data, 'postmaster.pid');
  const program = () =>
    new Program({
      name: 'postgres-1',
      setpriv: 'setpriv',
      command: ['sleep', '600'],
      logs: path.dirname(data),
      pidFile: pidFile(),
      isReady: async () => true,
    });

  // Only Linux says where a process is at work; the cluster runs nowhere else.
  if (process.platform === 'linux')
    it('takes the server with it, also where whoever has started it is gone', async () => {
      const child = await server(data);
      const gone = once(child, 'exit');
      await program().kill();
      expect(await gone).toEqual([null, 'SIGKILL']);
    });

  if (process.platform === 'linux')
    it('leaves no server behind where it is stopped and does not stop it', async () => {
      const child = await server(data);
      const gone = once(child, 'exit');
      await program().stop();
      expect(await gone).toEqual([null, 'SIGKILL']);
    });

  it('leaves alone whoever has the number of a server that is gone', async () => {
    const stranger = await server(os.tmpdir());
    await program().kill();
    // Signals of one sender arrive in their order: an earlier SIGKILL would have come first.
    const gone = once(stranger, 'exit');
    stranger.kill('SIGTERM');
    expect(await gone).toEqual([null, 'SIGTERM']);
  });

  it('has nothing to end where nothing was started', async () => {
    await expect(program().kill()).resolves.toBeUndefined();
  });
});
