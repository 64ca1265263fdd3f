import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { cpuSinceBirth } from './cpu-meter.mjs';

const READY_MS = 60_000;
/** The server ends with the benchmark, also where that is killed. */
const LEAVE_WITH_PARENT = new URL('../start/leave-with-parent.mjs', import.meta.url).href;

/** One server under test, as a process of its own. */
export class ServerProcess {
  /**
   * @param {object} options
   * @param {string} options.name
   * @param {string[]} options.args for Node.js
   * @param {string} options.cwd
   * @param {NodeJS.ProcessEnv} options.env
   * @param {() => Promise<boolean>} options.isReady
   */
  constructor({ name, args, cwd, env, isReady }) {
    this.name = name;
    this.isReady = isReady;
    this.output = '';
    this.child = spawn(process.execPath, ['--import', LEAVE_WITH_PARENT, ...args], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (/** @type {Buffer} */ chunk) => (this.output = (this.output + chunk).slice(-20_000)));
    }
    this.exited = once(this.child, 'exit');
  }

  get pid() {
    return /** @type {number} */ (this.child.pid);
  }

  /** Resolves once it serves, with the seconds that took and the CPU seconds it has spent. */
  async ready() {
    const begin = performance.now();
    while (!(await this.isReady())) {
      if (this.child.exitCode !== null) throw new Error(`The ${this.name} stopped while it started.\n${this.output}`);
      if (performance.now() - begin > READY_MS) throw new Error(`The ${this.name} does not answer.\n${this.output}`);
      await pause(10);
    }
    return { wallSeconds: (performance.now() - begin) / 1_000, cpuSeconds: await cpuSinceBirth(this.pid) };
  }

  async stop() {
    if (this.child.exitCode === null && this.child.signalCode === null) this.child.kill('SIGTERM');
    const overdue = setTimeout(() => this.child.kill('SIGKILL'), 10_000);
    await this.exited;
    clearTimeout(overdue);
  }
}
