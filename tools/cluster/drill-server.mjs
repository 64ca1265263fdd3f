import { execFile } from 'node:child_process';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { backrestSettings } from './config-files.mjs';

/** A part of the socket's name; nothing listens on it. */
const PORT = 5432;

const run = promisify(execFile);

/** A PostgreSQL of one drill. Only a socket in a folder of its own leads to it, so it asks nobody for a password. */
export class DrillServer {
  /**
   * @param {{ dir: string, bin: string, backrest: string, user: { uid: number, gid: number } | undefined, stopped: AbortSignal }} options
   * `stopped` ends the program under way, and begins no other one
   */
  constructor({ dir, bin, backrest, user, stopped }) {
    this.dir = dir;
    this.user = user;
    this.bin = bin;
    this.stopped = stopped;
    this.data = path.join(dir, 'data');
    this.settings = path.join(dir, 'pgbackrest.conf');
    this.command = `${backrest} --config=${this.settings} --stanza=summit`;
  }

  /** @private @param {string} program @param {string[]} args @param {AbortSignal} [signal] */
  run(program, args, signal) {
    return run(program, args, { ...this.user, cwd: this.dir, maxBuffer: 10_000_000, signal });
  }

  async make() {
    for (const one of ['', 'repo', 'log', 'lock']) {
      await mkdir(path.join(this.dir, one), { recursive: true, mode: 0o700 });
      if (this.user) await chown(path.join(this.dir, one), this.user.uid, this.user.gid);
    }
    await writeFile(
      this.settings,
      backrestSettings({ repo: `${this.dir}/repo`, dir: this.dir, data: this.data, port: PORT }),
    );
    const auth = ['--auth-local=trust', '--auth-host=reject'];
    await this.run(
      `${this.bin}/initdb`,
      ['-D', this.data, '-U', 'postgres', ...auth, '--encoding=UTF8', '--locale=C.UTF-8'],
      this.stopped,
    );
    await writeFile(
      path.join(this.data, 'postgresql.auto.conf'),
      `listen_addresses = ''
port = ${PORT}
unix_socket_directories = '${this.dir}'
unix_socket_permissions = 0700
archive_mode = on
archive_command = '${this.command} archive-push %p'
`,
    );
  }

  /** Not ended half way: a server that has just been born could not be found again. */
  async start() {
    this.stopped.throwIfAborted();
    const log = path.join(this.dir, 'log/postgres.log');
    await this.run(`${this.bin}/pg_ctl`, ['-D', this.data, '-w', '-t', '120', '-l', log, 'start']);
  }

  async stop() {
    await this.run(`${this.bin}/pg_ctl`, ['-D', this.data, '-w', '-m', 'fast', 'stop']);
  }

  /** @param {string[]} args */
  backUp(...args) {
    const [program = '', ...own] = this.command.split(' ');
    return this.run(program, [...own, ...args], this.stopped);
  }

  get url() {
    return `postgres://postgres@localhost:${PORT}/postgres?host=${encodeURIComponent(this.dir)}`;
  }

  /** @param {string} text @param {unknown[]} [values] @returns {Promise<any[]>} */
  async rows(text, values = []) {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    return client
      .query(text, values)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }
}
