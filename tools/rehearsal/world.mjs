// The whole product on this machine for one rehearsal: own database, own outside world, own ports; gone afterwards.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { cpuSinceBirth } from '../bench/cpu-meter.mjs';
import { ServerProcess } from '../bench/server-process.mjs';
import { API_FLAGS, API_MEMORY } from '../start/api-process.mjs';
import { accepts, answers } from '../start/probes.mjs';
import { runStep, stopSteps } from '../start/run-step.mjs';
import { OFFICE } from './acts/office.mjs';
import { RehearsalClock } from './clock.mjs';
import { needsFront, startFront } from './front.mjs';
import { Postbox } from './postbox.mjs';

export const ROOT = path.resolve(import.meta.dirname, '../..');

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}

export class World {
  /** Ends what has been started, the newest first. @type {(() => Promise<unknown>)[]} */
  ends = [];
  closed = false;
  /** @type {Promise<void> | undefined} */
  closing;
  /** @type {Promise<void> | undefined} */
  opening;
  /** @type {ServerProcess[]} */
  apis = [];
  /** Origins that people talk to, one for each process. @type {string[]} */
  origins = [];

  /** @param {(text: string) => void} progress */
  constructor(progress) {
    this.progress = progress;
  }

  /**
   * @param {object} wish
   * @param {number} wish.begin where the product's clock stands first (ms)
   * @param {number} wish.processes
   * @param {import('./options.mjs').Fault[]} wish.faults
   */
  open({ begin, processes, faults }) {
    this.opening = this.openInTurn([
      () => this.makeFolder(),
      () => this.openDatabase(),
      () => this.openOutside(begin),
      () => this.prepare(),
      () => this.startApis(processes),
      () => this.addFaults(faults),
    ]);
    return this.opening;
  }

  /** Ends between two of them once it is closed: nothing comes up that nobody would end. @private @param {(() => Promise<void>)[]} parts */
  async openInTurn(parts) {
    for (const part of parts) {
      if (this.closed) throw new Error('Interrupted.');
      await part();
    }
  }

  /** @private */
  async makeFolder() {
    this.dir = await mkdtemp(path.join(os.tmpdir(), 'summit-rehearsal-'));
    // PostgreSQL never runs as root; its own user must be able to enter.
    await chmod(this.dir, 0o755);
    this.ends.push(() => rm(/** @type {string} */ (this.dir), { recursive: true, force: true }));
  }

  /** @private */
  async openDatabase() {
    const { startEmbeddedPostgres } = await import('@summit/embedded-postgres');
    const server = await startEmbeddedPostgres({
      dir: path.join(/** @type {string} */ (this.dir), 'postgres'),
      port: await freePort(),
      database: 'rehearsal',
    });
    this.ends.push(() => server.stop());
    this.ownerUrl = server.url;
    const application = new URL(server.url);
    application.username = 'summit_app';
    this.applicationUrl = application.href;
    this.progress('PostgreSQL is running');
  }

  /** Providers, list and texts with a clock that begins where the rehearsal does; a mail server of our own. @private @param {number} begin */
  async openOutside(begin) {
    const data = path.join(/** @type {string} */ (this.dir), 'outside');
    await mkdir(path.join(data, 'sandbox'), { recursive: true });
    await writeFile(path.join(data, 'sandbox/clock.json'), JSON.stringify({ offsetMs: begin - Date.now() }));
    const [sandbox, inbox, smtp, api] = [await freePort(), await freePort(), await freePort(), await freePort()];
    this.firstApiPort = api;
    this.sandboxUrl = `http://127.0.0.1:${sandbox}`;
    const simulators = new ServerProcess({
      name: 'sandbox',
      args: ['shared/provider-simulators/dist/main.js'],
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        DATA_DIR: data,
        SANDBOX_PORT: String(sandbox),
        INBOX_PORT: String(inbox),
        SMTP_PORT: String(smtp),
        API_ORIGIN: `http://127.0.0.1:${api}`,
      },
      isReady: async () => (await Promise.all([sandbox, inbox].map(accepts))).every(Boolean),
    });
    this.simulators = simulators;
    this.ends.push(() => simulators.stop());
    await simulators.ready();
    this.postbox = await Postbox.open();
    this.ends.push(() => /** @type {Postbox} */ (this.postbox).close());
    this.clock = await RehearsalClock.open(this.sandboxUrl);
  }

  /** @private @returns {NodeJS.ProcessEnv} */
  env() {
    return {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      DATABASE_URL: this.applicationUrl,
      FILES_DIR: path.join(/** @type {string} */ (this.dir), 'files'),
      SMTP_URL: this.postbox?.url,
      LIST_API_BASE: `${this.sandboxUrl}/aweber`,
      SMS_API_BASE: `${this.sandboxUrl}/sms`,
      SMS_DAILY_LIMIT: '1000000',
      STRIPE_API_BASE: this.sandboxUrl,
      PAYPAL_API_BASE: this.sandboxUrl,
      SANDBOX_CLOCK_URL: `${this.sandboxUrl}/control/clock`,
    };
  }

  /** @private */
  async prepare() {
    const env = { ...this.env(), MIGRATION_DATABASE_URL: this.ownerUrl };
    const { code, output } = await runStep(process.execPath, ['backend/dist/cli/prepare.js'], { cwd: ROOT, env });
    if (code !== 0) throw new Error(`The database could not be prepared.\n${output}`);
    await this.createAdmin(env);
    this.pool = new pg.Pool({ connectionString: this.ownerUrl, max: 2, application_name: 'rehearsal' });
    this.pool.on('error', () => undefined);
    this.ends.push(() => /** @type {pg.Pool} */ (this.pool).end());
    this.progress('Database and content are prepared');
  }

  /** The command reads the password from its standard input. @private @param {NodeJS.ProcessEnv} env */
  async createAdmin(env) {
    const args = ['backend/dist/cli/create-admin.js', OFFICE.email];
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['pipe', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk) => (said += chunk));
    child.stdin.end(OFFICE.password);
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`No administrator could be made.\n${said}`);
  }

  /** @private @param {number} processes */
  async startApis(processes) {
    const ports = [/** @type {number} */ (this.firstApiPort)];
    while (ports.length < processes) ports.push(await freePort());
    this.origins = ports.map((port) => `http://127.0.0.1:${port}`);
    this.apis = ports.map((port) => {
      const api = new ServerProcess({
        name: 'API',
        args: [...API_FLAGS, 'backend/dist/packed/main.js'],
        cwd: ROOT,
        env: { ...this.env(), ...API_MEMORY, PORT: String(port) },
        isReady: () => answers(`http://127.0.0.1:${port}/api/health/ready`),
      });
      this.ends.push(() => api.stop());
      return api;
    });
    await Promise.all(this.apis.map((api) => api.ready()));
    this.clock?.follow(this.origins.map((origin, index) => () => timeOf(origin, index)));
    this.progress(`${processes} processes of the API are ready`);
  }

  /** @private @param {import('./options.mjs').Fault[]} faults */
  async addFaults(faults) {
    if (needsFront(faults)) {
      const fronts = await Promise.all(this.origins.map((origin) => startFront(origin, faults)));
      for (const front of fronts) this.ends.push(() => front.close());
      this.origins = fronts.map(({ url }) => url);
    }
    for (const { target } of faults.filter(({ kind }) => kind === 'dead-webhook')) {
      const { status } = await this.control('webhooks', { provider: target, mode: 'drop' });
      if (status !== 200) throw new Error(`The notifications of ${target} cannot be stopped.`);
    }
  }

  /** @param {string} call @param {object} wish @returns {Promise<{ status: number, body: any }>} */
  async control(call, wish) {
    const answer = await fetch(`${this.sandboxUrl}/control/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    return { status: answer.status, body: await answer.json() };
  }

  /** All money that a provider moved. @param {'stripe' | 'paypal'} provider @returns {Promise<any>} */
  async books(provider) {
    return (await fetch(`${this.sandboxUrl}/control/${provider}/books`)).json();
  }

  /** @param {string} text @param {unknown[]} [values] @returns {Promise<any[]>} */
  async rows(text, values = []) {
    if (!this.pool) throw new Error('The database is not open.');
    return (await this.pool.query(text, values)).rows;
  }

  /** Processor time so far in seconds; 0 where the system does not tell. PostgreSQL's is not in it. */
  async cpuSeconds() {
    const spent = (/** @type {(ServerProcess | undefined)[]} */ servers) =>
      Promise.all(servers.map((server) => (server ? cpuSinceBirth(server.pid).catch(() => 0) : 0)));
    const sum = (/** @type {number[]} */ seconds) => seconds.reduce((total, one) => total + one, 0);
    const { user, system } = process.cpuUsage();
    return {
      api: sum(await spent(this.apis)),
      sandbox: sum(await spent([this.simulators])),
      audience: (user + system) / 1e6,
    };
  }

  /** Lines that the processes logged as errors. */
  loggedErrors() {
    return this.apis.flatMap((api) => api.output.split('\n').filter((line) => /"level":"(error|fatal)"/.test(line)));
  }

  /** Whoever asks again waits for the same end. */
  close() {
    return (this.closing ??= this.end());
  }

  /** @private */
  async end() {
    this.closed = true;
    stopSteps();
    await this.opening?.catch(() => undefined);
    for (const end of this.ends.reverse())
      await end().catch((/** @type {Error} */ error) => this.progress(error.message));
  }
}

/** What time a process has: it answers that with an offer window, which stays the same one however often it is asked for. */
async function timeOf(/** @type {string} */ origin, /** @type {number} */ index) {
  const answer = await fetch(`${origin}/api/timer/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.168.${index}.1` },
    body: JSON.stringify({ session_id: `rehearsal-clock-${index}`, product_type: 'vip' }),
  });
  if (answer.status === 429) return 0;
  const { server_time: time } = /** @type {{ server_time: string }} */ (await answer.json());
  return Date.parse(time);
}
