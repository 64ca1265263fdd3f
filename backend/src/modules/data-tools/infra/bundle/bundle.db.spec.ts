import { createHash } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { strFromU8, unzipSync } from 'fflate';
import { DataSource } from 'typeorm';
import { ZipFile } from 'yazl';
import { insertAffiliate, insertOrder } from '../../../../../test/harness/order-rows.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../../test/harness/sql-database.js';
import { createTestDatabase, type TestDatabase } from '../../../../../test/harness/test-database.js';
import { prepareContent } from '../../../../cli/prepare-content.js';
import { ENTITIES } from '../../../../entities.js';
import { FolderFileStore } from '../../../../platform/files/folder-file-store.js';
import { dataSourceOptions, migrationOptions } from '../../../../platform/database/data-source.js';
import { Sql, type SqlExecutor } from '../../../../platform/database/sql.js';
import { entryOfTable, type BundleManifest } from '../../application/bundle-manifest.js';
import { FILLED_BY_PREPARE, STAYS_BEHIND, travellingTables } from '../../read-models/travelling-tables.js';
import { loadBundle } from './load-bundle.js';
import { writeBundle, type BundleOrder, type BundleProgress } from './write-bundle.js';

const AT = Date.parse('2025-11-20T18:00:00Z');
const UPLOADS = { 'member-photos/abc.webp': 'a photo', 'faces/host/small.avif': 'a face' };
/** What this installation writes itself, and what is no upload. */
const STAYING = {
  'banners/x.png': '',
  'backups/x.gz': '',
  'member-photos/x.webp.new': '',
  '.hidden': '',
  'note.txt': '',
  'faces/new-1/640.webp': '',
};
const SIGNUP = '00000000-0000-4000-8000-00000000000';

describe('the archive of a summit', () => {
  let source: SqlDatabase;
  let target: TestDatabase;
  let owner: DataSource;
  let folder: string;
  let archive: string;
  let targetFiles: string;
  let targetSql: Sql;
  let files: Map<string, string>;
  const progress: BundleProgress[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'summit-bundle-'));
    targetFiles = path.join(folder, 'target');
    for (const [name, text] of Object.entries({ ...UPLOADS, ...STAYING })) await upload(name, text);
    source = await startSqlDatabase();
    await prepared(source.database);
    await fill();
    archive = path.join(folder, 'summit.zip');
    await exported(source.sql, { file: archive, ...stored(sourceFiles()), progress: (done) => progress.push(done) });
    files = await unpacked(archive);
    target = await createTestDatabase();
    owner = await new DataSource(migrationOptions(target.url)).initialize();
    targetSql = new Sql(owner);
  });
  afterAll(async () => {
    await owner?.destroy();
    await target?.drop();
    await source?.stop();
  });

  /** What `prepare` does with a new database. */
  async function prepared({ url }: TestDatabase): Promise<void> {
    const dataSource = await new DataSource(dataSourceOptions({ url, poolSize: 2 }, ENTITIES)).initialize();
    await prepareContent(dataSource);
    await dataSource.destroy();
  }

  async function fill(): Promise<void> {
    const affiliate = await insertAffiliate(source, { code: 'ZOE-1' });
    // The first is invited by the last: rows point forward too.
    for (const n of [1, 2])
      await source.rows(
        `insert into signup (id, name, email, invite_token, created_at) values ($1, $2, $3, $1::uuid::text, '2025-11-18T10:00:00.123456Z')`,
        [`${SIGNUP}${n}`, `Zoé\u2028"${n}"\\`, `person${n}@example.com`],
      );
    await source.rows(`update signup set invited_by = $2 where id = $1`, [`${SIGNUP}1`, `${SIGNUP}2`]);
    const order = await insertOrder(source, { email: 'person1@example.com', affiliateCode: 'ZOE-1' });
    await source.rows(
      `insert into order_attribution (order_id, affiliate_id, code, source, outcome, decided_at)
       values ($1, $2, 'ZOE-1', 'code', 'credited', now())`,
      [order, affiliate],
    );
    await source.rows(
      `with booked as (insert into ledger_transaction (kind, source_ref, order_id, occurred_at)
         select 'payment', id::text, id, paid_at from purchase_order where id = $1 returning id)
       insert into ledger_line (transaction_id, account, amount_cents)
       select id, account, cents from booked, (values ('clearing:stripe', 3700), ('revenue:vip', -3700)) as line (account, cents)`,
      [order],
    );
    await source.rows(
      `insert into audit_entry (at, admin_email, action, details, status, address, request_id)
       select now(), 'owner@summit.test', 'POST /api/x', '{}', 200, '::1', n::text from generate_series(1, 3) n`,
    );
    for (const [key, state, url] of [
      ['a', 'waiting', 'https://x.test/vip/setup-password?token=secret-1'],
      ['b', 'unconfirmed', 'https://x.test/speaker/login?undo_email=secret-2'],
      ['c', 'waiting', 'https://x.test/?invite=abc'],
    ])
      await source.rows(
        `insert into mail_message (key, template, recipient, state, values)
         values ($1, 'welcome', 'p@example.com', $2, jsonb_build_object('url', $3::text))`,
        [key, state, url],
      );
    for (const [task, key] of [
      ['mail/send', 'mail-1'],
      ['data-tools/write-bundle', null],
    ])
      await source.rows(
        `select graphile_worker.add_job($1, '{"id": 1}', job_key => $2, run_at => '2025-12-01T08:00:00.5Z', max_attempts => 25, priority => 10)`,
        [task, key],
      );
    await source.rows(
      `insert into page_view (page, url, referrer, user_agent, viewed_at)
       select '/', '/', '', '', t from (values ('2024-02-29T23:59:59.999999Z'::timestamptz), ('2025-11-19T10:00:00Z')) v (t)`,
    );
  }

  const stored = (filesDir: string) => ({ files: new FolderFileStore(filesDir), filesDir });
  const sourceFiles = () => path.join(folder, 'source');
  async function upload(name: string, text: string): Promise<void> {
    await mkdir(path.dirname(path.join(sourceFiles(), name)), { recursive: true });
    await writeFile(path.join(sourceFiles(), name), text);
  }
  const exported = (sql: Sql, order: Omit<BundleOrder, 'at'> & { at?: number }) =>
    sql.transaction((tx) => writeBundle(tx, { at: AT, ...order }), { statementTimeoutMs: 60_000 });
  const load = (file: string) =>
    targetSql.transaction((tx) => loadBundle(tx, { file, ...stored(targetFiles) }), { statementTimeoutMs: 60_000 });
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'nothing was refused',
      (error: { code?: string }) => error.code ?? String(error),
    );
  const filled = async () => {
    const found: string[] = [];
    for (const { table, elsewhere } of await travellingTables(targetSql)) {
      const [row] = await targetSql.query<{ n: number }>({
        name: '',
        text: `select count(*)::int as n from ${elsewhere?.from ?? `"${table}"`} t`,
      });
      if (row!.n > 0) found.push(table);
    }
    return found;
  };

  const placedFiles = async () =>
    (await readdir(targetFiles, { recursive: true, withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted();

  /** Another archive with the same files but for those that are given; null leaves one out. */
  async function repacked(name: string, changes: Record<string, string | Buffer | null>): Promise<string> {
    const file = path.join(folder, name);
    const zip = new ZipFile();
    for (const [entry, text] of Object.entries({ ...Object.fromEntries(files), ...changes }))
      if (text !== null) zip.addBuffer(Buffer.from(text as string), entry);
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(file));
    return file;
  }
  const manifest = () => JSON.parse(files.get('manifest.json')!) as BundleManifest;
  const withManifest = (change: object) => ({ 'manifest.json': JSON.stringify({ ...manifest(), ...change }) });

  it('holds every table but those that stay for a reason, and nothing that signs somebody in', async () => {
    const tables = (await travellingTables(source.sql)).map(({ table }) => table);
    expect([...files.keys()]).toEqual([
      ...tables.map(entryOfTable),
      'files/faces/host/small.avif',
      'files/member-photos/abc.webp',
      'manifest.json',
    ]);
    const all = await source.rows<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '^page_view_(\\d|default)'`,
    );
    expect([...tables, ...Object.keys(STAYS_BEHIND)].toSorted()).toEqual(
      [...all.map(({ name }) => name), 'waiting_job'].toSorted(),
    );
    expect(FILLED_BY_PREPARE.filter((table) => !tables.includes(table))).toEqual([]);
    expect(tables.filter((table) => /sign_in$|reset|challenge|link$/.test(table))).toEqual([]);
  });

  it('holds no link that lets somebody in: a mail with one comes as refused (D-164)', () => {
    const mails = files.get(entryOfTable('mail_message'))!.trim().split('\n');
    const told = mails.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(told.map(({ key, state, refusal, values }) => ({ key, state, refusal, values }))).toEqual(
      expect.arrayContaining([
        { key: 'a', state: 'refused', refusal: 'link_left_behind', values: {} },
        { key: 'b', state: 'unconfirmed', refusal: null, values: {} },
        { key: 'c', state: 'waiting', refusal: null, values: { url: 'https://x.test/?invite=abc' } },
      ]),
    );
    expect([...files.values()].join('')).not.toContain('secret-');
  });

  it('holds a photo that its member changes while the archive is written', async () => {
    const [photo, text] = Object.entries(UPLOADS)[0]!;
    const file = path.join(folder, 'changed.zip');
    const remove = () => rmSync(path.join(sourceFiles(), photo), { force: true });
    await exported(source.sql, { file, ...stored(sourceFiles()), progress: remove });
    await upload(photo, text);
    expect(await unpacked(file)).toEqual(files);
    expect(await readdir(path.join(sourceFiles(), 'bundles'))).toEqual([]);
  });

  it('tells how far it is', () => {
    const total = manifest().tables.reduce((sum, { rows }) => sum + rows, 0);
    expect(progress.at(-1)).toEqual({ rows: total, totalRows: total });
    expect(progress.every(({ rows }, n) => n === 0 || rows > progress[n - 1]!.rows)).toBe(true);
  });

  it.each<[string, () => Promise<string>, string]>([
    ['no archive', () => written('none.zip', 'a text'), 'bundle_not_archive'],
    ['an empty file', () => written('empty.zip', ''), 'bundle_not_archive'],
    ['half an archive', () => half(), 'bundle_not_archive'],
    ['an archive with a hole', () => holed(), 'bundle_damaged'],
    ['an archive without a manifest', () => repacked('m.zip', { 'manifest.json': null }), 'bundle_not_archive'],
    ['a later format', () => repacked('v.zip', withManifest({ version: 2 })), 'bundle_version_unknown'],
    ['another release', () => repacked('r.zip', withManifest({ migrations: ['First1'] })), 'bundle_release_differs'],
    ['a file nobody knows', () => repacked('f.zip', { 'run.sh': 'echo' }), 'bundle_foreign_file'],
    ['a path that leaves the folder', () => climbing(), 'bundle_foreign_file'],
    ['a table too few', () => repacked('t.zip', { [entryOfTable('signup')]: null }), 'bundle_damaged'],
    [
      'a changed photo',
      () => repacked('p.zip', { 'files/member-photos/abc.webp': 'A PHOTO' }),
      'bundle_checksum_wrong',
    ],
    ['a photo that leaves its folder', () => strangePhoto(), 'bundle_foreign_file'],
    ['a changed amount', () => changedAmount(), 'bundle_checksum_wrong'],
    [
      'a file of another length',
      () => repacked('l.zip', { [entryOfTable('signup')]: '{}\n' }),
      'bundle_checksum_wrong',
    ],
    ['rows that are no rows', () => tampered('j.zip', 'signup', 'no json\n'), 'bundle_damaged'],
    [
      'a row with a column that no table has',
      () => changedSignup('sg.zip', '"id":', '"rights":"all","id":'),
      'bundle_damaged',
    ],
    ['a row without one of its columns', () => changedSignup('sh.zip', /"phone":null,/, ''), 'bundle_damaged'],
    ['two rows in one line', () => changedSignup('si.zip', '}\n', '},{}\n'), 'bundle_damaged'],
    ['a row twice', () => doubledSignup(), 'bundle_damaged'],
    ['rows that refer to nothing', () => orphaned(), 'bundle_damaged'],
    ['books that do not balance', () => unbalanced(), 'bundle_damaged'],
    ['a bomb that says what it is', () => tampered('b.zip', 'faq', ' '.repeat(9_000_000)), 'bundle_too_large'],
    ['a bomb that says less', () => lyingBomb(), 'bundle_damaged'],
  ])('refuses %s and leaves nothing behind', async (_what, make, code) => {
    expect(await codeOf(load(await make()))).toBe(code);
    expect(await filled()).toEqual(['rollup_mark']);
    expect(await placedFiles()).toEqual([]);
  });

  async function written(name: string, text: string | Buffer): Promise<string> {
    const file = path.join(folder, name);
    await writeFile(file, text);
    return file;
  }
  async function half(): Promise<string> {
    const bytes = await readFile(archive);
    const file = await written('half.zip', bytes);
    await truncate(file, Math.floor(bytes.length / 2));
    return file;
  }
  /** The directory at the end is whole, what it points to is not. */
  async function holed(): Promise<string> {
    const bytes = await readFile(archive);
    const at = bytes.indexOf(entryOfTable('email_template')) + 80;
    bytes.fill(0xff, at, at + 200);
    return written('holed.zip', bytes);
  }
  /** The library that writes refuses such names, so the name is changed in the bytes. */
  async function climbing(): Promise<string> {
    const bytes = await readFile(await repacked('c.zip', { 'xx/xx/passwd': 'root' }));
    return written('climbing.zip', Buffer.from(bytes.toString('latin1').replaceAll('xx/xx/', '../../'), 'latin1'));
  }
  const strangePhoto = () =>
    repacked('s.zip', withManifest({ files: [{ ...manifest().files[0]!, path: '../../.ssh/keys' }] }));
  const changedAmount = () =>
    repacked('a.zip', {
      [entryOfTable('ledger_line')]: files.get(entryOfTable('ledger_line'))!.replace('3700', '9900'),
    });
  /** Changes a table and everything that the manifest says of it, as somebody would who knows how. */
  function tampered(name: string, table: string, text: string): Promise<string> {
    const tables = manifest().tables.map((one) =>
      one.table === table
        ? {
            table,
            rows: text.split('\n').length - 1,
            bytes: Buffer.byteLength(text),
            sha256: createHash('sha256').update(text).digest('hex'),
          }
        : one,
    );
    return repacked(name, { [entryOfTable(table)]: text, ...withManifest({ tables }) });
  }
  const unbalanced = () =>
    tampered(
      'u.zip',
      'ledger_line',
      files.get(entryOfTable('ledger_line'))!.replace('"amount_cents":3700', '"amount_cents":9900'),
    );
  const signups = () => files.get(entryOfTable('signup'))!;
  function changedSignup(name: string, found: string | RegExp, put: string): Promise<string> {
    const changed = signups().replace(found, put);
    expect(changed).not.toBe(signups());
    return tampered(name, 'signup', changed);
  }
  const doubledSignup = () => tampered('sj.zip', 'signup', signups() + signups());
  const orphaned = () => tampered('o.zip', 'ledger_transaction', '');
  /** Its sizes in the directory are those of the real file. */
  async function lyingBomb(): Promise<string> {
    const real = Buffer.byteLength(files.get(entryOfTable('faq'))!);
    const bytes = await readFile(await repacked('z.zip', { [entryOfTable('faq')]: ' '.repeat(9_000_000) }));
    const [bomb, declared] = [Buffer.alloc(4), Buffer.alloc(4)];
    bomb.writeUInt32LE(9_000_000);
    declared.writeUInt32LE(real);
    for (let at = bytes.indexOf(bomb); at >= 0; at = bytes.indexOf(bomb, at)) declared.copy(bytes, at);
    return written('lying.zip', bytes);
  }

  it('goes into no database that fills while the archive is checked', async () => {
    const rows = (text: string) => targetSql.query({ name: '', text });
    const meanwhile = async (tx: SqlExecutor) => {
      const query: SqlExecutor['query'] = async (asked, values) => {
        if (asked.text.includes('pg_get_constraintdef'))
          await rows(`insert into mail_opt_out (email, at) values ('late@example.com', now())`);
        return tx.query(asked, values);
      };
      const own = Object.create(tx, { query: { value: query } }) as SqlExecutor;
      return loadBundle(own, { file: archive, ...stored(targetFiles) });
    };
    expect(await codeOf(targetSql.transaction(meanwhile, { statementTimeoutMs: 60_000 }))).toBe(
      'bundle_database_not_empty',
    );
    expect(await rows('delete from mail_opt_out returning email')).toHaveLength(1);
  });

  it('goes into a database that only `prepare` has filled, and comes out of it byte for byte', async () => {
    await prepared(target);
    expect(new Set(await filled())).toEqual(new Set(FILLED_BY_PREPARE));
    const { rows, tables, files: uploads, exportedAt } = await load(archive);
    expect(rows).toBe(progress.at(-1)!.totalRows);
    expect([tables, uploads]).toEqual([files.size - 3, 2]);
    expect(await placedFiles()).toEqual(['abc.webp', 'small.avif']);
    expect(exportedAt).toBe('2025-11-20T18:00:00.000Z');

    const again = path.join(folder, 'again.zip');
    await exported(targetSql, { file: again, ...stored(targetFiles) });
    expect((await readFile(again)).equals(await readFile(archive))).toBe(true);
    const later = path.join(folder, 'later.zip');
    await exported(targetSql, { file: later, ...stored(targetFiles), at: AT + 1_000 });
    const others = await unpacked(later);
    expect([...others.keys()].filter((name) => others.get(name) !== files.get(name))).toEqual(['manifest.json']);
    expect({ ...(JSON.parse(others.get('manifest.json')!) as object), exported_at: exportedAt }).toEqual(manifest());
  });

  it('leaves guards, keys and numbers as they have to be', async () => {
    const query = async (text: string) => targetSql.query<Record<string, unknown>>({ name: '', text });
    await expect(query('update audit_entry set status = 1')).rejects.toThrow(/append/i);
    await expect(
      query(`insert into ledger_line (transaction_id, account, amount_cents) values (99, 'x', 1)`),
    ).rejects.toThrow(/foreign key/);
    const [entry] = await query(
      `insert into audit_entry (at, admin_email, action, details, status, address, request_id)
       values (now(), 'owner@summit.test', 'POST /api/x', '{}', 200, '::1', '4') returning id::int, previous_hash = (select hash from audit_entry where id = 3) as chained`,
    );
    expect(entry).toEqual({ id: 4, chained: true });
    const [click] = await query(
      `insert into ledger_transaction (kind, source_ref, occurred_at) values ('payment', 'next', now()) returning id::int as id`,
    );
    expect(click!['id']).toBe(2);
    const jobs = await query(
      'select task_identifier as task, key, run_at, priority, max_attempts, attempts from graphile_worker.jobs',
    );
    const run_at = new Date('2025-12-01T08:00:00.5Z');
    expect(jobs).toEqual([{ task: 'mail/send', key: 'mail-1', run_at, priority: 10, max_attempts: 25, attempts: 0 }]);
    const months = await query(`select tableoid::regclass::text as part from page_view order by viewed_at`);
    expect(months).toEqual([{ part: 'page_view_2024_02' }, { part: 'page_view_2025_11' }]);
  });

  it('goes into no database that is in use', async () => {
    expect(await codeOf(load(archive))).toBe('bundle_database_not_empty');
  });
});

/** Files of an archive by name, read by another library than the one under test. */
async function unpacked(file: string): Promise<Map<string, string>> {
  return new Map(Object.entries(unzipSync(await readFile(file))).map(([name, bytes]) => [name, strFromU8(bytes)]));
}
