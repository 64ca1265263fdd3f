// A running product for the browser tests: the real launcher, on ports and data of its own.
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answers } from '../start/probes.mjs';

const READY_MS = 180_000;
const STOP_MS = 45_000;
/** For what it said last. */
const LAST_WORDS_MS = 500;

/**
 * Starts it and resolves once its pages and its API answer.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env with the ports of freePorts and the origins that were built in
 * @returns {Promise<{ env: NodeJS.ProcessEnv, stop(): Promise<void> }>} `env`: where its parts are, for the tests
 */
export async function startProduct(root, env) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'summit-test-'));
  // The embedded database may run as a user of its own, who must be able to enter.
  await chmod(dataDir, 0o755);
  const local = (/** @type {string | undefined} */ port) => `http://127.0.0.1:${port}`;
  const own = {
    ...env,
    DATA_DIR: dataDir,
    API_ORIGIN: local(env.API_PORT),
    INBOX_ORIGIN: local(env.INBOX_PORT),
    SANDBOX_ORIGIN: local(env.SANDBOX_PORT),
    // Empty means unset, and keeps what a .env of the developer says out of the tests.
    DATABASE_URL: '',
    FILES_DIR: '',
    SUMMIT_PHASE: '',
  };
  const child = spawn(process.execPath, ['tools/start/start.mjs', '--no-install', '--no-build'], {
    cwd: root,
    env: { ...own, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  // 'close' tells that everything it said has been read; it never comes while somebody whom it left behind could still speak.
  const gone = new Promise((resolve) => {
    child.once('close', resolve);
    child.once('exit', () => setTimeout(resolve, LAST_WORDS_MS));
  });
  const left = () => child.exitCode !== null || child.signalCode !== null;

  const stop = async () => {
    if (!left()) {
      child.kill('SIGTERM');
      const overdue = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      void gone.then(() => clearTimeout(overdue));
    }
    await gone;
    for (const stream of [child.stdout, child.stderr]) stream.destroy();
    await rm(dataDir, { recursive: true, force: true });
  };

  const until = Date.now() + READY_MS;
  const ready = async () =>
    (await answers(`http://127.0.0.1:${env.API_PORT}/api/health/ready`)) &&
    (await answers(`http://127.0.0.1:${env.FUNNEL_PORT}/`));
  while (!(await ready())) {
    if (left() || Date.now() > until) {
      await stop();
      throw new Error(`The product did not start.\n${output.trimEnd()}`);
    }
    await pause(250);
  }
  return { env: own, stop };
}
