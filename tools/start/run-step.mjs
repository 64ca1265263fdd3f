// Steps: programs that run to their end before the services start (install, build, prepare).
import { spawn } from 'node:child_process';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends the steps under way, when the start is interrupted. */
export function stopSteps() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Runs a program quietly and gives its exit code and everything it wrote.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, shell?: boolean, timeout?: number, onLine?: (line: string) => void }} options
 *   `timeout`: milliseconds after which it is ended
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runStep(command, args, { cwd, env, shell = false, timeout, onLine }) {
  return new Promise((resolve, reject) => {
    const stdio = /** @type {const} */ (['ignore', 'pipe', 'pipe']);
    const child = spawn(command, args, { cwd, env, shell, timeout, stdio, windowsHide: true });
    running.add(child);
    let output = '';
    let rest = '';
    const take = (/** @type {Buffer} */ chunk) => {
      output += chunk;
      const lines = (rest + chunk).split(/\r?\n/);
      rest = lines.pop() ?? '';
      for (const line of lines) onLine?.(line);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}
