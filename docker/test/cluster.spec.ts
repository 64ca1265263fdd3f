import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { haproxySettings, patroniSettings } from '../../tools/cluster/config-files.mjs';

const CLUSTER = fileURLToPath(new URL('../cluster/', import.meta.url));
const read = (name: string) => readFile(path.join(CLUSTER, name), 'utf8');

interface Service {
  image?: string;
  environment?: Record<string, string>;
  ports?: string[];
  networks?: string[];
  deploy?: { replicas: string };
}

/** Compose has tags of its own for what is laid over another file. */
const customTags = ['!reset', '!override'].flatMap((tag) => [
  { tag, collection: 'map' as const, resolve: (node: unknown) => node },
  { tag, collection: 'seq' as const, resolve: (node: unknown) => node },
]);

describe('the cluster of docker/cluster (issue 15)', () => {
  let services: Record<string, Service>;
  beforeAll(async () => {
    services = parse(await read('compose.yml'), { merge: true, customTags }).services;
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
      });
  });

  it('shows none of them to anybody outside: neither etcd nor Patroni asks who somebody is', () => {
    for (const [name, { ports, networks }] of Object.entries(services)) {
      expect(ports).toBeUndefined();
      if (/^(pg|etcd)/.test(name)) expect(networks).toEqual(['data']);
    }
  });

  it('is told the same as the cluster without containers, which is what the kills were tried on', async () => {
    const node = { name: 'pg1', dir: '/x', postgresBin: '/y', port: 1, restPort: 2, etcd: [3] };
    const tried = JSON.parse(patroniSettings({ ...node, passwords: { superuser: 'a', replication: 'b' } }));
    const shipped = parse(await read('patroni.yml'));
    for (const key of ['ttl', 'loop_wait', 'retry_timeout', 'synchronous_mode'])
      expect(shipped.bootstrap.dcs[key]).toBe(tried.bootstrap.dcs[key]);
    expect(shipped.bootstrap.dcs.ttl).toBeGreaterThanOrEqual(
      shipped.bootstrap.dcs.loop_wait + 2 * shipped.bootstrap.dcs.retry_timeout,
    );
    const options = { primaryPort: 1, replicaPort: 2, nodes: [{ name: 'pg1', port: 3, restPort: 4 }] };
    const [ours, theirs] = [haproxySettings(options), await read('haproxy.cfg')];
    for (const line of [
      /OPTIONS \/primary$/m,
      /OPTIONS \/read-only$/m,
      /inter 1s fall 2 rise 1 on-marked-down shutdown-sessions/,
    ]) {
      expect(ours).toMatch(line);
      expect(theirs).toMatch(line);
    }
  });
});
