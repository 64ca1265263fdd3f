import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { haproxySettings, patroniSettings } from './config-files.mjs';

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
