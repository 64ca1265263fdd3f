import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SCRIPT = fileURLToPath(new URL('../backup.sh', import.meta.url));
const run = promisify(execFile);

describe('the daily backup (C11)', () => {
  let root: string;
  let dumps: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'summit-backup-'));
    dumps = path.join(root, 'dumps');
    await mkdir(dumps);
    await mkdir(path.join(root, 'bin'));
    // Stand in for the programs of PostgreSQL: one writes what it was told, the other accepts what the first has written.
    await program('pg_dump', 'for one; do case $one in --file=*) echo "whole" >"${one#--file=}" ;; esac; done');
    await program('pg_restore', 'grep -q whole "$2"');
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  async function program(name: string, body: string): Promise<void> {
    const file = path.join(root, 'bin', name);
    await writeFile(file, `#!/bin/sh\n${body}\n`);
    await chmod(file, 0o755);
  }
  const made = async () => (await readdir(dumps)).filter((file) => file !== 'dump.prom');
  const backup = (more: Record<string, string> = {}) =>
    run('sh', [SCRIPT, 'once'], {
      env: {
        PATH: `${path.join(root, 'bin')}:${process.env['PATH']}`,
        BACKUP_DIR: dumps,
        BACKUP_KEEP_DAYS: '14',
        ...more,
      },
    });

  it('takes the password from a file, where `docker inspect` shows none', async () => {
    const file = path.join(root, 'password');
    await writeFile(file, 'from-a-file\n');
    await program(
      'pg_dump',
      'for one; do case $one in --file=*) echo "whole $PGPASSWORD" >"${one#--file=}" ;; esac; done',
    );
    await backup({ PGPASSWORD: '', PGPASSWORD_FILE: file });
    const [dump] = await made();
    expect(await readFile(path.join(dumps, dump ?? ''), 'utf8')).toBe('whole from-a-file\n');
  });

  it('writes one whole dump, named by its UTC time', async () => {
    await backup();
    const files = await made();
    expect(files).toEqual([expect.stringMatching(/^summit-\d{8}T\d{6}Z\.dump$/)]);
    expect(await readFile(path.join(dumps, files[0] ?? ''), 'utf8')).toBe('whole\n');
  });

  it('says when it was made, where the monitoring reads it, and lets nobody else read the dump', async () => {
    const before = Math.floor(Date.now() / 1_000);
    await backup();
    const [dump] = await made();
    expect((await stat(path.join(dumps, dump ?? ''))).mode & 0o777).toBe(0o600);
    const [, at] =
      /^backup_made_timestamp_seconds\{kind="dump"\} (\d+)\n$/.exec(
        await readFile(path.join(dumps, 'dump.prom'), 'utf8'),
      ) ?? [];
    expect(Number(at)).toBeGreaterThanOrEqual(before);
    expect((await stat(path.join(dumps, 'dump.prom'))).mode & 0o777).toBe(0o644);
  });

  it('notes a backup that another program made, and makes none', async () => {
    await run('sh', [SCRIPT, 'note', 'point-in-time'], { env: { PATH: process.env['PATH'], BACKUP_DIR: dumps } });
    expect(await readdir(dumps)).toEqual(['point-in-time.prom']);
    expect(await readFile(path.join(dumps, 'point-in-time.prom'), 'utf8')).toContain('{kind="point-in-time"} ');
  });

  it('removes what a dump has left that was killed', async () => {
    const killed = path.join(dumps, 'summit-20270101T000000Z.dump.part');
    await writeFile(killed, 'half');
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
    await utimes(killed, twoDaysAgo, twoDaysAgo);
    await backup();
    expect(await made()).toEqual([expect.stringMatching(/Z\.dump$/)]);
  });

  it('leaves alone what another dump is writing', async () => {
    const underWay = path.join(dumps, 'summit-20270102T000000Z.dump.part');
    await writeFile(underWay, 'half');
    await backup();
    expect(await readFile(underWay, 'utf8')).toBe('half');
  });

  it.each([
    ['pg_dump', 'echo half >"${2#--file=}"; exit 1'],
    ['pg_dump', 'echo half >"${2#--file=}"'],
  ])('leaves nothing that looks like a dump, and fails, when %s does `%s`', async (name, body) => {
    await program(name, body);
    await expect(backup()).rejects.toMatchObject({ code: 1, stderr: 'backup failed\n' });
    expect(await readdir(dumps)).toEqual([]);
  });

  it('removes dumps that are older than it keeps them, and only after a new one', async () => {
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    for (const [name, age] of [
      ['summit-old.dump', 20],
      ['summit-recent.dump', 10],
      ['notes.txt', 20],
    ] as const) {
      await writeFile(path.join(dumps, name), 'x');
      await utimes(path.join(dumps, name), days(age), days(age));
    }
    await program('pg_restore', 'exit 1');
    await expect(backup()).rejects.toMatchObject({ code: 1 });
    expect(await readdir(dumps)).toContain('summit-old.dump');
    await program('pg_restore', 'exit 0');
    await backup();
    const left = await made();
    expect(left).not.toContain('summit-old.dump');
    expect(left).toEqual(expect.arrayContaining(['summit-recent.dump', 'notes.txt']));
    expect(left).toHaveLength(3);
  });
});
