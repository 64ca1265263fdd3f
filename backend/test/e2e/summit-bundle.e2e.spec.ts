import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { ERROR_CATALOG, type SummitBundleRow, type SummitBundlesResponse } from '@summit/contracts';
import { confirmAdmin, signInAdmin } from '../harness/admin.js';
import { insertOrder } from '../harness/order-rows.js';
import { eventually, json, read, startApp, type RunningApp } from '../harness/running-app.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

const BUNDLES = '/api/admin/dashboard/bundles';
const HERE = import.meta.dirname ?? __dirname;
const run = promisify(execFile);

//
describe('the archive of the whole summit', () => {
  let running: RunningApp;
  let headers: { authorization: string };
  let folder: string;
  let target: TestDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'summit-moves-'));
    target = await createTestDatabase();
    running = await startApp({ role: 'all' });
    headers = await signInAdmin(running);
    await running.rows(
      `insert into signup (id, name, email, invite_token, created_at) values (gen_random_uuid(), 'Zoe', 'zoe@example.com', 'token', now())`,
    );
    await insertOrder(running, { email: 'zoe@example.com' });
    await mkdir(path.join(running.filesDir, 'member-photos'), { recursive: true });
    await writeFile(path.join(running.filesDir, 'member-photos', 'abc.webp'), 'a photo');
  });
  afterAll(async () => {
    await running.stop();
    await target.drop();
  });

  const start = () => running.fetch(BUNDLES, { method: 'POST', headers });
  const list = async () => (await read<SummitBundlesResponse>(running.fetch(BUNDLES, { headers }))).bundles;
  const written = (id: string): Promise<SummitBundleRow> =>
    eventually(async () => (await list()).find((one) => one.id === id && one.state !== 'writing'));
  const file = (id: string) => running.fetch(`${BUNDLES}/${id}/file`, { headers });
  const entriesOf = (archive: Buffer) =>
    new Map(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes)]));

  /** A command as an operator runs it. Answers what it said, on either way out, and how it ended. */
  async function command(
    name: string,
    file: string,
    { database, filesDir }: { database: TestDatabase; filesDir: string },
  ) {
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DATABASE_URL: database.applicationUrl,
      MIGRATION_DATABASE_URL: database.url,
      FILES_DIR: filesDir,
    };
    const script = path.resolve(HERE, `../../dist/cli/${name}.js`);
    return run(process.execPath, [script, file], { env }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
    );
  }

  it('asks for the password again, is written by a job, tells how far it is and is handed out once it is whole', async () => {
    expect(await read(start())).toMatchObject({ code: 'password_confirmation_required' });
    await confirmAdmin(running, headers);
    const answer = await read<{ id: string }>(start());
    const bundle = await written(answer.id);
    expect(bundle).toMatchObject({
      state: 'ready',
      file: expect.stringMatching(/^summit-2025-11-20-[0-9a-f]{8}\.zip$/) as string,
    });
    expect(bundle.total_rows).toBeGreaterThan(3);
    expect(bundle.done_rows).toBe(bundle.total_rows);
    expect(Date.parse(bundle.kept_until) - Date.parse(bundle.created_at)).toBe(24 * 3_600_000);

    const response = await file(answer.id);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${bundle.file}"`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes).toHaveLength(bundle.size!);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(bundle.sha256);
    const entries = entriesOf(bytes);
    expect(entries.get('tables/signup.ndjson')).toContain('"zoe@example.com"');
    expect(entries.get('files/member-photos/abc.webp')).toBe('a photo');
    expect([...entries.keys()].filter((name) => /bundles|sign_in\.|admin_reset/.test(name))).toEqual([]);
    const [asked] = await running.rows<{ details: object }>(
      `select details from audit_entry where action = 'POST ${BUNDLES}' and status = 200`,
    );
    expect(asked!.details).toMatchObject({ after: { archive: bundle.file } });
    expect((await file('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  it('moves everything to another machine: the export there is the same, and whoever could sign in still can', async () => {
    const archive = path.join(folder, 'summit.zip');
    const here = { database: running.database, filesDir: running.filesDir };
    const there = { database: target, filesDir: path.join(folder, 'files') };
    const exported = await command('export-summit', archive, here);
    expect(exported).toMatchObject({ code: 0, stderr: expect.stringContaining('100 % (') as string });
    expect(exported.stdout).toMatch(/^\d+ rows of \d+ tables and 1 files in .*: \d+ bytes, SHA-256 [0-9a-f]{64}\.\n$/);
    const [twice, imported] = await Promise.all([
      command('export-summit', archive, here),
      command('import-summit', archive, there),
    ]);
    expect(twice).toMatchObject({ code: 1, stderr: 'There is such a file already.\n' });
    expect(imported.stderr).toContain('100 % (');
    expect(imported.stdout).toMatch(/^Imported \d+ rows of \d+ tables and 1 files, as they were on 20\d\d-/);

    const again = path.join(folder, 'again.zip');
    const [filled, missing, exportedThere] = await Promise.all([
      command('import-summit', archive, there),
      command('import-summit', `${archive}.x`, there),
      command('export-summit', again, there),
    ]);
    expect(filled.code).toBe(1);
    expect(filled.stderr).toContain('An archive goes into an empty one only. Nothing was imported.');
    expect(missing).toMatchObject({ code: 1, stderr: 'There is no such file.\n' });
    expect(exportedThere.code).toBe(0);
    const [before, after] = [entriesOf(await readFile(archive)), entriesOf(await readFile(again))];
    expect([...after.keys()]).toEqual([...before.keys()]);
    expect([...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name)).toEqual([
      'manifest.json',
    ]);
    const { exported_at: _, ...manifest } = JSON.parse(before.get('manifest.json')!) as { exported_at: string };
    expect(JSON.parse(after.get('manifest.json')!)).toMatchObject(manifest);

    const noArchive = path.join(folder, 'notes.zip');
    await writeFile(noArchive, 'No archive, but long enough to be looked at as one.');
    const [aFolder, aText] = [
      await command('import-summit', folder, there),
      await command('import-summit', noArchive, there),
    ];
    expect(aFolder).toMatchObject({ code: 1, stderr: 'This is a folder. An archive is one file.\n' });
    expect(aText).toMatchObject({ code: 1, stderr: `${ERROR_CATALOG.bundle_not_archive.detail}\n` });

    const moved = await startApp({ database: target });
    const body = { email: 'office@summit.test', password: 'a long admin passphrase' };
    expect(await read(moved.fetch('/api/admin/auth/login', json(body)))).toMatchObject({
      token: expect.anything() as string,
    });
    await moved.stop();
  });

  it('goes with whoever is erased, and after a day', async () => {
    const folderOf = path.join(running.filesDir, 'bundles');
    expect(await readdir(folderOf)).toHaveLength(1);
    const email = 'zoe@other.example.com';
    await running.rows(
      `insert into signup (id, name, email, invite_token, created_at) values (gen_random_uuid(), 'Zoe', $1, 'other', now())`,
      [email],
    );
    const erase = { email, phrase: `ERASE ${email}` };
    expect((await running.fetch('/api/admin/dashboard/privacy/erase', json(erase, headers))).status).toBe(200);
    expect(await list()).toEqual([]);
    await eventually(async () => (await readdir(folderOf)).length === 0);
  });
});
