import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findPrograms, MissingPrograms } from './programs.mjs';

describe('the programs of the cluster', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'summit-programs-'));
    for (const version of ['9', '15'])
      await mkdir(path.join(folder, 'postgresql', version, 'bin'), { recursive: true });
    for (const name of [
      'etcd',
      'patroni',
      'haproxy',
      'nginx',
      'setpriv',
      'postgresql/9/bin/postgres',
      'postgresql/15/bin/postgres',
    ])
      await writeFile(path.join(folder, name), '', { mode: 0o755 });
  });
  afterAll(() => rm(folder, { recursive: true }));
  const found = () => findPrograms(['', folder], path.join(folder, 'postgresql'));

  it('are found with the newest PostgreSQL', async () => {
    expect(await found()).toMatchObject({
      etcd: path.join(folder, 'etcd'),
      postgresBin: path.join(folder, 'postgresql/15/bin'),
    });
  });

  it('are named in one sentence where they are missing, with what installs them', async () => {
    await chmod(path.join(folder, 'patroni'), 0o644);
    await expect(found()).rejects.toThrow('apt-get install --no-install-recommends patroni');
    const none = findPrograms([], path.join(folder, 'nothing'));
    await expect(none).rejects.toThrow(MissingPrograms);
    await expect(none).rejects.toThrow('etcd-server haproxy nginx patroni postgresql-15 util-linux');
  });
});
