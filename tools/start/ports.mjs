import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from './start-error.mjs';

/** A demo that was just ended, or whose launcher was killed, needs a moment to let go of its ports. */
const FREE_PORT_TIMEOUT_MS = 5_000;

/**
 * Whether nobody listens on a port of this computer, neither on IPv4 nor on IPv6 (where `localhost` may lead first).
 * @param {number} port
 */
export async function isFree(port) {
  const tries = await Promise.all(['127.0.0.1', '::1'].map((host) => listenError(port, host)));
  return tries.every((code) => code !== 'EADDRINUSE' && code !== 'EACCES');
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
function listenError(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * "node, process 4711", where the system tells quickly.
 * @param {number} port
 */
async function listenerOf(port) {
  try {
    const args = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'];
    const { stdout } = await promisify(execFile)('lsof', args, { timeout: 1_500 });
    const [, pid] = /^p(\d+)$/m.exec(stdout) ?? [];
    const [, command] = /^c(.+)$/m.exec(stdout) ?? [];
    return pid && command ? `${command}, process ${pid}` : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Ends the start with one sentence for the first port that stays in use.
 * @param {readonly import('./settings.mjs').PortSetting[]} ports
 */
export async function checkPorts(ports) {
  const until = Date.now() + FREE_PORT_TIMEOUT_MS;
  for (const { port, variable } of ports) {
    while (!(await isFree(port))) {
      if (Date.now() < until) {
        await pause(250);
        continue;
      }
      const owner = await listenerOf(port);
      throw new StartError(
        `Port ${port} is in use${owner ? ` (${owner})` : ''}.`,
        `Stop that program, or choose another port: ${variable}=${port + 1_000} npm start`,
      );
    }
  }
}
