import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const READY_MS = 120_000;
const GRACE_MS = 20_000;

/** One program of the cluster. It ends with this process, also where that is killed. */
export class Program {
  /**
   * @param {object} options
   * @param {string} options.name
   * @param {string} options.setpriv
   * @param {string[]} options.command
   * @param {string} options.logs folder
   * @param {{ uid: number, gid: number } | undefined} [options.user] PostgreSQL refuses to run as root
   * @param {NodeJS.ProcessEnv} [options.env]
   * @param {string} [options.cwd]
   * @param {string} [options.pidFile] begins with the process id of a server that it has started and that is nobody's child
   * @param {() => Promise<boolean>} options.isReady
   */
  constructor(options) {
    this.options = options;
    this.name = options.name;
    /** @type {import('node:child_process').ChildProcess | undefined} */
    this.child = undefined;
  }

  get pid() {
    return /** @type {number} */ (this.child?.pid);
  }

  start() {
    const { setpriv, command, logs, user, env, cwd, name } = this.options;
    const as = user ? [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : [];
    this.child = spawn(setpriv, ['--pdeathsig=TERM', ...as, '--', ...command], {
      cwd,
      env: env ?? { PATH: process.env.PATH },
      // A group of its own: Ctrl+C in the terminal reaches the tool alone, which knows the order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const log = createWriteStream(path.join(logs, `${name}.log`), { flags: 'a' });
    this.child.stdout?.pipe(log, { end: false });
    this.child.stderr?.pipe(log, { end: false });
    this.exited = once(this.child, 'exit');
  }

  get runs() {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Starts it where it does not run, and resolves when it serves. */
  async ready() {
    if (!this.runs) this.start();
    const until = performance.now() + READY_MS;
    while (!(await this.options.isReady())) {
      if (!this.runs)
        throw new Error(`${this.name} stopped while it started: see ${this.options.logs}/${this.name}.log`);
      if (performance.now() > until)
        throw new Error(`${this.name} does not answer: see ${this.options.logs}/${this.name}.log`);
      await pause(100);
    }
  }

  /** As a machine that loses its power: at once, with everything that it has started, also where the program itself is gone. */
  async kill() {
    const server = await this.server();
    for (const pid of [...(this.runs ? [...(await descendants(this.pid)), this.pid] : []), ...server])
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // Gone already.
      }
    await this.exited;
  }

  /** @private @returns {Promise<number[]>} */
  async server() {
    const { pidFile } = this.options;
    if (pidFile === undefined) return [];
    const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
    // After a crash the number may be anybody's by now; the server is at work in its data directory.
    const [at, data] = await Promise.all([`/proc/${pid}/cwd`, path.dirname(pidFile)].map(placeOf));
    return at !== null && at === data ? [pid] : [];
  }

  async stop() {
    if (this.runs) this.child?.kill('SIGTERM');
    const overdue = setTimeout(() => void this.kill(), GRACE_MS);
    await this.exited;
    clearTimeout(overdue);
    // Patroni that is paused leaves its server running.
    await this.kill();
  }
}

/** @param {string} link @returns {Promise<string | null>} */
const placeOf = (link) => realpath(link).catch(() => null);

/** @param {number} root @returns {Promise<number[]>} */
async function descendants(root) {
  /** @type {Map<number, number[]>} */
  const children = new Map();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (/** @type {number} */ pid) =>
    /** @type {number[]} */ ((children.get(pid) ?? []).flatMap((child) => [...below(child), child]));
  return below(root);
}
