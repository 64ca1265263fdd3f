import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { readPidFile } from './pid-file.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start-embedded-postgres.js';

let dir: string;
const started: EmbeddedPostgres[] = [];

async function start(options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dir, port: 0, database: 'summit', durable: false, ...options });
  started.push(server);
  return server;
}

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows[0];
  } finally {
    await client.end();
  }
}

/** The error a start ends with; fails the test where it succeeds. */
async function refusal(): Promise<EmbeddedPostgresError> {
  const error: unknown = await start().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EmbeddedPostgresError);
  return error as EmbeddedPostgresError;
}

const dataFile = (name: string) => path.join(dir, 'data', name);
const pidOf = async () => (await readPidFile(path.join(dir, 'data')))?.pid ?? 0;

async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function newFolder(): Promise<string> {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'embedded-postgres-spec-'));
  await chmod(parent, 0o755);
  return path.join(parent, 'postgres');
}

/** The folder of a cluster that was made and stopped: a copy of it begins where a first start ended. */
let made: string;
const copyMade = () => expect(spawnSync('cp', ['-a', made, dir]).status).toBe(0);

beforeAll(async () => {
  made = await newFolder();
  await (await startEmbeddedPostgres({ dir: made, port: 0, database: 'summit', durable: false })).stop();
});

afterAll(() => rm(path.dirname(made), { recursive: true, force: true }));

beforeEach(async () => {
  dir = await newFolder();
});

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
  await rm(path.dirname(dir), { recursive: true, force: true });
});

describe('a first start', () => {
  it('makes the cluster and the database, and serves only the IPv4 loopback with a password', async () => {
    const { url, reused } = await start({ database: 'summit "one"' });
    expect(reused).toBe(false);
    expect(
      await ask(
        url,
        `select current_database() as database, current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets,
                current_setting('TimeZone') as zone, current_setting('shared_buffers') as buffers, current_setting('max_connections') as connections`,
      ),
    ).toEqual({
      database: 'summit "one"',
      addresses: '127.0.0.1',
      sockets: dir,
      zone: 'UTC',
      buffers: '128MB',
      connections: '100',
    });
    await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password authentication failed');
    expect((await stat(path.join(dir, 'password'))).mode & 0o777).toBe(0o600);
    expect((await stat(dir)).mode & 0o777).toBe(0o700);
  });

  it('takes another port where the wanted one is in use', async () => {
    copyMade();
    const occupant = createServer().listen(0, '127.0.0.1');
    await once(occupant, 'listening');
    const { port } = occupant.address() as AddressInfo;
    const { url } = await start({ port });
    expect(new URL(url).port).not.toBe(String(port));
    expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
    occupant.close();
  });

  it('is made once where two starts come at the same time', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect(first.url).toBe(second.url);
    expect([first.reused, second.reused].sort()).toEqual([false, true]);
  });

  it('begins anew where the first start was killed while it made the cluster', async () => {
    await mkdir(path.join(dir, 'data.new'), { recursive: true });
    await writeFile(path.join(dir, 'data.new', 'PG_VERSION'), '18\n');
    const { url } = await start();
    expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
    expect(existsSync(path.join(dir, 'data.new'))).toBe(false);
  });
});

describe('a later start', () => {
  beforeEach(copyMade);

  it('serves a socket in its folder, too', async () => {
    const { socketUrl } = await start();
    expect(await ask(socketUrl!, 'select inet_server_addr() is null as "isSocket"')).toEqual({ isSocket: true });
  });

  it('has no socket where the path would be too long for one', async () => {
    dir = path.join(dir, 'a'.repeat(80));
    await mkdir(path.dirname(dir), { recursive: true });
    copyMade();
    const { url, socketUrl } = await start();
    expect(socketUrl).toBeUndefined();
    expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
  });

  it('keeps data and password over a stop, on the durable settings too', async () => {
    const first = await start();
    await ask(first.url, 'create table kept (id int)');
    await first.stop();
    await first.stop();
    const second = await start({ durable: true });
    expect(new URL(second.url).password).toBe(new URL(first.url).password);
    expect(
      await ask(second.url, `select to_regclass('kept')::text as kept, current_setting('fsync') as fsync`),
    ).toEqual({
      kept: 'kept',
      fsync: 'on',
    });
  });

  it('reuses the server that survived a killed launcher', async () => {
    const script = `
      import { startEmbeddedPostgres } from ${JSON.stringify(path.join(__dirname, '../dist/index.js'))};
      const { url } = await startEmbeddedPostgres({ dir: ${JSON.stringify(dir)}, port: 0, database: 'summit', durable: false });
      console.log(url);
      setInterval(() => {}, 1000);`;
    const launcher = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(launcher.stdout, 'data')) as [Buffer];
    launcher.kill('SIGKILL');
    await once(launcher, 'exit');
    const second = await start();
    expect(second.reused).toBe(true);
    expect(second.url).toBe(line.toString('utf8').trim());
    expect(await ask(second.url, 'select 1 as one')).toEqual({ one: 1 });
    await second.stop();
    expect(existsSync(dataFile('postmaster.pid'))).toBe(false);
  });

  it('recovers after the server was killed', async () => {
    const first = await start({ durable: true });
    await ask(first.url, 'create table kept (id int)');
    process.kill(await pidOf(), 'SIGKILL');
    const second = await start();
    expect(second.reused).toBe(false);
    expect(await ask(second.url, `select to_regclass('kept')::text as kept`)).toEqual({ kept: 'kept' });
  });

  it('is not misled by a pid file whose number now belongs to another program', async () => {
    const first = await start();
    const pid = await pidOf();
    const file = await readFile(dataFile('postmaster.pid'), 'utf8');
    await first.stop();
    // A program of the server's own user: what a restart of the machine can leave behind the old number.
    const { uid, gid } = await stat(dataFile('PG_VERSION'));
    const stranger = spawn('sleep', ['60'], { uid, gid, cwd: '/' });
    await once(stranger, 'spawn');
    await writeFile(dataFile('postmaster.pid'), file.replace(String(pid), String(stranger.pid)));
    const second = await start();
    expect(second.reused).toBe(false);
    expect(await ask(second.url, 'select 1 as one')).toEqual({ one: 1 });
    expect(stranger.exitCode).toBe(null);
    stranger.kill('SIGKILL');
    await until(() => stranger.signalCode !== null);
  });

  it('mends the owner of a copied folder', async () => {
    if (process.getuid?.() === 0) spawnSync('chown', ['-R', 'root:root', dir]);
    await chmod(dir, 0o755);
    const second = await start();
    expect(await ask(second.url, 'select 1 as one')).toEqual({ one: 1 });
    expect((await stat(dir)).mode & 0o777).toBe(0o700);
  });
});

describe('a broken data folder', () => {
  it('is named, with the remedy, where PG_VERSION is missing beside files', async () => {
    await mkdir(path.join(dir, 'data'), { recursive: true });
    await writeFile(dataFile('notes.txt'), 'not a database');
    const error = await refusal();
    expect(error.message).toBe(
      `The folder ${path.join(dir, 'data')} holds files, but no PostgreSQL database (PG_VERSION is missing).`,
    );
    expect(error.remedy).toContain('`npm run reset`');
  });

  it('is named where another version of PostgreSQL made it', async () => {
    await mkdir(path.join(dir, 'data'), { recursive: true });
    await writeFile(dataFile('PG_VERSION'), '14\n');
    expect((await refusal()).message).toMatch(/was made by PostgreSQL 14; this project runs PostgreSQL \d+\.$/);
  });

  it('is named where the password is gone or wrong, and where the control file is damaged', async () => {
    copyMade();
    const password = await readFile(path.join(dir, 'password'));
    await rm(path.join(dir, 'password'));
    expect((await refusal()).message).toContain('password of the database is missing');

    await writeFile(path.join(dir, 'password'), 'another one');
    expect((await refusal()).message).toContain('password authentication failed');
    await writeFile(path.join(dir, 'password'), password);
    await (await start()).stop();

    await truncate(dataFile('global/pg_control'), 10);
    const error = await refusal();
    expect(error.message).toMatch(/^The database in .* does not start: .*pg_control.*$/);
    expect(error.remedy).toContain('`npm run reset`');
  });
});
