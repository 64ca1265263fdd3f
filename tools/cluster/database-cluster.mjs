// Three PostgreSQL nodes that Patroni watches over, three members of etcd that know which of them is the primary, and HAProxy in front.
import { randomBytes } from 'node:crypto';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { accepts } from '../start/probes.mjs';
import { haproxySettings, patroniSettings } from './config-files.mjs';
import { Program } from './program.mjs';
import { systemUser } from './system-user.mjs';

const NODES = ['pg1', 'pg2', 'pg3'];
const MEMBERS = ['etcd1', 'etcd2', 'etcd3'];
const READY_MS = 180_000;

/**
 * `env`: by which PostgreSQL, Patroni and pgBackRest find their files in it.
 * @typedef {{ name: string, dir: string, port: number, restPort: number, env: Record<'PGDATA' | 'PGBACKREST_CONFIG' | 'PATRONICTL_CONFIG_FILE', string>, program: Program }} Node
 */
/** @typedef {{ name: string, role: string, state: string }} NodeState */

export class DatabaseCluster {
  /** @type {Node[]} */
  nodes = [];
  /** @type {{ name: string, port: number, program: Program }[]} */
  members = [];
  passwords = { superuser: secret(), replication: secret(), owner: secret() };

  /** @param {{ dir: string, programs: import('./programs.mjs').Programs, firstPort: number, progress: (text: string) => void }} options */
  constructor({ dir, programs, firstPort, progress }) {
    this.dir = dir;
    this.programs = programs;
    this.firstPort = firstPort;
    this.progress = progress;
    this.primaryPort = firstPort;
    this.replicaPort = firstPort + 1;
  }

  /** Of the owner of the tables; answers through HAProxy. */
  get ownerUrl() {
    return `postgres://summit:${this.passwords.owner}@127.0.0.1:${this.primaryPort}/summit`;
  }

  async start() {
    const logs = path.join(this.dir, 'logs');
    await mkdir(logs, { recursive: true });
    await this.startEtcd(logs);
    this.progress('etcd is running: three members');
    await this.startNodes(logs);
    await this.startHaproxy(logs);
    await this.isWhole();
    await this.makeDatabase();
    this.progress('PostgreSQL is running: a primary and two standbys behind HAProxy');
  }

  /** @private @param {string} logs */
  async startEtcd(logs) {
    const ports = MEMBERS.map((_name, index) => ({
      client: this.firstPort + 20 + index,
      peer: this.firstPort + 30 + index,
    }));
    const cluster = MEMBERS.map((name, index) => `${name}=http://127.0.0.1:${ports[index]?.peer}`).join(',');
    this.members = MEMBERS.map((name, index) => {
      const { client, peer } = /** @type {{ client: number, peer: number }} */ (ports[index]);
      const [at, peerAt] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
      const program = this.program(name, logs, {
        command: [
          this.programs.etcd,
          ...['--name', name, '--data-dir', path.join(this.dir, name), '--log-level', 'warn'],
          ...['--listen-client-urls', at, '--advertise-client-urls', at],
          ...['--listen-peer-urls', peerAt, '--initial-advertise-peer-urls', peerAt],
          ...['--initial-cluster', cluster, '--initial-cluster-state', 'new', '--initial-cluster-token', 'summit'],
        ],
        isReady: async () => {
          const state = /** @type {{ health?: string } | null} */ (await askJson(`${at}/health`));
          return state?.health === 'true';
        },
      });
      return { name, port: client, program };
    });
    for (const { program } of this.members) program.start();
    await Promise.all(this.members.map(({ program }) => program.ready()));
  }

  /** @private @param {string} logs */
  async startNodes(logs) {
    const user = systemUser();
    for (const [index, name] of NODES.entries()) {
      const dir = path.join(this.dir, name);
      const [port, restPort] = [this.firstPort + 2 + index, this.firstPort + 10 + index];
      await mkdir(dir, { mode: 0o700, recursive: true });
      const settings = path.join(dir, 'patroni.yml');
      const env = {
        PGDATA: path.join(dir, 'data'),
        PGBACKREST_CONFIG: path.join(dir, 'pgbackrest.conf'),
        PATRONICTL_CONFIG_FILE: settings,
      };
      const etcd = this.members.map((member) => member.port);
      const { postgresBin } = this.programs;
      await writeFile(
        settings,
        patroniSettings({ name, dir, postgresBin, port, restPort, etcd, passwords: this.passwords }),
        { mode: 0o600 },
      );
      if (user) for (const one of [dir, settings]) await chown(one, user.uid, user.gid);
      const program = this.program(name, logs, {
        command: [this.programs.patroni, settings],
        user,
        cwd: dir,
        env: { PATH: process.env.PATH, PGBACKREST_CONFIG: env.PGBACKREST_CONFIG },
        pidFile: path.join(env.PGDATA, 'postmaster.pid'),
        isReady: () => accepts(restPort),
      });
      this.nodes.push({ name, dir, port, restPort, env, program });
    }
    // The first one makes the database, the others copy it.
    await this.nodes[0]?.program.ready();
    await this.until('there is a primary', async () => (await this.primary()) !== null);
    await Promise.all(this.nodes.map(({ program }) => program.ready()));
  }

  /** @private @param {string} logs */
  async startHaproxy(logs) {
    const file = path.join(this.dir, 'haproxy.cfg');
    await writeFile(
      file,
      haproxySettings({ primaryPort: this.primaryPort, replicaPort: this.replicaPort, nodes: this.nodes }),
    );
    this.haproxy = this.program('haproxy', logs, {
      command: [this.programs.haproxy, '-db', '-f', file],
      isReady: () => accepts(this.primaryPort),
    });
    await this.haproxy.ready();
  }

  /** Three nodes run, and commits wait for one of the standbys. */
  isWhole() {
    return this.until('three nodes run and commits wait for a standby', async () => {
      const states = await this.states();
      const running = states.filter(({ state }) => state === 'streaming' || state === 'running');
      return running.length === NODES.length && states.some(({ role }) => role === 'sync_standby');
    });
  }

  /** @private */
  async makeDatabase() {
    await this.until('HAProxy leads to the primary', () =>
      this.asSuperuser('select 1').then(
        () => true,
        () => false,
      ),
    );
    await this.asSuperuser(`create role summit login createrole password '${this.passwords.owner}'`);
    await this.asSuperuser('create database summit owner summit');
  }

  /** @param {string} text @param {number} [port] of one node; the primary unless given */
  async asSuperuser(text, port = this.primaryPort) {
    return query(`postgres://postgres:${this.passwords.superuser}@127.0.0.1:${port}/postgres`, text);
  }

  /** @param {string} text */
  async asOwner(text) {
    return query(this.ownerUrl, text);
  }

  /** @param {string} name */
  node(name) {
    const node = this.nodes.find((one) => one.name === name);
    if (!node) throw new Error(`There is no such node: ${name}`);
    return node;
  }

  /** How many standbys get what the primary writes. */
  async streaming() {
    const { rows } = await this.asSuperuser(
      `select count(*)::int as n from pg_stat_replication where state = 'streaming'`,
    );
    return rows[0].n;
  }

  /** Connections of the reports to the standbys. */
  async readingReports() {
    const primary = await this.primary();
    let connections = 0;
    for (const node of this.nodes.filter((one) => one !== primary)) {
      const { rows } = await this.asSuperuser(
        `select count(*)::int as n from pg_stat_activity where application_name = 'summit-reports'`,
        node.port,
      );
      connections += rows[0].n;
    }
    return connections;
  }

  /** Of the nodes, as any living one of them tells. @returns {Promise<NodeState[]>} */
  async states() {
    for (const { restPort } of this.nodes) {
      const found = /** @type {{ members?: NodeState[] } | null} */ (
        await askJson(`http://127.0.0.1:${restPort}/cluster`)
      );
      if (found?.members) return found.members;
    }
    return [];
  }

  /** The node that says of itself that it holds the lock. @returns {Promise<Node | null>} */
  async primary() {
    for (const node of this.nodes) {
      const answer = await ask(`http://127.0.0.1:${node.restPort}/primary`);
      if (answer?.status === 200) return node;
    }
    return null;
  }

  /** The standby that commits wait for. @returns {Promise<Node | null>} */
  async synchronousStandby() {
    const name = (await this.states()).find(({ role }) => role === 'sync_standby')?.name;
    return this.nodes.find((node) => node.name === name) ?? null;
  }

  async etcdLeader() {
    for (const member of this.members) {
      const status = /** @type {{ leader: string, header: { member_id: string } } | null} */ (
        await askJson(`http://127.0.0.1:${member.port}/v3/maintenance/status`, '{}')
      );
      if (status && status.leader === status.header.member_id) return member;
    }
    return null;
  }

  /** @param {string} what @param {() => Promise<boolean>} isSo */
  async until(what, isSo) {
    const until = performance.now() + READY_MS;
    while (!(await isSo())) {
      if (performance.now() > until)
        throw new Error(`It did not come to pass within ${READY_MS / 1_000} s that ${what}.`);
      await pause(200);
    }
  }

  /** Every program that it has started. */
  get all() {
    const programs = [...this.nodes, ...this.members].map(({ program }) => program);
    return this.haproxy ? [...programs, this.haproxy] : programs;
  }

  async stop() {
    // Standbys first, so that no other primary is chosen on the way out.
    const primary = await this.primary();
    const nodes = this.nodes.filter((node) => node !== primary);
    await Promise.all(nodes.map(({ program }) => program.stop()));
    for (const program of [primary?.program, this.haproxy, ...this.members.map((member) => member.program)])
      await program?.stop();
  }

  /** @private @param {string} name @param {string} logs @param {Omit<ConstructorParameters<typeof Program>[0], 'name' | 'setpriv' | 'logs'>} options */
  program(name, logs, options) {
    return new Program({ name, logs, setpriv: this.programs.setpriv, ...options });
  }
}

/** @param {string} connectionString @param {string} text */
async function query(connectionString, text) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000, query_timeout: 30_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client.query(text).finally(() => client.end());
}

function secret() {
  return randomBytes(18).toString('hex');
}

/** @param {string} url @param {string} [body] */
async function ask(url, body) {
  try {
    return await fetch(url, {
      signal: AbortSignal.timeout(2_000),
      ...(body !== undefined && { method: 'POST', body }),
    });
  } catch {
    return null;
  }
}

/** @param {string} url @param {string} [body] @returns {Promise<unknown>} what is no JSON is null */
async function askJson(url, body) {
  return (await ask(url, body))?.json().catch(() => null) ?? null;
}
