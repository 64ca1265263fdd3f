import { randomUUID } from 'node:crypto';
import { SendRemindersUseCase } from '../../src/modules/reminders/application/send-reminders.use-case.js';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { eventually, startApp, type RunningApp } from '../harness/running-app.js';
import { aSession, forgetCatalog, importSummitContent } from '../harness/summit-sessions.js';

const A_DAY_BEFORE = '2025-10-26T07:00:00Z';
const AN_HOUR_BEFORE = '2025-10-27T06:00:00Z';
const OPENING = '2025-10-27T07:00:00Z';
/** Of Hawaii. */
const MORNING = '2025-10-27T18:00:00Z';
/** The text is due, and it is night in Hawaii and in Sydney. */
const EARLY = '2025-10-29T14:30:00Z';
const NOON_IN_SYDNEY = '2025-10-30T01:00:00Z';
const AFTERNOON = '2025-10-28T23:00:00Z';
const LAST_SIX_HOURS = '2025-10-29T01:00:00Z';

async function register(running: RunningApp, name: string, phone: string | null = null): Promise<string> {
  const email = `${name.toLowerCase()}@example.com`;
  await running.rows(
    `insert into signup (id, name, email, phone, invite_token, created_at) values ($1, $2, $3, $4, $5, '2025-10-01')`,
    [randomUUID(), name, email, phone, randomUUID()],
  );
  return email;
}

describe('reminders of the days (X-007)', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
    await importSummitContent(running);
  });
  afterAll(() => running.stop());
  beforeEach(() => running.rows('truncate signup, mail_message, mail_opt_out, reminder_run cascade'));

  const remindAt = (time: string) => running.app.get(SendRemindersUseCase).run(Date.parse(time));
  const mails = () =>
    running.rows<{ template: string; recipient: string; values: Record<string, string> }>(
      'select template, recipient, values from mail_message order by created_at, recipient',
    );
  const templates = async () => (await mails()).map(({ template }) => template);

  it.each([
    ['a day before', A_DAY_BEFORE, ['day-tomorrow']],
    ['an hour before', AN_HOUR_BEFORE, ['day-soon']],
    ['at the opening', OPENING, ['day-open']],
    ['in the last six hours', LAST_SIX_HOURS, ['day-closing']],
    ['a moment before any of them', '2025-10-26T06:59:59Z', []],
    ['long after the summit', '2025-11-20T07:00:00Z', []],
  ])('are mailed %s', async (_when, time, expected) => {
    await register(running, 'Zoë');
    await remindAt(time);
    expect(await templates()).toEqual(expected);
  });

  it('lead to the member host and say their times in Pacific time, the next day with them', async () => {
    await register(running, 'Zoë');
    await remindAt(OPENING);
    const [mail] = await mails();
    expect(mail?.values).toMatchObject({
      name: 'Zoë',
      day: '1',
      closes_at: 'Wed, Oct 29, 2025, 12:00 AM PDT',
      day_url: 'http://member.test/day/1',
      sessions_url: 'http://member.test/sessions',
    });
    expect(mail?.values['next_day']).toMatch(/^Tomorrow opens day 2, .+, at Tue, Oct 28, 2025, 12:00 AM PDT\.$/);
  });

  it('come once, however often the job runs, on however many processes', async () => {
    for (const name of ['Ann', 'Ben', 'Cleo']) await register(running, name);
    await Promise.all([remindAt(OPENING), remindAt(OPENING), remindAt('2025-10-27T07:01:00Z')]);
    await remindAt('2025-10-27T07:02:00Z');
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      'ann@example.com',
      'ben@example.com',
      'cleo@example.com',
    ]);
  });

  it('leave out who has unsubscribed, and let a member who keeps the recordings have no hurry', async () => {
    await register(running, 'Ann');
    const quiet = await register(running, 'Quiet');
    const vip = await register(running, 'Vip');
    await running.rows('insert into mail_opt_out (email, at) values ($1, now())', [quiet]);
    await running.rows(
      `insert into member (id, email, name, summit2_access, created_at) values ($1, $2, 'Vip', true, now())`,
      [randomUUID(), vip],
    );
    // Whose registration stands under an address that the account has left since (D-105).
    const moved = await register(running, 'Moved');
    await running.rows(
      `with m as (insert into member (id, email, name, summit2_access, created_at)
         values ($1, 'elsewhere@example.com', 'Moved', true, now()) returning id)
       insert into member_former_email select $2, id, now() from m`,
      [randomUUID(), moved],
    );
    await remindAt(OPENING);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      'ann@example.com',
      'moved@example.com',
      'vip@example.com',
    ]);
    await remindAt(LAST_SIX_HOURS);
    const closing = (await mails()).filter(({ template }) => template === 'day-closing');
    expect(closing.map(({ recipient }) => recipient)).toEqual(['ann@example.com']);
  });

  it('follow a day that editors have moved to another date', async () => {
    await register(running, 'Ann');
    await remindAt(AN_HOUR_BEFORE);
    const move = async (days: number) => {
      await running.rows(
        `update summit_session set public_access_start = public_access_start + make_interval(days => $1),
           public_access_end = public_access_end + make_interval(days => $1) where summit_key = 'passive_income_summit_2024'`,
        [days],
      );
      forgetCatalog(running);
    };
    await move(-14);
    await remindAt('2025-10-13T06:00:00Z');
    await move(14);
    expect(await templates()).toEqual(['day-soon', 'day-soon']);
  });

  it('announce a session that opens apart from its day', async () => {
    await register(running, 'Ann');
    const { id, token } = await aSession(running, 2);
    const window = (start: string, end: string) =>
      running.rows('update summit_session set public_access_start = $2, public_access_end = $3 where id = $1', [
        id,
        start,
        end,
      ]);
    await window('2025-11-05T18:00:00Z', '2025-11-07T18:00:00Z');
    forgetCatalog(running);
    await remindAt('2025-11-05T17:00:00Z');
    expect(await mails()).toMatchObject([
      {
        template: 'session-reminder',
        values: {
          session_url: `http://member.test/summit/access/${token}`,
          opens_at: 'Wed, Nov 5, 2025, 10:00 AM PST',
        },
      },
    ]);
    await window('2025-10-28T07:00:00Z', '2025-10-30T07:00:00Z');
    forgetCatalog(running);
  });
});

describe('reminders on their way (F-001, X-007)', () => {
  let outside: OutsideWorld;
  let running: RunningApp;
  beforeAll(async () => {
    outside = await startOutsideWorld();
    running = await startApp({ role: 'all', env: outside.env });
    await importSummitContent(running);
  });
  afterAll(async () => {
    await running.stop();
    await outside.stop();
  });

  it('are sent when their time comes, with one-click unsubscribe, and not to who used it meanwhile', async () => {
    const ann = await register(running, 'Ann', '+12025550101');
    running.clock.set(OPENING);
    const { id } = await eventually(async () => (await outside.mailsTo(ann))[0]);
    const mail = await outside.mail(id);
    const header = (name: string) => mail.headers.find((one) => one.name.toLowerCase() === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.text).toContain('http://member.test/day/1');

    running.clock.set(MORNING);
    const text = await eventually(async () => (await outside.texts())[0]);
    expect(text).toMatchObject({ to: '+12025550101' });
    expect(text.body).toMatch(/day 1, .+ http:\/\/member\.test\/day\/1 Reply STOP to opt out$/);

    const { pathname, search } = new URL(/<([^>]+)>/.exec(header('list-unsubscribe') ?? '')![1]!);
    await running.fetch(`${pathname}${search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    const ben = await register(running, 'Ben', '+12025550102');
    running.clock.set(AFTERNOON);
    await eventually(async () => (await outside.texts()).some(({ to }) => to === '+12025550102'));
    running.clock.set(LAST_SIX_HOURS);
    await eventually(async () => (await outside.mailsTo(ben))[0]);
    expect(await outside.mailsTo(ann)).toHaveLength(1);
    expect((await outside.texts()).filter(({ to }) => to === '+12025550101')).toHaveLength(1);
  });

  const waiting = (number: string) =>
    running.rows<{ wait: number }>(
      `select extract(epoch from job.run_at - now())::float8 as wait
       from graphile_worker._private_jobs job join signup on signup.id::text = job.payload->>'signupId'
       where signup.phone = $1 and job.locked_at is null and job.run_at > now() + interval '10 minutes'`,
      [number],
    );
  const runNow = () =>
    running.rows('update graphile_worker._private_jobs set run_at = now() where locked_at is null returning id');
  const textsTo = async (number: string) =>
    (await outside.texts()).filter(({ to, body }) => to === number && body.includes('is open until'));
  const stateOf = async (number: string) =>
    (
      await running.rows<{ state: string }>(
        `select state from sms_message where recipient = $1 and key like '%text_morning%'`,
        [number],
      )
    )[0]?.state;

  it('let no phone ring at night: they wait for the day, and are not sent once they are late', async () => {
    const [sydney, auckland, jobs] = ['+61491570156', '+64211234567', [] as number[]];
    await register(running, 'Sydney', sydney);
    await register(running, 'Auckland', auckland);
    running.clock.set(EARLY);
    for (const number of [sydney, auckland]) jobs.push((await eventually(async () => (await waiting(number))[0])).wait);
    // Eleven in Sydney is eight in Perth: nine and a half hours from now. Eight in Auckland comes before.
    expect(jobs.map((seconds) => Math.round(seconds / 1_800) / 2)).toEqual([9.5, 4.5]);
    expect(await textsTo(sydney)).toEqual([]);

    running.clock.set(NOON_IN_SYDNEY);
    await running.rows(
      `update graphile_worker._private_jobs job set run_at = now() from signup
       where signup.id::text = job.payload->>'signupId' and signup.phone = $1 returning job.id`,
      [sydney],
    );
    const text = await eventually(async () => (await textsTo(sydney))[0]);
    expect(text.body).toMatch(/day 3, .+, is open until Fri, 12:00 AM PDT\. Watch: http/);

    running.clock.set('2025-10-30T07:00:00Z');
    await runNow();
    await eventually(async () => (await stateOf(auckland)) === 'withheld');
    expect(await textsTo(auckland)).toEqual([]);
  });
});
