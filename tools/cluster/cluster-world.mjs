// The whole product as several machines would run it, on this one: see README.md of docker/cluster.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ServerProcess } from '../bench/server-process.mjs';
import { ROOT, World } from '../rehearsal/world.mjs';
import { API_FLAGS, API_MEMORY } from '../start/api-process.mjs';
import { accepts, answers } from '../start/probes.mjs';
import { DatabaseCluster } from './database-cluster.mjs';
import { DRAIN_MS, nginxSettings } from './nginx-settings.mjs';
import { Program } from './program.mjs';

const WORKERS = 2;
const WEB_SERVERS = 3;

export class ClusterWorld extends World {
  /** @type {ServerProcess[]} */
  workers = [];
  /** @type {Program[]} */
  webServers = [];
  apiPorts = /** @type {number[]} */ ([]);
  /** Who came so far: each has a network address of its own, because one that registers again and again is asked for work. */
  visitors = 0;
  /** @type {string | undefined} */
  replicaUrl;

  /** @param {import('./programs.mjs').Programs} programs @param {number} firstPort @param {(text: string) => void} progress */
  constructor(programs, firstPort, progress) {
    super(progress);
    this.programs = programs;
    this.firstPort = firstPort;
  }

  /** @private */
  async openDatabase() {
    const dir = path.join(/** @type {string} */ (this.dir), 'database');
    await mkdir(dir, { mode: 0o755 });
    this.database = new DatabaseCluster({
      dir,
      programs: this.programs,
      firstPort: this.firstPort,
      progress: this.progress,
    });
    this.ends.push(() => /** @type {DatabaseCluster} */ (this.database).stop());
    await this.database.start();
    this.ownerUrl = this.database.ownerUrl;
    const application = new URL(this.ownerUrl);
    application.username = 'summit_app';
    this.applicationUrl = application.href;
    application.port = String(this.database.replicaPort);
    this.replicaUrl = application.href;
  }

  /** As machines that lose their power. What they wrote is removed all the same. */
  async kill() {
    for (const { child } of [...this.apis, ...this.workers]) child.kill('SIGKILL');
    await Promise.all([...this.webServers, ...(this.database?.all ?? [])].map((program) => program.kill()));
    if (this.dir) await rm(this.dir, { recursive: true, force: true, maxRetries: 5 });
  }

  /** A load of machines looks like an attack on the forms, and would be asked for work. @private */
  async liftShield() {
    await this.rows(`insert into setting (key, value) values ('shield.suspicious_per_minute', '1000000')`);
  }

  /** @private @param {number} processes */
  async startApis(processes) {
    await this.liftShield();
    this.apiPorts = Array.from({ length: processes }, (_none, index) => this.firstPort + 50 + index);
    this.apis = this.apiPorts.map((port) => this.api(port));
    this.workers = Array.from({ length: WORKERS }, () => this.worker());
    this.ends.push(() => Promise.all([...this.apis, ...this.workers].map((one) => one.stop())));
    await Promise.all([...this.apis, ...this.workers].map((one) => one.ready()));
    await this.startWebServers();
    this.progress(`${processes} API processes, ${WORKERS} workers and ${WEB_SERVERS} web servers are ready`);
  }

  /** @param {number} port */
  api(port) {
    return this.backend('API', { ROLE: 'api', PORT: String(port), DRAIN_MS }, () =>
      answers(`http://127.0.0.1:${port}/api/health/ready`),
    );
  }

  /** More beside those that serve; the web servers go on with the ones that they know. @param {number} count */
  async growApis(count) {
    while (this.apis.length < count) {
      const port = this.firstPort + 50 + this.apis.length;
      this.apiPorts.push(port);
      this.apis.push(this.api(port));
    }
    await Promise.all(this.apis.map((api) => api.ready()));
  }

  worker() {
    // It listens nowhere; that it is still there after its first moments is all that can be asked.
    const born = performance.now();
    return this.backend('worker', { ROLE: 'worker' }, async () => performance.now() - born > 3_000);
  }

  /** @private @param {string} name @param {NodeJS.ProcessEnv} more @param {() => Promise<boolean>} isReady */
  backend(name, more, isReady) {
    return new ServerProcess({
      name,
      args: [...API_FLAGS, 'backend/dist/packed/main.js'],
      cwd: ROOT,
      env: { ...this.env(), ...API_MEMORY, DATABASE_REPLICA_URL: this.replicaUrl, ...more },
      isReady,
    });
  }

  /** @private */
  async startWebServers() {
    for (let index = 0; index < WEB_SERVERS; index += 1) {
      const port = this.firstPort + 60 + index;
      const dir = path.join(/** @type {string} */ (this.dir), `nginx${index + 1}`);
      await mkdir(dir);
      await writeFile(path.join(dir, 'nginx.conf'), nginxSettings({ dir, port, apiPorts: this.apiPorts }));
      const program = new Program({
        name: `nginx${index + 1}`,
        logs: dir,
        setpriv: this.programs.setpriv,
        command: [this.programs.nginx, '-e', `${dir}/error.log`, '-c', `${dir}/nginx.conf`],
        isReady: () => accepts(port),
      });
      this.webServers.push(program);
      this.ends.push(() => program.stop());
      await program.ready();
      this.origins[index] = `http://127.0.0.1:${port}`;
    }
  }

  /** One after another, as a release does: the next begins when this one serves again. */
  async rollApis() {
    for (const index of this.apis.keys()) await this.replaceApi(index, (api) => api.stop());
  }

  /** @param {number} index @param {(api: ServerProcess) => Promise<unknown>} end */
  async replaceApi(index, end) {
    await end(/** @type {ServerProcess} */ (this.apis[index]));
    const api = this.api(/** @type {number} */ (this.apiPorts[index]));
    this.apis[index] = api;
    await api.ready();
    // nginx comes back to it after `fail_timeout`.
    await pause(2_500);
  }
}
