// Steps: programs that run to their end before the services start (install, build, prepare).
import { spawn } from 'node:child_process';
import os from 'node:os';

/** What it is nicer by: beside another program it gets a tenth of the processor, and all of one that nobody needs. */
const NICER = 10;
const NICEST = 19;

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
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, shell?: boolean, timeout?: number, stepsBack?: boolean, onLine?: (line: string) => void }} options
 *   `timeout`: milliseconds after which it is ended; `stepsBack`: it, and what it starts, has the processors when others leave them idle
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runStep(command, args, { cwd, env, shell = false, timeout, stepsBack = false, onLine }) {
  return new Promise((resolve, reject) => {
    const stdio = /** @type {const} */ (['ignore', 'pipe', 'pipe']);
    const child = spawn(command, args, { cwd, env, shell, timeout, stdio, windowsHide: true });
    running.add(child);
    if (stepsBack && child.pid) stepBack(child.pid);
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

/** Lets the others go first. No more than a wish: it runs where the system does not grant it, too. @param {number} pid */
function stepBack(pid) {
  try {
    os.setPriority(pid, Math.min(NICEST, os.getPriority() + NICER));
  } catch {
    // It is as quick as the others then.
  }
}
