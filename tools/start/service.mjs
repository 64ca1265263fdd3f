import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './start-error.mjs';

const LEAVE_WITH_PARENT = new URL('./leave-with-parent.mjs', import.meta.url).href;
/** A service that lived shorter than this has died quickly. */
const QUICK_MS = 10_000;
const QUICK_DEATHS = 5;
const READY_MS = 90_000;
const GRACE_MS = 15_000;
const TAIL_LINES = 40;

/** Milliseconds to wait before the start after the nth quick death in a row: 0.5 s, 1 s, 2 s, 4 s. */
export const backOff = (/** @type {number} */ deaths) => Math.min(8_000, 250 * 2 ** Math.max(1, deaths));

/**
 * The text of an error line, or undefined for any other: standard error, and JSON log lines of level error and fatal.
 * @param {string} line
 * @param {boolean} fromStderr
 */
export function errorText(line, fromStderr) {
  if (line.startsWith('{')) {
    try {
      const { level, msg, err } = JSON.parse(line);
      if (level !== 'error' && level !== 'fatal') return undefined;
      return [msg, err?.message].filter(Boolean).join(': ');
    } catch {
      // Not JSON after all.
    }
  }
  return fromStderr && line.trim() !== '' ? line : undefined;
}

/** One child process that is kept alive until it is stopped. */
export class Service {
  /**
   * @param {object} options
   * @param {string} options.name
   * @param {string[]} options.args script and arguments for Node.js
   * @param {string} options.cwd
   * @param {NodeJS.ProcessEnv} options.env
   * @param {string} options.logFile everything it writes
   * @param {() => Promise<boolean>} options.isReady
   * @param {boolean} [options.talks] shows all it writes, not errors only
   * @param {(text: string) => void} options.progress
   * @param {(error: StartError) => void} options.onGivenUp called when it dies again and again
   */
  constructor(options) {
    this.options = options;
    this.name = options.name;
    /** @type {string[]} */
    this.tail = [];
    /** While a death is wanted; `ended` stays. */
    this.stopping = false;
    this.ended = false;
    this.wasReady = false;
    this.quickDeaths = 0;
    this.restarting = Promise.resolve();
  }

  /** Resolves when it answers; throws StartError where it dies before, or never answers. */
  async start() {
    this.log = createWriteStream(this.options.logFile);
    this.spawn();
    const until = Date.now() + READY_MS;
    while (!(await this.options.isReady())) {
      if (this.ended) return;
      if (this.failure) throw this.failure;
      if (Date.now() > until) {
        throw this.error(`The ${this.name} does not answer after ${READY_MS / 1_000} seconds.`);
      }
      await pause(100);
    }
    if (this.failure) throw this.failure;
    this.wasReady = true;
  }

  /** @private */
  spawn() {
    const { args, cwd, env } = this.options;
    const born = Date.now();
    const child = spawn(process.execPath, ['--import', LEAVE_WITH_PARENT, ...args], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A group of its own: Ctrl-C in the terminal reaches the launcher alone, which knows the order.
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream?.on('data', (chunk) => {
        const lines = (rest + chunk).split(/\r?\n/);
        rest = lines.pop() ?? '';
        for (const line of lines) this.hear(line, stream === child.stderr);
      });
    }
    this.gone = new Promise((resolve) => {
      child.once('error', (error) => this.hear(error.message, true));
      // Not 'close': it never comes once this side has closed the IPC channel (nodejs/node, child_process.js).
      child.once('exit', async (code, signal) => {
        await Promise.allSettled([finished(child.stdout), finished(child.stderr)]);
        resolve(undefined);
        if (!this.stopping) void this.died(child, signal ?? `exit code ${code}`, Date.now() - born);
      });
    });
  }

  /**
   * @private
   * @param {string} line
   * @param {boolean} fromStderr
   */
  hear(line, fromStderr) {
    this.log?.write(`${line}\n`);
    this.tail = [...this.tail.slice(1 - TAIL_LINES), line];
    const text = this.options.talks ? line : this.wasReady ? errorText(line, fromStderr) : undefined;
    if (text) console.log(`[${this.name}] ${text}`);
  }

  /**
   * @private
   * @param {import('node:child_process').ChildProcess} child
   * @param {string} how
   * @param {number} lived
   */
  async died(child, how, lived) {
    if (!this.wasReady) {
      // It has never worked: trying again would only hide why.
      this.failure = this.error(`The ${this.name} stopped while it was starting (${how}).`);
      return;
    }
    this.quickDeaths = lived < QUICK_MS ? this.quickDeaths + 1 : 1;
    if (this.quickDeaths >= QUICK_DEATHS) {
      this.options.onGivenUp(this.error(`The ${this.name} stopped ${QUICK_DEATHS} times in a row (${how}).`));
      return;
    }
    const wait = backOff(this.quickDeaths);
    this.options.progress(`The ${this.name} stopped (${how}), starting it again in ${wait / 1_000} s`);
    await pause(wait);
    // A restart for a new build may have been faster.
    if (!this.stopping && this.child === child) this.spawn();
  }

  /** @private @param {string} message */
  error(message) {
    const log = this.tail.join('\n');
    return new StartError(message, `The whole log is in ${this.options.logFile}.`, log);
  }

  /** Ends it and starts it again, for a new build; restarts happen one after the other. */
  restart() {
    this.restarting = this.restarting.then(async () => {
      if (this.ended) return;
      this.stopping = true;
      await this.endChild(GRACE_MS);
      if (this.ended) return;
      this.stopping = false;
      this.spawn();
    });
    return this.restarting;
  }

  /** Ends it for good: asks it to finish, and kills it where it does not within its time. */
  async stop(graceMs = GRACE_MS) {
    this.ended = true;
    this.stopping = true;
    await this.endChild(graceMs);
    this.log?.end();
  }

  /** Ends it at once and for good. */
  kill() {
    this.ended = true;
    this.stopping = true;
    this.child?.kill('SIGKILL');
  }

  /** @private @param {number} graceMs */
  async endChild(graceMs) {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    if (process.platform === 'win32' && child.connected) child.disconnect();
    else child.kill('SIGTERM');
    const overdue = setTimeout(() => child.kill('SIGKILL'), graceMs);
    await this.gone;
    clearTimeout(overdue);
  }
}
