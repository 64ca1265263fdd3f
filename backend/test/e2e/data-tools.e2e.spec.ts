import { appendFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ClearAllDataResponse, DataBackupsResponse, OverviewData } from '@summit/contracts';
import { LedgerAudit } from '../../src/modules/ledger/read-models/ledger-audit.js';
import { DashboardRollup } from '../../src/modules/analytics/rollup/dashboard-rollup.js';
import { RollupDrift } from '../../src/modules/analytics/rollup/rollup-drift.js';
import { confirmAdmin, signInAdmin } from '../harness/admin.js';
import { insertAffiliate, insertOrder } from '../harness/order-rows.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';

const DASHBOARD = '/api/admin/dashboard';
/** What the tools may touch, and what nobody may. */
const TABLES = [
  'signup',
  'list_subscription',
  'referred_signup',
  'purchase_order',
  'payment',
  'refund',
  'plan_installment',
  'order_attribution',
  'timer_session',
  'referral_click',
  'page_view_day_now',
  'referrer_day_now',
];
const UNTOUCHED = [
  'ledger_transaction',
  'ledger_line',
  'commission',
  'commission_entry',
  'invoice',
  'admin_account',
  'member',
];

describe('the data tools', () => {
  let running: RunningApp;
  let headers: { authorization: string };
  let paidTest: string;
  let invoiced: string;
  beforeEach(async () => {
    running = await startApp();
    headers = await signInAdmin(running);
    await confirmAdmin(running, headers);
    await fill();
  });
  afterEach(() => running.stop());

  const rows = (text: string, values: unknown[] = []) => running.rows(text, values);
  /** Tests among real people: two registrations, and orders with everything on them. */
  async function fill(): Promise<void> {
    const affiliate = await insertAffiliate(running, { code: 'ANNA' });
    const people = [
      ['00000000-0000-4000-8000-000000000001', 'first@try.test', null],
      ['00000000-0000-4000-8000-000000000002', 'second@example.com', null],
      ['00000000-0000-4000-8000-000000000003', 'zoe@real-people.com', '00000000-0000-4000-8000-000000000001'],
    ];
    for (const [id, email, invitedBy] of people) {
      await rows(
        `insert into signup (id, name, email, invite_token, invited_by, created_at) values ($1::uuid, 'Somebody', $2, $1::text, $3, '2025-11-18T10:00:00.123456Z')`,
        [id, email, invitedBy],
      );
      await rows('insert into list_subscription (signup_id) values ($1)', [id]);
      await rows(
        `insert into referred_signup (signup_id, code, affiliate_id, outcome, referred_at) values ($1, 'ANNA', $2, 'credited', now())`,
        [id, affiliate],
      );
    }
    paidTest = await insertOrder(running, { email: 'first@try.test', isTest: true });
    invoiced = await insertOrder(running, { email: 'second@example.com', isTest: true });
    const real = await insertOrder(running, { email: 'zoe@real-people.com' });
    for (const order of [paidTest, invoiced, real]) {
      await rows(
        `insert into payment (id, order_id, provider, provider_ref, amount_cents, currency, booked_as, received_at)
         select id, id, provider, id::text, captured_cents, 'usd', 'order', paid_at from purchase_order where id = $1`,
        [order],
      );
      await rows(
        `with booked as (insert into ledger_transaction (kind, source_ref, order_id, occurred_at)
           select 'payment', id::text, id, paid_at from purchase_order where id = $1 returning id)
         insert into ledger_line (transaction_id, account, amount_cents)
         select b.id, account, cents from booked b, purchase_order o,
           lateral (values ('clearing:stripe', o.captured_cents), ('revenue:vip', -o.captured_cents)) as line (account, cents) where o.id = $1`,
        [order],
      );
      await rows(
        `insert into order_attribution (order_id, source, outcome, decided_at) values ($1, 'none', 'no_code', now())`,
        [order],
      );
    }
    await rows(`insert into invoice (order_id, number, content, issued_at) values ($1, 1, '{}', now())`, [invoiced]);
    for (const page of ['/', '/', '/vip'])
      await rows(
        `insert into page_view (page, url, referrer, user_agent, viewed_at) values ($1, $1, '', '', '2025-11-19T10:00:00Z')`,
        [page],
      );
    await running.app.get(DashboardRollup).roll();
    await rows(
      `insert into page_view (page, url, referrer, user_agent, viewed_at) values ('/', '/', '', '', '2025-11-19T11:00:00Z')`,
    );
    await rows(
      `insert into referral_click (code, affiliate_id, referrer, visitor_key, day, clicked_at) values ('ANNA', $1, '', 'k', '2025-11-19', now())`,
      [affiliate],
    );
    await rows(
      `insert into timer_session (session_id, product, started_at) values ('s-1', 'vip', now()), ('s-2', 'vip', now())`,
    );
  }

  const dump = async (tables: readonly string[]) => {
    const found: Record<string, unknown> = {};
    for (const table of tables) {
      const aggregated = table.endsWith('_now');
      const source = aggregated
        ? `(select day, ${table === 'page_view_day_now' ? 'page' : 'referrer'} as name, sum(views) as views from ${table} group by 1, 2)`
        : table;
      found[table] = (
        await rows(`select coalesce(json_agg(t order by t::text), '[]')::text as text from ${source} t`)
      )[0];
    }
    return found;
  };
  const post = (tool: string, body: object) => running.fetch(`${DASHBOARD}/${tool}`, json(body, headers));
  const use = async (tool: string, body: object) => read<ClearAllDataResponse>(post(tool, body));
  const get = (what: string) => running.fetch(`${DASHBOARD}/${what}`, { headers });
  const backups = async () => (await read<DataBackupsResponse>(get('data-backups'))).backups;
  const undo = (id: string) => running.fetch(`${DASHBOARD}/data-backups/${id}/undo`, { method: 'POST', headers });
  const booksAgree = async () => {
    const { totalCents, disagreeingOrders } = await running.app.get(LedgerAudit).inspect();
    expect([totalCents, disagreeingOrders]).toEqual([0, []]);
    expect(await running.app.get(RollupDrift).inspect()).toEqual([]);
  };

  it('clean test data: counts, deletes and brings back tests only (A-208, A-211, C-084)', async () => {
    const before = await dump(TABLES);
    const books = await dump(UNTOUCHED);
    const expected = { signups: 2, aweber_subscribers: 2, orders: 1, total: 5 };
    expect(await use('clean-test-data', { phrase: '', dry_run: true })).toMatchObject({
      success: true,
      dry_run: true,
      bundle: null,
      deleted: expected,
    });
    expect(await dump(TABLES)).toEqual(before);

    const answer = await use('clean-test-data', { phrase: 'CLEAN TEST DATA' });
    expect(answer.deleted).toEqual(expected);
    expect(answer.message).toBe('Deleted 5 records: 2 signups, 2 aweber subscribers, 1 orders.');
    expect(await rows('select email, invited_by from signup')).toEqual([
      { email: 'zoe@real-people.com', invited_by: null },
    ]);
    // An invoice names its order, so the order stays.
    expect(await rows('select 1 from purchase_order where id = any($1)', [[paidTest, invoiced]])).toHaveLength(1);
    expect(await dump(UNTOUCHED)).toEqual(books);
    await booksAgree();
    const [entry] = await running.rows<{ action: string; details: object }>(
      'select action, details from audit_entry order by id desc limit 1',
    );
    expect(entry?.details).toMatchObject({ before: { records: expected }, after: { bundle: answer.bundle } });

    const [backup] = await backups();
    expect(backup).toMatchObject({
      tool: 'clean-test-data',
      deleted: expected,
      file: answer.bundle,
      restored_at: null,
    });
    expect(Date.parse(backup!.undo_until!) - Date.parse(backup!.created_at)).toBe(24 * 3_600_000);
    expect((await undo(backup!.id)).status).toBe(200);
    expect(await dump(TABLES)).toEqual(before);
    await booksAgree();
    expect(await read(undo(backup!.id))).toMatchObject({ code: 'backup_undone' });
  });

  it('reset analytics: views, clicks and timers go and come back to the same figures (A-210)', async () => {
    const before = await dump(TABLES);
    const expected = { page_views: 4, affiliate_clicks: 1, timer_sessions: 2, total: 7 };
    expect((await use('reset-analytics', { phrase: 'RESET ANALYTICS' })).deleted).toEqual(expected);
    await booksAgree();
    await running.app.get(DashboardRollup).roll();
    expect(await rows('select 1 from page_view_day_now')).toEqual([]);
    // Visitors go on meanwhile; what they did stays counted once.
    await rows(
      `insert into page_view (page, url, referrer, user_agent, viewed_at) values ('/', '/', '', '', '2025-11-19T12:00:00Z')`,
    );
    await running.app.get(DashboardRollup).roll();
    expect((await undo((await backups())[0]!.id)).status).toBe(200);
    await booksAgree();
    expect(await rows(`select sum(views)::int as views from page_view_day_now`)).toEqual([{ views: 5 }]);
    const { page_view_day_now: _, referrer_day_now: __, ...same } = before;
    expect(await dump(TABLES)).toMatchObject(same);
  });

  it('clear all data: needs phrase and YES, keeps administrators, audit log and everything paid (A-207, A-209, A-213)', async () => {
    const unpaid = { email: 'late@real-people.com', capturedCents: 0, paidAt: null } as const;
    const open = [
      await insertOrder(running, { ...unpaid, status: 'pending' }),
      await insertOrder(running, { ...unpaid, status: 'pending', isTest: true }),
    ];
    await insertOrder(running, { ...unpaid, status: 'failed' });
    for (const order of open)
      await rows(
        `insert into payment_attempt (id, order_id, number, kind, state, idempotency_key, request, created_at, updated_at)
         values ($1::uuid, $1::uuid, 1, 'checkout', 'open', $1::uuid::text, '{}', now(), now())`,
        [order],
      );
    const before = await dump(TABLES);
    const books = await dump(UNTOUCHED);
    for (const body of [
      { phrase: 'DELETE EVERYTHING', confirmation: 'yes' },
      { phrase: 'delete everything', confirmation: 'YES' },
    ])
      expect(await read(post('clear-all-data', body))).toMatchObject({
        code: 'confirmation_phrase_wrong',
        detail: 'Operation cancelled. Data was NOT deleted.',
      });
    expect(await dump(TABLES)).toEqual(before);

    const audited = await rows('select 1 from audit_entry');
    const { deleted } = await use('clear-all-data', { phrase: 'DELETE EVERYTHING', confirmation: 'YES' });
    expect(deleted).toMatchObject({
      signups: 3,
      aweber_subscribers: 3,
      orders: 2,
      page_views: 4,
      affiliate_clicks: 1,
      timer_sessions: 2,
    });
    // The buyers of the first two can still pay.
    expect(await rows('select email from purchase_order order by email')).toEqual([
      { email: 'late@real-people.com' },
      { email: 'late@real-people.com' },
      { email: 'second@example.com' },
      { email: 'zoe@real-people.com' },
    ]);
    expect(await dump(UNTOUCHED)).toEqual(books);
    expect((await rows('select 1 from audit_entry')).length).toBeGreaterThan(audited.length);
    const { data } = await read<{ data: OverviewData }>(get('overview'));
    expect(data.signups.total).toBe(0);
    await booksAgree();
    expect((await undo((await backups())[0]!.id)).status).toBe(200);
    expect(await dump(TABLES)).toEqual(before);
    await booksAgree();
  });

  it('hands out the file, and brings nothing back from one that was changed', async () => {
    await use('clean-test-data', { phrase: 'CLEAN TEST DATA' });
    const [backup] = await backups();
    const file = await get(`data-backups/${backup!.id}/file`);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${backup!.file}"`);
    const lines = gunzipSync(Buffer.from(await file.arrayBuffer()))
      .toString()
      .trim()
      .split('\n');
    expect(JSON.parse(lines[0]!)).toMatchObject({ format: 'summit-backup', version: 1, tool: 'clean-test-data' });
    expect(lines.map((line) => Object.values(JSON.parse(line) as object)[0])).toEqual(
      expect.arrayContaining(['signup', 'list_subscription', 'purchase_order', 'payment', true]),
    );

    const folder = path.join(running.filesDir, 'backups');
    expect(await readdir(folder)).toContain(backup!.file);
    await appendFile(path.join(folder, backup!.file), 'x');
    expect(await read(undo(backup!.id))).toMatchObject({ code: 'backup_damaged' });
    expect(await rows('select 1 from signup')).toHaveLength(1);
    expect((await backups())[0]).toMatchObject({ restored_at: null });
  });

  it('brings nothing back where somebody registered again, and nothing after 24 hours', async () => {
    await use('clean-test-data', { phrase: 'CLEAN TEST DATA' });
    const [backup] = await backups();
    await rows(
      `insert into signup (id, name, email, invite_token, created_at) values (gen_random_uuid(), 'Again', 'second@example.com', 'again', now())`,
    );
    expect(await read(undo(backup!.id))).toMatchObject({ code: 'backup_conflict' });
    expect(await rows('select 1 from signup')).toHaveLength(2);
    running.clock.advance(24 * 3_600_000);
    headers = await signInAdmin(running, 'second@summit.test');
    await confirmAdmin(running, headers);
    expect(await read(undo(backup!.id))).toMatchObject({ code: 'backup_too_old' });
    expect((await backups())[0]).toMatchObject({ can_undo: false });
  });
});
