import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  databaseFolder,
  forgetLauncher,
  isAlive,
  rememberLauncher,
  runningDatabase,
  runningLauncher,
} from './data-files.mjs';
import { install, isInstalled } from './install.mjs';
import { checkPorts, isFree } from './ports.mjs';
import { accepts } from './probes.mjs';
import { runStep } from './run-step.mjs';

let dir;

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'start-spec-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

/** Listens on a free port of `host`, for the time of `work`. */
async function occupied(host, work) {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, host, resolve));
  const { port } = server.address();
  try {
    return await work(port);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

describe('ports', () => {
  it.each(['127.0.0.1', '0.0.0.0'])('are seen as in use where somebody listens on %s', async (host) => {
    const port = await occupied(host, async (taken) => {
      expect(await isFree(taken)).toBe(false);
      expect(await accepts(taken)).toBe(true);
      return taken;
    });
    expect(await isFree(port)).toBe(true);
    expect(await accepts(port)).toBe(false);
  });

  it('in use end the start with the port, and the variable that chooses another', async () => {
    await occupied('127.0.0.1', async (port) => {
      const error = await checkPorts([{ name: 'inbox', variable: 'INBOX_PORT', port }]).catch((reason) => reason);
      expect(error.message).toMatch(new RegExp(`^Port ${port} is in use( \\(node, process ${process.pid}\\))?\\.$`));
      expect(error.remedy).toContain(`INBOX_PORT=${port + 1_000} npm start`);
    });
  });

  it('that become free in a moment are waited for', async () => {
    const server = createServer();
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address();
    setTimeout(() => server.close(), 400);
    await checkPorts([{ name: 'api', variable: 'API_PORT', port }]);
    expect(server.listening).toBe(false);
  });
});

describe('the installed packages', () => {
  const lock = () => path.join(dir, 'package-lock.json');
  const record = () => path.join(dir, 'node_modules/.package-lock.json');

  beforeEach(async () => {
    await writeFile(lock(), '{"lockfileVersion":3}');
  });

  async function installedByHand(seconds) {
    await mkdir(path.join(dir, 'node_modules'));
    await writeFile(record(), '{}');
    const now = Date.now() / 1_000;
    await utimes(lock(), now, now);
    await utimes(record(), now + seconds, now + seconds);
  }

  it('are missing without node_modules', async () => {
    expect(await isInstalled(dir)).toBe(false);
  });

  it('count where npm wrote them after the lock file, and not where before', async () => {
    await installedByHand(5);
    expect(await isInstalled(dir)).toBe(true);
    await rm(path.join(dir, 'node_modules'), { recursive: true });
    await installedByHand(-5);
    expect(await isInstalled(dir)).toBe(false);
  });

  it('are out of date once the lock file says something else', async () => {
    await installedByHand(5);
    await install(dir, () => undefined);
    expect(await isInstalled(dir)).toBe(true);
    await writeFile(lock(), '{"lockfileVersion":3,"packages":{}}');
    await utimes(lock(), 1, 1);
    expect(await isInstalled(dir)).toBe(false);
  });
});

describe('the data folder', () => {
  it('remembers the launcher for as long as it lives', async () => {
    expect(await runningLauncher(dir)).toBeUndefined();
    await rememberLauncher(dir);
    expect(await runningLauncher(dir)).toBe(process.pid);
    await forgetLauncher(dir);
    expect(await runningLauncher(dir)).toBeUndefined();
    await writeFile(path.join(dir, 'start.pid'), '4194999');
    expect(await runningLauncher(dir)).toBeUndefined();
  });

  it('leads to the database, also where that had to lie elsewhere', async () => {
    expect(await databaseFolder(dir)).toBe(path.join(dir, 'postgres'));
    await mkdir(path.join(dir, 'postgres'));
    await writeFile(path.join(dir, 'postgres/location'), `${dir}/moved\n`);
    expect(await databaseFolder(dir)).toBe(`${dir}/moved`);
    await mkdir(path.join(dir, 'moved/data'), { recursive: true });
    await writeFile(path.join(dir, 'moved/data/postmaster.pid'), `${process.pid}\n/data\n1\n4303\n\n`);
    expect(await runningDatabase(dir)).toEqual({ pid: process.pid, port: 4303 });
    await writeFile(path.join(dir, 'moved/data/postmaster.pid'), `4194999\n/data\n1\n4303\n\n`);
    expect(await runningDatabase(dir)).toBeUndefined();
  });

  it('knows a dead process from a live one', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    expect(await isAlive(child.pid)).toBe(true);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    expect(await isAlive(child.pid)).toBe(false);
  });
});

describe('a step', () => {
  it('gives its exit code, everything it wrote, and each line as it comes', async () => {
    const lines = [];
    const script = `console.log('one'); console.error('two'); process.exit(4)`;
    const options = { cwd: dir, env: process.env, onLine: (line) => lines.push(line) };
    const { code, output } = await runStep(process.execPath, ['-e', script], options);
    expect(code).toBe(4);
    expect(output).toContain('one\n');
    expect([...lines].sort()).toEqual(['one', 'two']);
  });
});
