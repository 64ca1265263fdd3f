import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { DataSource } from 'typeorm';
import {
  CLONE_PARTS,
  type AdminSessionsResponse,
  type CloneSummitResponse,
  type SummitBundlesResponse,
} from '@summit/contracts';
import { prepareContent } from '../../src/cli/prepare-content.js';
import { PAYOUT_METHODS, type PayoutMethods } from '../../src/modules/affiliates/application/payout-methods.port.js';
import { CLONE_PARTS as PARTS } from '../../src/modules/data-tools/application/clone-order.js';
import { SUMMIT_SCHEDULE, type SummitSchedule } from '../../src/modules/sessions/sessions.public.js';
import { PasswordHasher } from '../../src/platform/crypto/password-hasher.js';
import { Sql } from '../../src/platform/database/sql.js';
import { confirmAdmin, signInAdmin } from '../harness/admin.js';
import { jobsDone } from '../harness/buyer-browser.js';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { liveEverywhere, tracesOf } from '../harness/person-everywhere.js';
import { eventually, json, read, startApp, type RunningApp } from '../harness/running-app.js';
import { CURRENT, EARLIER } from '../harness/summit-sessions.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

const BUNDLES = '/api/admin/dashboard/bundles';
const HERE = import.meta.dirname ?? __dirname;
const run = promisify(execFile);

interface StoredSession {
  id: string;
  token: string;
  summit: string;
  start: string;
  end: string;
}
const SESSIONS = `select id, public_token as token, summit_key as summit,
  to_char(public_access_start at time zone 'America/Los_Angeles', 'YYYY-MM-DD HH24:MI') as start,
  to_char(public_access_end at time zone 'America/Los_Angeles', 'YYYY-MM-DD HH24:MI') as "end"
  from summit_session order by id`;
const EDITIONS = `select key, first_day::text, last_day::text, to_char(first_day_at at time zone 'America/Los_Angeles', 'HH24:MI') as begins,
  date_label, card_date from summit order by first_day`;

/** The same time of day 497 days later; 27 October 2025 is in daylight time, 8 March 2027 is not. */
const moved = (local: string): string => {
  const [day, time] = local.split(' ');
  return `${new Date(Date.parse(`${day}T00:00:00Z`) + 497 * 86_400_000).toISOString().slice(0, 10)} ${time}`;
};

// A-213: another edition begins with the content of this one, and with nobody's data.
describe('an edition that is cloned', () => {
  let outside: OutsideWorld;
  let running: RunningApp;
  let target: TestDatabase;
  let clone: RunningApp;
  let filesDir: string;
  let headers: { authorization: string };
  let before: StoredSession[];
  let answer: CloneSummitResponse;

  const order = (body: object) => running.fetch(`${BUNDLES}/clone`, json(body, headers));
  const command = (name: string, args: string[], database: TestDatabase, files: string) =>
    run(process.execPath, [path.resolve(HERE, `../../dist/cli/${name}.js`), ...args], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        DATABASE_URL: database.applicationUrl,
        MIGRATION_DATABASE_URL: database.url,
        FILES_DIR: files,
      },
    });

  beforeAll(async () => {
    outside = await startOutsideWorld();
    running = await startApp({ role: 'all', env: outside.env });
    running.clock.set(Date.now());
    outside.notify(running.url);
    headers = await signInAdmin(running);
    await prepareContent(running.app.get(DataSource));
    await confirmAdmin(running, headers);
    await liveEverywhere(running, outside, headers);
    await running.rows(
      `update summit_session set public_access_start = '2025-10-27T16:00:00Z', public_access_end = '2025-11-02T09:30:00Z', total_views = 7
       where id = (select id from summit_session where summit_key = $1 order by id limit 1)`,
      [CURRENT],
    );
    await running.rows(
      `update faq set updated_by = (select id::text from admin_account limit 1), question = 'Anew?' where faq_id = (select min(faq_id) from faq)`,
    );
    await running.fetch('/api/admin/dashboard/generate-promo-codes', json({}, headers));
    await running.rows(
      `insert into setting (key, value) values ('alerts.recipients', '["ops@summit.test"]'), ('prompts.daily_limit', '12')`,
    );
    await running.rows(
      `insert into face (person, name, alt, picture, set_by, set_at) values ('host', 'Helena', 'Helena', repeat('ab', 16), 'office@summit.test', now())`,
    );
    await mkdir(path.join(running.filesDir, 'faces', 'host'), { recursive: true });
    await writeFile(path.join(running.filesDir, 'faces', 'host', '640.webp'), 'a face');
    before = await running.rows<StoredSession & Record<string, unknown>>(SESSIONS);
    target = await createTestDatabase();
    filesDir = await mkdtemp(path.join(tmpdir(), 'summit-clone-'));
    await confirmAdmin(running, headers);
    answer = await read<CloneSummitResponse>(
      order({ first_day: '2027-03-08', parts: CLONE_PARTS.filter((part) => part !== 'affiliates') }),
    );
    const { bundles } = await eventually(async () => {
      const list = await read<SummitBundlesResponse>(running.fetch(BUNDLES, { headers }));
      return list.bundles[0]?.state === 'ready' && list;
    });
    const file = await running.fetch(`${BUNDLES}/${bundles[0]!.id}/file`, { headers });
    const archive = path.join(filesDir, 'clone.zip');
    await writeFile(archive, Buffer.from(await file.arrayBuffer()));
    await mkdir(path.join(filesDir, 'files'));
    await command('import-summit', [archive], target, path.join(filesDir, 'files'));
    clone = await startApp({ database: target });
  });
  afterAll(async () => {
    await jobsDone(running);
    await clone?.stop();
    await running.stop();
    await outside.stop();
    await target?.drop();
  });

  it('says beforehand what goes along, and writes nothing', async () => {
    const dry = await read<CloneSummitResponse>(
      order({ first_day: '2027-03-08', parts: ['sessions', 'faqs'], dry_run: true }),
    );
    expect(dry).toMatchObject({ id: null, shift_days: 497, message: 'Nothing was written.' });
    const countOf = async (table: string) =>
      (await running.rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n;
    expect(dry.counts[0]).toEqual({ part: 'faqs', rows: await countOf('faq') });
    expect(dry.counts[1]!.rows).toBeGreaterThan(await countOf('summit_session'));
    expect((await read<SummitBundlesResponse>(running.fetch(BUNDLES, { headers }))).bundles).toHaveLength(1);
    expect(PARTS).toEqual(CLONE_PARTS);
  });

  it.each([
    [{ first_day: '2027-02-30', parts: ['faqs'] }],
    [{ first_day: 'soon', parts: ['faqs'] }],
    [{ first_day: '2027-03-08', parts: [] }],
    [{ first_day: '2027-03-08', parts: ['orders'] }],
    [{ parts: ['faqs'] }],
  ])('refuses %j', async (body) => {
    expect(await read(order(body))).toMatchObject({ code: 'validation_failed' });
  });

  it('has as many rows of each part as was said', async () => {
    for (const { part, rows } of answer.counts) expect([part, rows]).not.toEqual([part, 0]);
    const tables = ['faq', 'summit_session', 'session_cue', 'prompt', 'promo_code', 'face', 'email_template'];
    for (const table of tables) {
      const [here] = await running.rows(`select count(*) from ${table}`);
      expect([table, (await clone.rows(`select count(*) from ${table}`))[0]]).toEqual([table, here]);
    }
    const files = await readdir(path.join(filesDir, 'files'), { recursive: true, withFileTypes: true });
    expect(files.flatMap((file) => (file.isFile() ? [file.name] : []))).toEqual(['640.webp']);
    expect(await clone.rows('select 1 from affiliate')).toEqual([]);
    expect(await clone.rows(`select key from setting`)).toEqual([{ key: 'prompts.daily_limit' }]);
    expect(await clone.rows(`select question from faq where updated_by = 'clone'`)).toEqual([{ question: 'Anew?' }]);
  });

  it('has moved the days of the current edition, also over the change of the clocks, and of no other', async () => {
    const [earlier, current] = await clone.rows(EDITIONS);
    expect(earlier).toEqual((await running.rows(EDITIONS))[0]);
    expect(current).toMatchObject({
      key: CURRENT,
      first_day: '2027-03-08',
      last_day: '2027-03-12',
      begins: '00:00',
      date_label: '8–12 March 2027',
      card_date: 'March 2027',
    });
    const ends = await clone.app.get<SummitSchedule>(SUMMIT_SCHEDULE, { strict: false }).endOfSummit();
    expect(new Date(ends).toISOString()).toBe('2027-03-13T08:00:00.000Z');
    const after = await clone.rows<StoredSession & Record<string, unknown>>(SESSIONS);
    expect(after.map(({ id, start, end }) => ({ id, start, end }))).toEqual(
      before.map(({ id, summit, start, end }) =>
        summit === EARLIER ? { id, start, end } : { id, start: moved(start), end: moved(end) },
      ),
    );
    expect(after.map(({ start }) => start)).toContain('2027-03-08 09:00');
  });

  it('has links of its own', async () => {
    const after = await clone.rows<StoredSession & Record<string, unknown>>(SESSIONS);
    const tokens = new Set(before.map(({ token }) => token));
    expect(after.filter(({ token }) => tokens.has(token) || !/^[\w-]{22}$/.test(token))).toEqual([]);
    expect(new Set(after.map(({ token }) => token)).size).toBe(before.length);
    expect(await clone.rows('select 1 from summit_session where total_views > 0')).toEqual([]);
    const [gift] = await running.rows<{ ids: string[] }>('select array_agg(id) as ids from speaker_gift');
    expect(await clone.rows('select 1 from speaker_gift where id = any ($1)', [gift!.ids])).toEqual([]);
  });

  it('knows nobody: no person, order, entry of a book or log, and no staff', async () => {
    expect(await tracesOf({ ...clone, filesDir: path.join(filesDir, 'files') }, [])).toEqual([]);
    const filled = await clone.rows<{ table: string }>(
      `select c.relname as table from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', c.relname), false, true, '')))[1]::text <> '0' order by 1`,
    );
    expect(filled.map(({ table }) => table)).toEqual([
      'email_template',
      'face',
      'faq',
      'imported_item',
      'landing_page',
      'legal_page',
      'pricing_item',
      'promo_code',
      'promo_code_provider',
      'prompt',
      'repeatable_schema',
      'rollup_mark',
      'schema_migration',
      'session_captions',
      'session_cue',
      'session_speech',
      'setting',
      'speaker_gift',
      'summit',
      'summit_day',
      'summit_session',
    ]);
    const [staff] = await running.rows<{ email: string; id: string }>(
      'select email, id::text from admin_account limit 1',
    );
    for (const table of ['face', 'faq', 'landing_page', 'summit_session', 'email_template'])
      expect(await clone.rows(`select 1 from ${table} t where t::text ~ $1`, [`${staff!.email}|${staff!.id}`])).toEqual(
        [],
      );
  });

  it('is where the product starts: its landing page answers, and preparing it again changes nothing of the edition', async () => {
    expect((await clone.fetch('/api/landing-page')).status).toBe(200);
    const sessions = await clone.rows(SESSIONS);
    await prepareContent(clone.app.get(DataSource));
    expect(await clone.rows(SESSIONS)).toEqual(sessions);
    const owner = await signInAdmin(clone, 'new-owner@summit.test');
    const listed = await read<AdminSessionsResponse>(clone.fetch('/api/admin/sessions/list', { headers: owner }));
    expect(listed.sessions).toHaveLength(before.length);
    expect((await clone.fetch(`/api/sessions/public/${sessions[0]!['token'] as string}`)).status).toBe(200);
  });

  it('is written by a command too, which leaves an entry in the log', async () => {
    const dry = await command(
      'clone-summit',
      ['--dry-run', '2027-03-08', 'faqs', 'sessions'],
      running.database,
      running.filesDir,
    );
    expect(dry.stdout).toMatch(/^All dates move by 497 days\. Rows: faqs \d+, sessions \d+\.\n$/);
    const file = path.join(filesDir, 'by-command.zip');
    const written = await command('clone-summit', [file, '2027-03-08'], running.database, running.filesDir);
    expect(written.stdout).toMatch(/^The edition of 2027-03-08 is in .*: \d+ bytes\. Rows: .*settings \d+\.\n$/);
    expect(written.stdout).not.toContain('affiliates');
    for (const day of ['8 March', '2027-02-30'])
      await expect(command('clone-summit', [file, day], running.database, running.filesDir)).rejects.toMatchObject({
        stderr: expect.stringContaining('Usage:') as string,
      });
    const logged = await running.rows(
      `select status from audit_entry where action = 'command clone-summit' order by id`,
    );
    expect(logged).toEqual([{ status: 200 }, { status: 200 }, { status: 400 }, { status: 400 }]);
    const [asked] = await running.rows<{ details: object }>(
      `select details from audit_entry where action = 'POST ${BUNDLES}/clone' and status = 200 order by id limit 1`,
    );
    expect(asked!.details).toMatchObject({ after: { first_day: '2027-03-08' } });
  });

  it('takes affiliates along as they are paid and were reached; whoever used an account still has it to themselves, without the password', async () => {
    const [affiliate] = await running.rows<{ id: string }>(
      `insert into affiliate (id, code, name, email, created_at)
       values (gen_random_uuid(), 'GOES-ALONG', 'Goes Along', 'goes@along.test', now()) returning id`,
    );
    const methods = running.app.get<PayoutMethods>(PAYOUT_METHODS, { strict: false });
    const method = { affiliateId: affiliate!.id, at: running.clock.now() };
    const paypal = (email: string) => ({ kind: 'paypal', email, taxNote: null }) as const;
    const targets = ['old', 'paid', 'asked'].map((name) => ({ id: randomUUID(), details: paypal(`${name}@pay.test`) }));
    await running.app.get(Sql).transaction(async (tx) => {
      await methods.add(tx, { ...method, ...targets[0]!, status: 'approved' });
      await methods.add(tx, { ...method, ...targets[1]!, status: 'approved' });
      await methods.add(tx, { ...method, ...targets[2]!, status: 'waiting' });
    });
    await running.rows(`insert into affiliate_former_email values ($1, 'went@before.test', now())`, [affiliate!.id]);
    const password = await running.app.get(PasswordHasher, { strict: false }).hash('a password of before');
    await running.rows(`insert into speaker_account values ($1, $2, now())`, [affiliate!.id, password]);
    const file = path.join(filesDir, 'with-affiliates.zip');
    await command('clone-summit', [file, '2027-03-08', 'affiliates'], running.database, running.filesDir);
    const other = await createTestDatabase();
    const files = await mkdtemp(path.join(tmpdir(), 'summit-clone-'));
    await command('import-summit', [file], other, files);
    const cloned = await startApp({ database: other });
    try {
      const along = await cloned.app.get<PayoutMethods>(PAYOUT_METHODS, { strict: false }).ofAffiliate(affiliate!.id);
      expect(along).toMatchObject({ approved: targets[1], waiting: targets[2] });
      expect(await cloned.rows('select id from payout_method where id = $1', [targets[0]!.id])).toEqual([]);
      expect(await cloned.rows('select email from affiliate_former_email')).toEqual(
        await running.rows('select email from affiliate_former_email'),
      );
      const [account] = await cloned.rows<{ hash: string }>('select password_hash as hash from speaker_account');
      // As the product's own hashes look (platform/crypto/password-hasher.ts), so that nothing tells whose it is.
      expect(account!.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
      expect(account!.hash).not.toBe(password);
      const login = { speaker_code: 'GOES-ALONG', password: 'a password of before' };
      expect((await cloned.fetch('/api/speaker/login', json(login))).status).toBe(401);
      const owner = await signInAdmin(cloned, 'owner-of-clone@summit.test');
      await confirmAdmin(cloned, owner);
      const affiliates = '/api/admin/affiliates/GOES-ALONG';
      const invited = await read(cloned.fetch(`${affiliates}/invite`, json({}, owner)));
      expect(invited).toMatchObject({ success: true, setup_url: null });
      const stranger = json({ email: 'thief@example.com' }, owner);
      const given = await read(cloned.fetch(`${affiliates}/email`, { ...stranger, method: 'PUT' }));
      expect(given).toMatchObject({ code: 'affiliate_sets_own_email' });
    } finally {
      await cloned.stop();
      await other.drop();
    }
  });
});
