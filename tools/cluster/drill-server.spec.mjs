import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DrillServer } from './drill-server.mjs';

describe('the server of the restore drill', () => {
  let folder = '';
  /** Stand in for the programs of PostgreSQL and pgBackRest: notes what it was told. @param {string} name @param {string} [more] */
  const program = (name, more = '') =>
    writeFile(path.join(folder, name), `#!/bin/sh\necho "$0 $*" >>${folder}/told\n${more}\n`, { mode: 0o755 });
  const told = () => readFile(path.join(folder, 'told'), 'utf8').catch(() => '');
  /** @param {AbortSignal} stopped */
  const server = (stopped) =>
    new DrillServer({
      dir: path.join(folder, 'server'),
      bin: folder,
      backrest: path.join(folder, 'pgbackrest'),
      user: undefined,
      stopped,
    });
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'summit-drill-'));
    await program('initdb', 'mkdir -p "$2"');
    await program('pg_ctl');
    await program('pgbackrest', 'exec sleep 600');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('lets in nobody over the network, and by its socket only who may open its folder', async () => {
    await server(new AbortController().signal).make();
    expect(await told()).toContain('--auth-local=trust --auth-host=reject');
    const settings = await readFile(path.join(folder, 'server/data/postgresql.auto.conf'), 'utf8');
    expect(settings).toContain("listen_addresses = ''\n");
    expect(settings).toContain(`unix_socket_directories = '${folder}/server'\n`);
    expect((await stat(path.join(folder, 'server'))).mode & 0o777).toBe(0o700);
  });

  it('ends the program under way when the drill is stopped, starts nothing more, and can be shut down', async () => {
    const stopping = new AbortController();
    const one = server(stopping.signal);
    await one.make();
    const underWay = one.backUp('backup');
    stopping.abort();
    await expect(underWay).rejects.toMatchObject({ name: 'AbortError' });
    await expect(one.start()).rejects.toMatchObject({ name: 'AbortError' });
    await one.stop();
    expect(await told()).toMatch(/ stop\n$/);
    expect(await told()).not.toContain(' start');
  });
});
