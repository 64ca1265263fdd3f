import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const CLUSTER = fileURLToPath(new URL('../cluster/', import.meta.url));
const read = (name: string) => readFile(path.join(CLUSTER, name), 'utf8');

interface Service {
  image?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  networks?: string[];
  deploy?: { replicas: string };
}

/** Compose has tags of its own for what is laid over another file. */
const customTags = ['!reset', '!override'].flatMap((tag) => [
  { tag, collection: 'map' as const, resolve: (node: unknown) => node },
  { tag, collection: 'seq' as const, resolve: (node: unknown) => node },
]);

describe('the cluster of docker/cluster', () => {
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

  it('shows none of them to anybody outside: neither etcd nor Patroni asks who somebody is', () => {
    for (const [name, { ports, networks }] of Object.entries(services)) {
      expect(ports).toBeUndefined();
      if (/^(pg|etcd)/.test(name)) expect(networks).toEqual(['data']);
    }
  });
});
