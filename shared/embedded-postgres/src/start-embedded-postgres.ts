import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.js';
import { openCluster } from './cluster.js';
import { prepareDataFolder } from './data-folder.js';
import { EmbeddedPostgresError, RESET_REMEDY } from './embedded-postgres-error.js';
import { withLaunchLock } from './launch-lock.js';
import { Server } from './server.js';
import { unprivilegedUser } from './unprivileged-user.js';

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster; made where absent. */
  dir: string;
  /** Wanted port of 127.0.0.1; another free one is taken where it is in use, any free one for 0. A server that already runs keeps its own. */
  port: number;
  /** Database to make where absent. */
  database: string;
  /** false: faster, but a crash of the machine may lose everything; for tests. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  /** Connection string with the password. */
  url: string;
  /** The same by a socket in its folder, which takes a fifth less of both processes for each query; undefined where it has none. */
  socketUrl: string | undefined;
  /** true where the server of an earlier start was still running. */
  reused: boolean;
  /** Stops the server, also a reused one; may be called twice. */
  stop(): Promise<void>;
}

const RECOVERY_TIMEOUT_MS = 60_000;
/** 57P03: the server is starting up or recovering; 57P01: it is just going down. */
const NOT_YET = new Set(['57P03', '57P01', 'ECONNREFUSED', 'ECONNRESET']);

async function connect(url: string): Promise<pg.Client> {
  const until = Date.now() + RECOVERY_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined); // a lost connection shows in the next query
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (Date.now() > until || !NOT_YET.has((error as { code?: string }).code ?? '')) throw error;
      await pause(100);
    }
  }
}

async function ensureDatabase(url: string, database: string): Promise<void> {
  const client = await connect(url);
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

/**
 * Starts the PostgreSQL that comes with the npm package of this platform, so that nobody has to install a server; used
 * where DATABASE_URL is not set. Only 127.0.0.1 and a socket in the folder are served, with a random password. A server that survived its launcher
 * (kill -9) is reused. Throws EmbeddedPostgresError, whose `remedy` says what to do.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const user = unprivilegedUser();
  const binaries = await findBinaries(user);
  const folder = await prepareDataFolder(options.dir, user);
  return withLaunchLock(folder.root, async () => {
    const { password } = await openCluster(folder, binaries, user);
    const server = new Server(folder, binaries, user);
    const running = await server.runningPort();
    const port = running ?? (await server.start(options.port, options.durable ?? true));
    const urlOf = (database: string, host = '127.0.0.1') =>
      `postgres://postgres:${password}@${host}:${port}/${encodeURIComponent(database)}`;
    try {
      await ensureDatabase(urlOf('postgres'), options.database);
    } catch (cause) {
      throw new EmbeddedPostgresError(
        `The database in ${folder.root} runs but does not answer: ${(cause as Error).message}.`,
        RESET_REMEDY,
        { cause },
      );
    }
    const socket = await server.servedSocket(port);
    return {
      url: urlOf(options.database),
      socketUrl: socket && urlOf(options.database, encodeURIComponent(socket)),
      reused: running !== undefined,
      stop: () => server.stop(),
    };
  });
}
