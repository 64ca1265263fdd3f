import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import type { ErasePersonResponse, FindPersonResponse, RetentionResponse } from '@summit/contracts';
import { DashboardRollup } from '../../src/modules/analytics/rollup/dashboard-rollup.js';
import { RollupDrift } from '../../src/modules/analytics/rollup/rollup-drift.js';
import { VerifyAuditUseCase } from '../../src/modules/auth/application/verify-audit.use-case.js';
import { LedgerAudit } from '../../src/modules/ledger/read-models/ledger-audit.js';
import { OptOuts } from '../../src/platform/mail/opt-outs.js';
import { confirmAdmin, signInAdmin } from '../harness/admin.js';
import { jobsDone } from '../harness/buyer-browser.js';
import { MEMBER_PASSWORD, mailLink } from '../harness/member.js';
import { insertAffiliate, insertOrder } from '../harness/order-rows.js';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { liveEverywhere, PERSON, tracesOf } from '../harness/person-everywhere.js';
import { jobs, json, read, startApp, type RunningApp } from '../harness/running-app.js';
import { aSession } from '../harness/summit-sessions.js';

const DASHBOARD = '/api/admin/dashboard';
const PHRASE = `ERASE ${PERSON.email}`;
const FIGURES = [
  'overview?days=30',
  'revenue-chart?days=30',
  'customers?days=30&limit=1',
  'product-performance?days=30',
];

//
describe('what is stored of a person', () => {
  const log: string[] = [];
  let outside: OutsideWorld;
  let running: RunningApp;
  let admin: { authorization: string };
  let member: Awaited<ReturnType<typeof liveEverywhere>>;
  beforeAll(async () => {
    outside = await startOutsideWorld();
    running = await startApp({ role: 'all', env: outside.env, log: (line) => void log.push(line) });
    running.clock.set(Date.now());
    outside.notify(running.url);
    admin = await signInAdmin(running);
    await confirmAdmin(running, admin);
    member = await liveEverywhere(running, outside, admin);
    await running.app.get(DashboardRollup).roll();
  });
  afterAll(async () => {
    await jobsDone(running);
    await running.stop();
    await outside.stop();
  });

  const call = (what: string, body: object) => running.fetch(`${DASHBOARD}/privacy/${what}`, json(body, admin));
  const find = (email = PERSON.email) => read<FindPersonResponse>(call('person', { email }));
  const codeOf = async (response: Promise<Response>) => {
    const answer = await response;
    return [answer.status, (await read(answer)).code];
  };
  const figures = async () => {
    await running.app.get(DashboardRollup).roll();
    const answers: unknown[] = [];
    for (const what of FIGURES) {
      const response = await running.fetch(`${DASHBOARD}/${what}`, { headers: admin });
      expect([what, response.status]).toEqual([what, 200]);
      const answer = await read<object>(response);
      answers.push(JSON.parse(JSON.stringify(answer), (key, value: unknown) => (/email|name/.test(key) ? '' : value)));
    }
    answers.push(await running.rows('select account, sum(amount_cents)::int from ledger_line group by 1 order by 1'));
    answers.push(await running.rows("select number, content->'totalCents' as cents from invoice"));
    return answers;
  };

  it('is shown by module and table, whichever of the addresses is asked for', async () => {
    const found = await find(` ${PERSON.email.toUpperCase()}`.trim());
    expect(found).toMatchObject({ success: true, obstacles: [], phrase: PHRASE });
    expect([...found.addresses].sort()).toEqual([PERSON.former, PERSON.email].sort());
    const what = Object.fromEntries(found.stored.map((row) => [`${row.module}/${row.what}`, row]));
    expect(what['funnel/signup']).toMatchObject({ rows: 1, effect: 'changed' });
    expect(what['payments/purchase_order']).toMatchObject({ rows: 2, effect: 'changed' });
    expect(what['payments/payment']).toMatchObject({ effect: 'kept' });
    expect(what['members/photo file']).toMatchObject({ rows: 1, effect: 'deleted' });
    expect(what['data tools/backup file']).toMatchObject({ rows: 1, effect: 'deleted' });
    expect((await find(PERSON.former)).stored).toEqual(found.stored);
  });

  it('is handed out as one file, without hashes and keys', async () => {
    const answer = await call('export', { email: PERSON.email });
    expect(answer.headers.get('content-disposition')).toMatch(/filename="personal-data-\d{4}-\d\d-\d\d\.json"/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    const { addresses, data } = JSON.parse(text) as {
      addresses: string[];
      data: Record<string, Record<string, object[]>>;
    };
    expect(addresses).toContain(PERSON.former);
    expect(data['funnel']!['signup']).toEqual([expect.objectContaining({ name: PERSON.name, phone: PERSON.phone })]);
    expect(data['billing']!['invoice']).toHaveLength(1);
    expect(data['sessions']!['session_rating']).toHaveLength(2);
    expect(data['members']!['photo file']).toEqual([
      { type: 'image/webp', base64: Buffer.from('a photo').toString('base64') },
    ]);
    expect(text).not.toMatch(/argon2|token_hash|password_hash/);
  });

  it('is nothing where nobody is known, and nobody else may ask', async () => {
    const nobody = 'nobody@erasure-check.com';
    expect(await codeOf(call('person', { email: nobody }))).toEqual([404, 'person_unknown']);
    expect(await codeOf(call('export', { email: nobody }))).toEqual([404, 'person_unknown']);
    expect(await codeOf(call('erase', { email: nobody, phrase: `ERASE ${nobody}` }))).toEqual([404, 'person_unknown']);
    expect(await codeOf(call('person', { email: 'no address' }))).toEqual([400, 'email_invalid']);
    const answer = running.fetch(`${DASHBOARD}/privacy/person`, json({ email: PERSON.email }, member.headers));
    expect((await answer).status).toBe(401);
  });

  it('is not erased without its phrase, nor while something stands in the way', async () => {
    const erase = (phrase: string) => codeOf(call('erase', { email: PERSON.email, phrase }));
    expect(await erase('ERASE')).toEqual([400, 'confirmation_phrase_wrong']);
    await running.rows(
      `insert into dispute (id, payment_id, provider, provider_ref, amount_cents, state, opened_at)
       select gen_random_uuid(), id, provider, 'dp_1', 100, 'open', now() from payment limit 1`,
    );
    expect((await find()).obstacles).toEqual([
      { code: 'person_has_open_dispute', detail: expect.stringContaining('disputed') },
    ]);
    expect(await erase(PHRASE)).toEqual([409, 'person_has_open_dispute']);
    await running.rows(`delete from dispute`);
    await running.rows(
      `insert into payment_plan (order_id, subscription_ref) select id, 'sub_1' from purchase_order where paid_at is not null`,
    );
    expect((await find()).obstacles).toEqual([]);
    await running.rows('update purchase_order set total_cents = total_cents * 3 where paid_at is not null');
    expect(await erase(PHRASE)).toEqual([409, 'person_has_running_plan']);
    await running.rows('update payment_plan set ended_at = now()');
    await running.rows('update purchase_order set total_cents = total_cents / 3 where paid_at is not null');
    await running.rows(`update payment_attempt set state = 'open'`);
    expect(await erase(PHRASE)).toEqual([409, 'person_payment_under_way']);
    await running.rows(`update payment_attempt set state = 'succeeded'`);
    const office = 'office@summit.test';
    await running.rows(`insert into bonus_download (email, bonus_key, downloaded_at) values ($1, 'x', now())`, [
      office,
    ]);
    expect(await codeOf(call('erase', { email: office, phrase: `ERASE ${office}` }))).toEqual([409, 'person_is_admin']);
    expect((await find()).obstacles).toEqual([]);
  });

  it('stays as it is while somebody else holds a row of it for long', async () => {
    const holder = new Client({ connectionString: running.database.url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from signup for update');
    expect(await codeOf(call('erase', { email: PERSON.email, phrase: PHRASE }))).toEqual([409, 'data_tool_busy']);
    await holder.query('rollback');
    await holder.end();
    expect((await find()).stored).toContainEqual(expect.objectContaining({ what: 'signup', rows: 1 }));
  });

  it('is erased once, leaves no trace anywhere, and changes no figure', async () => {
    expect(await tracesOf(running, [])).toEqual(expect.arrayContaining([`public.signup: ${PERSON.email}`]));
    expect(await outside.subscribers()).toMatchObject([{ email: PERSON.email, status: 'subscribed' }]);
    const before = await figures();
    const answers = await Promise.all([1, 2].map(() => call('erase', { email: PERSON.email, phrase: PHRASE })));
    const [erased, other] = await Promise.all(
      answers.toSorted((a, b) => a.status - b.status).map((answer) => read<ErasePersonResponse>(answer)),
    );
    // An erasure waits two seconds for another one: on a busy machine it hears that, and finds nobody the next time.
    expect(['person_unknown', 'data_tool_busy']).toContain(other!.code);
    expect(await codeOf(call('erase', { email: PERSON.email, phrase: PHRASE }))).toEqual([404, 'person_unknown']);
    expect(erased!.stored.map(({ what }) => what)).toContain('signup');
    await jobsDone(running);

    expect(await figures()).toEqual(before);
    expect(await tracesOf(running, log)).toEqual([]);
    expect(await readdir(path.join(running.filesDir, 'backups'))).toEqual(['backup-1.ndjson.gz']);
    expect(await readdir(path.join(running.filesDir, 'member-photos'))).toEqual([]);
    expect(await outside.subscribers()).toEqual([]);
    expect(await jobs(running, 'members/mail-setup-links')).toEqual([{ emails: ['bo@erasure-check.com'] }]);
    expect(await jobs(running, 'event/signup.created/welcome')).toEqual([{ of: 'bo@erasure-check.com' }]);
    const { totalCents, disagreeingOrders } = await running.app.get(LedgerAudit).inspect();
    expect([totalCents, disagreeingOrders]).toEqual([0, []]);
    expect(await running.app.get(RollupDrift).inspect()).toEqual([]);
    expect(await running.app.get(VerifyAuditUseCase).execute()).toMatchObject({ isWhole: true });
    expect(await codeOf(call('person', { email: PERSON.email }))).toEqual([404, 'person_unknown']);
    const look = (path: string) => running.fetch(`/api/admin/${path}${PERSON.email}`, { headers: admin });
    const nothing = { people: [], orders: [], codes: [], affiliates: [] };
    expect(await read(look('search?term='))).toMatchObject({ data: nothing });
    expect((await look('people/')).status).toBe(404);
    for (const list of ['dashboard/customers?search=', 'dashboard/orders?email=', 'mails?search=', 'vip/users?search='])
      expect([list, await read(look(list))]).toMatchObject([list, { total: 0 }]);
  });

  it('is in the audit log as an erasure of nobody that can be named', async () => {
    const page = await read<{ data: { action: string; details: object }[] }>(
      running.fetch(`${DASHBOARD}/audit-log?search=privacy/erase`, { headers: admin }),
    );
    expect(JSON.stringify(page)).not.toContain('ottoline');
    expect(page.data).toContainEqual(
      expect.objectContaining({
        details: expect.objectContaining({
          email: expect.stringMatching(/^person:/),
          phrase: expect.stringMatching(/^ERASE person:/),
          before: expect.objectContaining({ 'funnel/signup': 1 }),
        }),
      }),
    );
  });

  it('waits for the commission of an affiliate, then ends the account and keeps code and money', async () => {
    const email = 'speaker@erasure-check.com';
    const id = await insertAffiliate(running, { code: 'SPEAKER' });
    await running.rows('update affiliate set email = $2 where id = $1', [id, email]);
    await running.rows('insert into speaker_account values ($1, $2, now())', [id, 'a hash']);
    const orderId = await insertOrder(running, { email: 'buyer@erasure-check.com', affiliateCode: 'SPEAKER' });
    await running.rows(
      `insert into commission (order_id, affiliate_id, product, created_at) values ($1, $2, 'vip', now())`,
      [orderId, id],
    );
    await running.rows(
      `insert into commission_entry (order_id, affiliate_id, kind, amount_cents, source_ref, booked_at) values ($1, $2, 'earn', 1480, 'x', now())`,
      [orderId, id],
    );
    const erase = () => codeOf(call('erase', { email, phrase: `ERASE ${email}` }));
    expect(await erase()).toEqual([409, 'person_commission_unpaid']);
    await running.rows(
      `with method as (insert into payout_method (id, affiliate_id, status, sealed, created_at, decided_at)
         values (gen_random_uuid(), $1, 'approved', 'sealed', now(), now()) returning id),
       paid as (insert into payout (id, affiliate_id, period, amount_cents, status, created_at, method_id)
         values (gen_random_uuid(), $1, '2025-10-01', 1480, 'paid', now(), (select id from method)) returning id)
       update commission_entry set payout_id = (select id from paid) where affiliate_id = $1`,
      [id],
    );
    expect(await erase()).toEqual([200, undefined]);
    expect(await running.rows('select code, name, status from affiliate where id = $1', [id])).toEqual([
      { code: 'SPEAKER', name: 'Erased person', status: 'disabled' },
    ]);
    expect(await running.rows('select from speaker_account')).toEqual([]);
    expect(await running.rows('select from payout_method')).toEqual([]);
    expect(await running.rows('select amount_cents from payout')).toHaveLength(1);
  });

  it('ends every way in, and no news ever goes to the address, also when the person comes back', async () => {
    const status = (await running.fetch('/api/vip/auth/status', { headers: member.headers })).status;
    expect(status).toBe(401);
    expect((await running.fetch('/api/signup', json({ name: 'Otto', email: PERSON.email }))).status).toBe(200);
    await jobsDone(running);
    expect(await running.app.get(OptOuts).has(PERSON.email)).toBe(true);
    expect(await outside.subscribers()).toEqual([]);
    expect((await outside.mailsTo('erased.internal')).length).toBe(0);
  });

  it('leaves the mailing list, also where the list took the address and its answer was lost', async () => {
    const email = 'lost@erasure-check.com';
    expect((await running.fetch('/api/signup', json({ name: 'Lost', email }))).status).toBe(200);
    await jobsDone(running);
    expect((await outside.subscribers()).map((one) => one.email)).toContain(email);
    await running.rows(
      'delete from list_subscription l using signup s where s.id = l.signup_id and s.email = $1 returning s.id',
      [email],
    );
    expect(await codeOf(call('erase', { email, phrase: `ERASE ${email}` }))).toEqual([200, undefined]);
    await jobsDone(running);
    expect((await outside.subscribers()).map((one) => one.email)).not.toContain(email);
  });

  it('is found and erased also where the back office has deleted the account before', async () => {
    const [email, former] = ['zoe@erasure-check.com', 'zoe.before@erasure-check.com'];
    const post = (path: string, body: object, headers = {}) => running.fetch(path, json(body, headers));
    expect((await post('/api/admin/vip/create', { email, name: 'Zoe', summit2_access: true }, admin)).status).toBe(200);
    const [{ id }] = (await running.rows<{ id: string }>('select id from member where email = $1', [email])) as [
      { id: string },
    ];
    const token = await mailLink(running, id, { purpose: 'setup' });
    const password = { password: MEMBER_PASSWORD, confirm_password: MEMBER_PASSWORD };
    const setUp = await read<{ token: string }>(post('/api/vip/auth/setup-password', { token, ...password }));
    const session = await aSession(running, 1);
    const rating = { session_id: session.id, rating: 5, comment: 'Said by Zoe', takeaways: null, user_name: 'Zoe' };
    const rated = await post('/api/sessions/rate', rating, { authorization: `Bearer ${setUp.token}` });
    expect(rated.status).toBe(200);
    await running.rows('insert into member_former_email (email, member_id, changed_at) values ($1, $2, now())', [
      former,
      id,
    ]);
    await insertOrder(running, { email: former, name: 'Zoe', status: 'failed', capturedCents: 0, paidAt: null });
    const deleted = await running.fetch(`/api/admin/vip/delete/${email}`, { method: 'DELETE', headers: admin });
    expect(deleted.status).toBe(200);
    await jobsDone(running);
    const found = await find(email);
    expect([...found.addresses].sort()).toEqual([former, email].sort());
    expect(found.stored.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['purchase_order', 'removed_member_email', 'session_rating']),
    );
    expect(await codeOf(call('erase', { email, phrase: `ERASE ${email}` }))).toEqual([200, undefined]);
    expect(await running.rows(`select from session_rating where comment = 'Said by Zoe'`)).toEqual([]);
    expect(await running.rows('select from purchase_order where email = $1', [former])).toEqual([]);
    expect(await running.rows('select from removed_member_email')).toEqual([]);
  });

  it('goes after so many days as owners say: within bounds, counted before, noted before and after', async () => {
    const path = `${DASHBOARD}/privacy/retention`;
    const put = (body: object) => running.fetch(path, { ...json(body, admin), method: 'PUT' });
    const due = (query: string) => running.fetch(`${path}/due?${query}`, { headers: admin });
    const periods = async () => (await read<RetentionResponse>(running.fetch(path, { headers: admin }))).periods;
    expect((await periods()).map(({ kind, days }) => [kind, days])).toEqual([
      ['page_view', 90],
      ['message', 730],
      ['experiment', 90],
      ['failed_job', 30],
    ]);
    for (const days of [0, 36_501, 1.5, '30', null])
      expect(await codeOf(put({ message_days: days }))).toEqual([400, 'retention_days_invalid']);
    expect(await codeOf(put({}))).toEqual([400, 'validation_failed']);
    expect(await codeOf(due('message_days='))).toEqual([400, 'retention_days_invalid']);
    expect(await codeOf(due(''))).toEqual([400, 'validation_failed']);
    await running.rows(
      `insert into mail_message (key, template, recipient, values, created_at, state)
       values ('welcome:old', 'welcome', 'old@mail.test', '{}', now() - interval '500 days', 'refused')`,
    );
    const expected = { success: true, due: [{ kind: 'message', records: 1, or_more: false }] };
    expect(await read(due('message_days=400'))).toEqual(expected);
    expect(await read(put({ message_days: 400 }))).toMatchObject({ message: 'Saved. It holds from the next night.' });
    expect((await periods())[1]).toMatchObject({ days: 400, usual_days: 730 });
    const [entry] = await running.rows<{ details: unknown }>(
      'select details from audit_entry order by id desc limit 1',
    );
    expect(entry?.details).toMatchObject({ before: { message_days: 730 }, after: { message_days: 400 } });
  });
});
