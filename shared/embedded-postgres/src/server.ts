import { readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries.js';
import type { DataFolder } from './data-folder.js';
import { EmbeddedPostgresError, RESET_REMEDY } from './embedded-postgres-error.js';
import { freePort } from './free-port.js';
import { isServerOf, readPidFile } from './pid-file.js';
import { runProgram } from './run-program.js';
import type { SystemUser } from './unprivileged-user.js';

const LOG_LIMIT = 5_000_000;

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'shared_buffers=128MB',
  'max_connections=100',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_line_prefix=%m_[%p]_',
];

/** Of an address of a socket, its name in the folder included (107 on Linux, less elsewhere); a longer one would keep the server from starting. */
const SOCKET_PATH_LIMIT = 100;

/** For test databases only: a crash of the machine may lose everything. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** One embedded server: its folder, its programs and the user it runs as. */
export class Server {
  constructor(
    private readonly folder: DataFolder,
    private readonly binaries: Binaries,
    private readonly user: SystemUser | undefined,
  ) {}

  private control(...args: string[]) {
    return runProgram(this.binaries.pgCtl, ['-D', this.folder.data, ...args], this.user);
  }

  /** The folder of a socket, which the settings name as one word; none on Windows. */
  private get socketFolder(): string {
    const fits = this.socketFile(65_535).length <= SOCKET_PATH_LIMIT && /^[\w./-]+$/.test(this.folder.root);
    return fits ? this.folder.root : '';
  }

  private socketFile(port: number): string {
    return path.join(this.folder.root, `.s.PGSQL.${port}`);
  }

  /** Folder of the socket on which the running server listens; undefined where it has none. */
  async servedSocket(port: number): Promise<string | undefined> {
    const isThere = await stat(this.socketFile(port)).then(
      () => true,
      () => false,
    );
    return isThere ? this.folder.root : undefined;
  }

  /** The port of the server that already runs here. A pid file whose process is not such a server is removed. */
  async runningPort(): Promise<number | undefined> {
    const file = await readPidFile(this.folder.data);
    if ((await this.control('status')).code !== 0) return undefined;
    const running = file ?? (await readPidFile(this.folder.data));
    if (running && (await isServerOf(this.folder.data, running.pid))) return running.port;
    await rm(path.join(this.folder.data, 'postmaster.pid'), { force: true });
    return undefined;
  }

  /** Starts the server on the wanted port or a free one, and waits until it accepts connections. */
  async start(wantedPort: number, durable: boolean): Promise<number> {
    const { size } = await stat(this.folder.logFile).catch(() => ({ size: 0 }));
    if (size > LOG_LIMIT) await rename(this.folder.logFile, `${this.folder.logFile}.1`);
    let wanted = wantedPort;
    for (let attempt = 1; ; attempt++) {
      const port = await freePort(wanted);
      const socket = `unix_socket_directories=${this.socketFolder}`;
      const settings = [...SETTINGS, socket, ...(durable ? [] : NOT_DURABLE)].map((one) => `-c ${one}`).join(' ');
      const begin = (await stat(this.folder.logFile).catch(() => ({ size: 0 }))).size;
      const options = ['-l', this.folder.logFile, '-w', '-t', '60', '-o', `-p ${port} ${settings}`];
      if ((await this.control(...options, 'start')).code === 0) return port;
      const log = (await readFile(this.folder.logFile).catch(() => Buffer.alloc(0))).subarray(begin).toString('utf8');
      if (attempt < 20 && log.includes('shared memory block')) {
        // The server was killed and its children have not noticed yet: they end by themselves within seconds.
        await pause(500);
      } else if (attempt < 20 && log.includes('Address already in use')) wanted = 0;
      else throw this.startError(log);
    }
  }

  private startError(log: string): EmbeddedPostgresError {
    const fatal = /(?:PANIC|FATAL): +(.*)/.exec(log)?.[1] ?? 'it gave no reason';
    return new EmbeddedPostgresError(
      `The database in ${this.folder.root} does not start: ${fatal} (see ${this.folder.logFile}).`,
      RESET_REMEDY,
    );
  }

  /** Ends all sessions and stops; nothing happens where no server runs. */
  async stop(): Promise<void> {
    if ((await this.runningPort()) === undefined) return;
    const stopped = await this.control('-m', 'fast', '-w', '-t', '60', 'stop');
    if (stopped.code !== 0 && (await this.runningPort()) !== undefined) {
      throw new EmbeddedPostgresError(
        `The database in ${this.folder.root} did not stop within a minute.`,
        `See ${this.folder.logFile}.`,
      );
    }
  }
}
