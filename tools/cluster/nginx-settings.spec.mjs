import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findNginx } from '../test/programs.mjs';
import { DRAIN_MS, nginxSettings } from './nginx-settings.mjs';

const DOCKER = path.resolve(import.meta.dirname, '../../docker');
const read = (/** @type {string} */ file) => readFile(path.join(DOCKER, file), 'utf8');
/** @param {string} text */
const directives = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^(proxy_(?!temp_path)|keepalive)/.test(line));

describe('the web servers of the cluster without containers', () => {
  it('call the API as those that ship do', async () => {
    const tried = directives(nginxSettings({ dir: '/x', port: 1, apiPorts: [2, 3] }));
    const files = ['http.conf', 'app.conf', 'calls/to-api.conf', 'calls/call.conf'];
    const shipped = (await Promise.all(files.map((file) => read(`nginx/templates/${file}.template`)))).flatMap(
      directives,
    );
    expect(shipped).toEqual(expect.arrayContaining(['keepalive_timeout 5s;', 'proxy_next_upstream_tries 2;']));
    expect([...new Set(tried)].sort()).toEqual([...new Set(shipped)].sort());
  });

  it('know each process, and are accepted by nginx', async () => {
    const dir = await mkdtemp(path.join(os.tmpdir(), 'summit-cluster-nginx-'));
    const text = nginxSettings({ dir, port: 18_080, apiPorts: [2, 3] });
    expect(text).toContain('server 127.0.0.1:2 fail_timeout=2s; server 127.0.0.1:3 fail_timeout=2s;');
    try {
      await writeFile(path.join(dir, 'nginx.conf'), text);
      const nginx = await findNginx();
      expect(nginx).toBeDefined();
      const { stderr } = await promisify(execFile)(nginx ?? 'nginx', ['-t', '-e', 'stderr', '-c', `${dir}/nginx.conf`]);
      expect(stderr).toContain('test is successful');
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  });

  it('stand before processes that end as those that ship do', async () => {
    expect(await read('api.Dockerfile')).toContain(`DRAIN_MS=${DRAIN_MS}\n`);
  });
});
