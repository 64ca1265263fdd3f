import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { project, WHOLE_CLUSTER } from './compose-files.js';
import { promtool } from './promtool.js';

const run = promisify(execFile);
const CLUSTER = fileURLToPath(new URL('../cluster/', import.meta.url));
const read = (name: string) => readFile(path.join(CLUSTER, name), 'utf8');

interface Service {
  image?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  networks?: string[];
  deploy?: { replicas: string };
  stop_signal?: string;
}

/** Compose has tags of its own for what is laid over another file. */
const customTags = ['!reset', '!override'].flatMap((tag) => [
  { tag, collection: 'map' as const, resolve: (node: unknown) => node },
  { tag, collection: 'seq' as const, resolve: (node: unknown) => node },
]);

interface Bind {
  source: string;
  target: string;
  bind: { create_host_path: boolean };
}
interface Overlay {
  services: Record<string, Omit<Service, 'volumes'> & { volumes?: (string | Bind)[]; command?: string[] }>;
  networks?: Record<string, { internal?: boolean }>;
}
const overlay = async (name: string): Promise<Overlay> => parse(await read(name), { merge: true, customTags });

describe('the cluster of docker/cluster', () => {
  let services: Record<string, Service>;
  beforeAll(async () => {
    services = parse(await read('compose.yml'), { merge: true }).services;
  });

  it('ends HAProxy at once: no connection of a pool would end by itself, and there would be no new one meanwhile', () => {
    expect(services['postgres']?.stop_signal).toBe('SIGTERM');
  });

  it('copy a new standby at once, without a wait for the next checkpoint', async () => {
    expect(parse(await read('patroni.yml')).postgresql.basebackup).toEqual([{ checkpoint: 'fast' }]);
  });

  it('has three nodes, three members of etcd, and HAProxy where the database was', () => {
    expect(Object.keys(services).sort()).toEqual([
      'etcd1',
      'etcd2',
      'etcd3',
      'pg1',
      'pg2',
      'pg3',
      'postgres',
      'worker',
    ]);
    expect(services['postgres']?.image).toMatch(/^haproxy:/);
    for (const name of ['pg1', 'pg2', 'pg3'])
      expect(services[name]?.environment).toMatchObject({
        PATRONI_NAME: name,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${name}:5432`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `${name}:8008`,
        PATRONI_SUPERUSER_PASSWORD: expect.stringMatching(/:\?set it/),
        PATRONI_RESTAPI_USERNAME: 'patroni',
        PATRONI_RESTAPI_PASSWORD: expect.stringMatching(/:\?set it/),
      });
  });

  it('keeps what a member of etcd and a node have stored in a volume of its own', async () => {
    for (const name of ['etcd1', 'etcd2', 'etcd3']) {
      const folder = services[name]?.environment?.['ETCD_DATA_DIR'];
      expect(folder).toMatch(/^\//);
      expect(services[name]?.volumes).toEqual([`${name}:${folder}`]);
    }
    const { data_dir: data } = parse(await read('patroni.yml')).postgresql;
    for (const name of ['pg1', 'pg2', 'pg3'])
      expect(services[name]?.volumes).toEqual([`${name}:${path.dirname(data)}`]);
  });

  it('lets pgBackRest in by the socket that docs/backup.md names', async () => {
    const { parameters, pg_hba } = parse(await read('patroni.yml')).postgresql;
    expect(pg_hba).toContain('local all postgres peer');
    const told = await readFile(path.join(CLUSTER, '../../docs/backup.md'), 'utf8');
    expect(told).toContain(`\npg1-socket-path=${parameters.unix_socket_directories}\n`);
  });

  it('shows none of them to anybody outside, and etcd, which asks nobody who he is, to the nodes and Prometheus only', async () => {
    const whole = await project(WHOLE_CLUSTER);
    for (const [name, { ports }] of Object.entries(services)) expect([name, ports]).toEqual([name, undefined]);
    for (const name of ['etcd1', 'etcd2', 'etcd3']) expect(whole.services[name]?.networks).toEqual(['coordination']);
    const beside = Object.keys(whole.services).filter((name) =>
      whole.services[name]?.networks?.includes('coordination'),
    );
    expect(beside.sort()).toEqual(['etcd1', 'etcd2', 'etcd3', 'pg1', 'pg2', 'pg3', 'prometheus']);
    expect(whole.networks['coordination']).toEqual({ internal: true });
  });
});

describe('backups to a point in time of the cluster', () => {
  it('reach a bucket over a network that only the nodes are on', async () => {
    const { services, networks } = await overlay('backup.compose.yml');
    expect(Object.keys(services)).toEqual(['pg1', 'pg2', 'pg3']);
    for (const { networks: own } of Object.values(services)) expect(own).toEqual(['data', 'coordination', 'archive']);
    expect(networks?.['archive']?.internal ?? false).toBe(false);
  });

  it('find their file where the log is handed over, and no folder where it is missing', async () => {
    const { services } = await overlay('backup.compose.yml');
    const { archive_command: command } = parse(await read('patroni.yml')).bootstrap.dcs.postgresql.parameters;
    for (const { volumes = [] } of Object.values(services)) {
      const [file] = volumes as Bind[];
      expect(command).toContain(`test ! -e ${file?.target} ||`);
      expect(file?.bind.create_host_path).toBe(false);
    }
  });

  /** A script of the cluster with programs that stand in for the real ones; answers its exit code and what it printed. */
  async function runs(script: string, type: string, programs: Record<string, string>) {
    const bin = await mkdtemp(path.join(os.tmpdir(), 'summit-primary-'));
    try {
      for (const [name, body] of Object.entries(programs)) {
        await writeFile(path.join(bin, name), `#!/bin/sh\n${body}\n`);
        await chmod(path.join(bin, name), 0o755);
      }
      const env = { PATH: `${bin}:${process.env['PATH']}` };
      const ended = await run('sh', [path.join(CLUSTER, script), type], { env }).catch((error: unknown) => error);
      const { code = 0, stdout, stderr } = ended as { code?: number; stdout: string; stderr: string };
      return { code, stdout, stderr };
    } finally {
      await rm(bin, { recursive: true, force: true });
    }
  }

  it.each([
    ['f', 'full', 0, '--stanza=summit --type=full backup\n'],
    ['f', 'diff', 0, '--stanza=summit --type=diff backup\n'],
    ['t', 'full', 3, ''],
    ['', 'full', 1, ''],
  ])('are made by the primary alone (standby: %s, %s)', async (standby, type, code, stdout) => {
    const programs = { psql: `echo ${standby}`, pgbackrest: 'echo "$@"' };
    expect(await runs('backup-on-primary.sh', type, programs)).toMatchObject({ code, stdout });
  });

  it('fail as themselves where the program ends as a standby would', async () => {
    const programs = { psql: 'echo f', pgbackrest: 'exit 3' };
    expect(await runs('backup-on-primary.sh', 'full', programs)).toMatchObject({ code: 1 });
  });

  it.each([
    ['on any node, silently', '3 0 3', 0, ''],
    ['on another one', '3 3 0', 0, ''],
    ['and say where a node before failed', '1 0 3', 1, 'pg1: no backup\n'],
    ['and say where the primary failed', '3 1 3', 1, 'pg2: no backup\nno node was the primary: there is no backup\n'],
    ['and say where no node was the primary', '3 3 3', 1, 'no node was the primary: there is no backup\n'],
  ])('are asked of all nodes: %s', async (_what, codes, code, stderr) => {
    const docker = `set -- ${codes} "$@"
for word; do case $word in pg1) exit $1 ;; pg2) exit $2 ;; pg3) exit $3 ;; esac; done`;
    expect(await runs('backup-cluster.sh', 'full', { docker })).toEqual({ code, stdout: '', stderr });
  });

  it('are noted for the monitoring, and the timer hears of it where they are not', async () => {
    const docker = `case "$*" in *backup.sh*) echo "$@" >&2; exit 1 ;; *pg2*) exit 0 ;; *) exit 3 ;; esac`;
    const stderr = 'compose exec -T backup sh /backup.sh note point-in-time\nthe backup is made, and not noted\n';
    expect(await runs('backup-cluster.sh', 'full', { docker })).toEqual({ code: 1, stdout: '', stderr });
  });

  it('and patronictl are in the image with all they need', async () => {
    const image = await read('postgres.Dockerfile');
    // Patroni's package brings no client of etcd since 4.1, and does not start without one.
    expect(image).toMatch(/ 'patroni=4\.\*' python3-etcd 'pgbackrest=2\.\*' /);
    expect(image).toContain('docker/cluster/backup-on-primary.sh /usr/local/bin/backup-on-primary\n');
    expect(image).toContain('COPY docker/cluster/patroni.yml /etc/patroni.yml\n');
    const { data_dir: data } = parse(await read('patroni.yml')).postgresql;
    expect(image).toContain(`ENV PATRONICTL_CONFIG_FILE=/etc/patroni.yml PGDATA=${data}\n`);
  });
});

describe('Prometheus beside the cluster', () => {
  interface Job {
    job_name: string;
    static_configs?: { targets: string[] }[];
  }
  const jobsOf = async (file: string): Promise<Job[]> => parse(await read(file)).scrape_configs;

  it('asks what it asks elsewhere, and HAProxy, every node and every member of etcd', async () => {
    const [jobs, elsewhere] = await Promise.all([jobsOf('prometheus.yml'), jobsOf('../monitoring/prometheus.yml')]);
    expect(jobs).toEqual(expect.arrayContaining(elsewhere));
    const targets = jobs.flatMap(({ static_configs: lists = [] }) => lists.flatMap((list) => list.targets));
    const asked = targets.map((target) => target.split(':')[0]).filter((name) => name !== 'node-exporter');
    const { services } = await overlay('compose.yml');
    const members = Object.keys(services).filter((name) => /^(pg|etcd|postgres)/.test(name));
    expect(asked.sort()).toEqual(members.sort());
    expect(await read('haproxy.cfg')).toContain('bind :8404\n');
  });

  it('is on their network, and has these files where they name each other', async () => {
    const { prometheus } = (await overlay('monitoring.compose.yml')).services;
    expect(prometheus?.networks).toEqual(['data', 'coordination', 'metrics-published']);
    // Of these networks the processes that it looks for by name are on one: a name leads to one address of each.
    const product: Overlay = parse(await read('../compose.yml'), { merge: true });
    const beside: Overlay = parse(await read('../monitoring/compose.yml'));
    for (const name of ['api', 'worker'])
      expect(
        [product, beside]
          .flatMap(({ services }) => services[name]?.networks ?? [])
          .filter((one) => prometheus?.networks?.includes(one)),
      ).toEqual(['data']);
    expect(prometheus?.command?.[0]).toBe('--config.file=/etc/prometheus/cluster/prometheus.yml');
    const mounts = (prometheus?.volumes ?? []).map((volume) => String(volume).split(':'));
    for (const [from = '', to = ''] of mounts) {
      expect(await readFile(path.join(CLUSTER, '..', from), 'utf8')).not.toBe('');
      expect(to).toBe(path.join('/etc/prometheus', from));
    }
    expect(mounts).toHaveLength(3);
  });

  it.each([
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ])('is accepted by promtool (%s %s %s)', async (...words) => {
    expect(await promtool(CLUSTER, ...words)).toContain('SUCCESS');
  });
});
