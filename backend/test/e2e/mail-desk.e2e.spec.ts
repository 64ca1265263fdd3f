import type { MailRow, PageAnswer, SuppressionRow } from '@summit/contracts';
import { readCsv } from '../builders/read-csv.js';
import { signInAdmin } from '../harness/admin.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';

const MAILS = '/api/admin/mails';
const SUPPRESSIONS = '/api/admin/suppressions';

describe('the mail desk', () => {
  let running: RunningApp;
  let headers: { authorization: string };
  const ids: Record<string, string> = {};
  const store = async (recipient: string, state: string, more: { refusal?: string; values?: object } = {}) => {
    const [row] = await running.rows<{ id: string }>(
      `insert into mail_message (key, template, recipient, values, state, refusal, sent_at)
       values ($1, 'welcome', $1, $2, $3, $4, case when $3 = 'sent' then now() end) returning id`,
      [recipient, more.values ?? {}, state, more.refusal ?? null],
    );
    ids[recipient] = row!.id;
  };
  beforeAll(async () => {
    running = await startApp();
    headers = await signInAdmin(running);
    await store('sent@example.com', 'sent');
    await store('bounced@example.com', 'refused', { refusal: 'EENVELOPE 550', values: { name: 'Ann' } });
    await store('lost@example.com', 'unconfirmed');
    await store('quiet@example.com', 'refused', { refusal: 'unsubscribed' });
    await store('waiting@example.com', 'waiting', { values: { name: 'Ann' } });
    await running.rows(
      `select graphile_worker.add_job('mail/send', json_build_object('mail_id', $1::text), job_key => 'mail:' || $1)`,
      [ids['waiting@example.com']],
    );
    await running.rows(
      `update graphile_worker._private_jobs set attempts = 3, last_error = 'no answer', run_at = now() + interval '1 hour'
       where key = 'mail:' || $1`,
      [ids['waiting@example.com']],
    );
    for (const [index, email] of ['one@example.com', 'two@example.com'].entries())
      await running.rows(`insert into mail_opt_out (email, at) values ($1, now() - make_interval(hours => $2))`, [
        email,
        index,
      ]);
  });
  afterAll(() => running.stop());

  const mails = (query: string) => read<PageAnswer<MailRow>>(running.fetch(`${MAILS}?${query}`, { headers }));
  const recipients = async (query: string) => (await mails(query)).data.map(({ recipient }) => recipient).sort();
  const retry = (recipient: string) => running.fetch(`${MAILS}/${ids[recipient]}/retry`, json({}, headers));

  it('lists mails by what became of them, and says why they failed', async () => {
    expect(await recipients('state=failed')).toEqual(['bounced@example.com', 'lost@example.com']);
    expect(await recipients('state=sent')).toEqual(['sent@example.com']);
    const [bounced] = (await mails('search=Bounced@example.com')).data;
    expect(bounced).toMatchObject({ state: 'refused', reason: 'EENVELOPE 550', can_retry: true });
    const [waiting] = (await mails('state=waiting')).data;
    expect(waiting).toMatchObject({ reason: 'no answer', tries: 3, can_retry: true });
    expect(Date.parse(waiting!.next_try_at!)).toBeGreaterThan(Date.parse(waiting!.created_at));
    const newest = (await mails('state=all')).data.map(({ recipient }) => recipient);
    expect(newest).toEqual(['waiting', 'quiet', 'lost', 'bounced', 'sent'].map((name) => `${name}@example.com`));
    expect(await mails('state=all&limit=2&skip=1')).toMatchObject({
      data: newest.slice(1, 3).map((recipient) => ({ recipient })),
      total: 5,
    });
    expect(await mails('state=failed&limit=1&skip=1')).toMatchObject({ data: [expect.anything()], total: 2 });
  });

  it('hands the lists out as files, as they are filtered (S15)', async () => {
    const file = async (name: string) => {
      const answer = await running.fetch(`/api/admin/export/${name}`, { headers });
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      return readCsv(await answer.text());
    };
    const [head, ...failed] = await file('mails');
    expect(head!.slice(1, 5)).toEqual(['template', 'recipient', 'state', 'reason']);
    expect(failed.map((row) => row[2])).toEqual((await mails('')).data.map(({ recipient }) => recipient));
    expect((await file('mails?search=bounced@example.com')).map((row) => row[4])).toEqual([
      'reason',
      (await mails('search=bounced@example.com')).data[0]!.reason,
    ]);
    expect((await file('mails?state=waiting')).map((row) => row[2])).toEqual(['recipient', 'waiting@example.com']);
    expect((await file('mails?state=all')).slice(1).map((row) => row[2])).toEqual(
      (await mails('state=all')).data.map(({ recipient }) => recipient),
    );
    expect((await file('suppressions?search=one')).map((row) => row[0])).toEqual(['email', 'one@example.com']);
    expect((await running.fetch('/api/admin/export/mails?state=lost', { headers })).status).toBe(400);
  });

  it('sends again what can be sent again, and notes who asked (A-005)', async () => {
    expect((await retry('bounced@example.com')).status).toBe(200);
    expect((await retry('waiting@example.com')).status).toBe(200);
    for (const recipient of ['sent@example.com', 'lost@example.com']) {
      const answer = await retry(recipient);
      expect([answer.status, (await read(answer)).code]).toEqual([409, 'mail_not_retryable']);
    }
    expect(await recipients('state=waiting')).toEqual(['bounced@example.com', 'waiting@example.com']);
    const jobs = await running.rows<{ key: string }>(
      'select key from graphile_worker.jobs where key = any($1) and attempts = 0 and run_at <= now()',
      [[ids['bounced@example.com'], ids['waiting@example.com']].map((id) => `mail:${id}`)],
    );
    expect(jobs).toHaveLength(2);
    expect(
      await running.rows(`select from audit_entry where action like 'POST ${MAILS}/%/retry' and status = 200`),
    ).toHaveLength(2);
  });

  it('says that a mail waits which a mail server has at this moment, and sends no second copy meanwhile', async () => {
    await store('under-way@example.com', 'waiting', { values: { name: 'Ann' } });
    const id = ids['under-way@example.com'];
    await running.rows('update mail_message set handovers = 1, handed_over_at = now() where id = $1', [id]);
    for (const _ of ['first', 'second']) {
      const answer = await read(retry('under-way@example.com'));
      expect(answer).toMatchObject({ success: true, message: expect.stringMatching(/^The mail server has it/) });
    }
    const waits = `select from graphile_worker.jobs where key = 'mail:' || $1 and run_at - created_at = interval '90 seconds'`;
    expect(await running.rows(waits, [id])).toHaveLength(1);
  });

  it('lists who wants only what must be sent, and takes an address off at its wish', async () => {
    const list = (query = '') =>
      read<PageAnswer<SuppressionRow>>(running.fetch(`${SUPPRESSIONS}?${query}`, { headers }));
    expect((await list()).data.map(({ email }) => email)).toEqual(['one@example.com', 'two@example.com']);
    expect(await list('search=TWO')).toMatchObject({ data: [{ email: 'two@example.com' }], total: 1 });
    const remove = () => running.fetch(`${SUPPRESSIONS}/two%40example.com`, { method: 'DELETE', headers });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await list()).total).toBe(1);
    const [entry] = await running.rows<{ details: object }>(
      `select details from audit_entry where action like 'DELETE ${SUPPRESSIONS}/%' and status = 200`,
    );
    expect(entry!.details).toMatchObject({ before: { email: expect.stringMatching(/^person:/) } });
  });
});
