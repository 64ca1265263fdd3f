import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { ARCHIVE_PUSH, backrestSettings, haproxySettings, patroniSettings } from './config-files.mjs';

const CLUSTER = path.resolve(import.meta.dirname, '../../docker/cluster');
const read = (/** @type {string} */ name) => readFile(path.join(CLUSTER, name), 'utf8');

describe('docker/cluster', () => {
  it('is told the same as the cluster without containers, which is what the kills were tried on', async () => {
    const node = { name: 'pg1', dir: '/x', postgresBin: '/y', port: 1, restPort: 2, etcd: [3] };
    const tried = JSON.parse(patroniSettings({ ...node, passwords: { superuser: 'a', replication: 'b' } }));
    const shipped = parse(await read('patroni.yml'));
    for (const key of ['ttl', 'loop_wait', 'retry_timeout', 'synchronous_mode'])
      expect(shipped.bootstrap.dcs[key]).toBe(tried.bootstrap.dcs[key]);
    expect(shipped.bootstrap.dcs.ttl).toBeGreaterThanOrEqual(
      shipped.bootstrap.dcs.loop_wait + 2 * shipped.bootstrap.dcs.retry_timeout,
    );
    const archives = [tried, shipped].map(({ bootstrap }) => bootstrap.dcs.postgresql.parameters);
    expect(archives.map((one) => one.archive_mode)).toEqual(['on', 'on']);
    expect(archives.map((one) => one.archive_command.split(' || ')[1])).toEqual([ARCHIVE_PUSH, ARCHIVE_PUSH]);
    const options = { primaryPort: 1, replicaPort: 2, nodes: [{ name: 'pg1', port: 3, restPort: 4 }] };
    const [ours, theirs] = [haproxySettings(options), await read('haproxy.cfg')];
    for (const line of [
      /OPTIONS \/primary$/m,
      /OPTIONS \/replica\?lag=16MB$/m,
      /use_backend primary if \{ nbsrv\(replicas\) lt 1 \}$/m,
      /inter 1s fall 2 rise 1 on-marked-down shutdown-sessions/,
    ]) {
      expect(ours).toMatch(line);
      expect(theirs).toMatch(line);
    }
  });
});

describe('a node of the cluster without containers', () => {
  it('keeps no log for a repository that nobody has set up', () => {
    const node = { name: 'pg1', dir: '/x', postgresBin: '/y', port: 1, restPort: 2, etcd: [3] };
    const { bootstrap } = JSON.parse(patroniSettings({ ...node, passwords: { superuser: 'a', replication: 'b' } }));
    expect(bootstrap.dcs.postgresql.parameters.archive_command).toMatch(/^test ! -e "\$PGBACKREST_CONFIG" \|\| /);
  });

  it('is backed up by its socket, into the repository of all', () => {
    const settings = backrestSettings({ repo: '/repo', dir: '/x/pg1', data: '/x/pg1/data', port: 6822 });
    expect(settings).toContain('repo1-path=/repo\n');
    expect(settings).toContain('pg1-path=/x/pg1/data\npg1-port=6822\npg1-user=postgres\npg1-socket-path=/x/pg1\n');
  });
});
