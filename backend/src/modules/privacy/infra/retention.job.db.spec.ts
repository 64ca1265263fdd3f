import { DAY_MS } from '@summit/rules';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { PERSONAL_DATA } from '../../../personal-data.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import type { RetentionSetting } from '../../../platform/personal-data/personal-data.js';
import { Settings } from '../../../platform/settings/settings.js';
import { forgetRows } from './person-statements.js';
import { RetentionRecords } from './retention-records.js';
import { bites, RetentionJob } from './retention.job.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

//
describe('what is forgotten by night', () => {
  let database: SqlDatabase;
  beforeAll(async () => {
    database = await startSqlDatabase();
  });
  afterAll(() => database.stop());

  const clock = new FixedClock(NOW);
  const run = (night = new Date(NOW)) =>
    new RetentionJob(database.sql, new Settings(database.sql), clock, PERSONAL_DATA).run(night);
  const records = () => new RetentionRecords(database.sql, clock, PERSONAL_DATA);
  const lastRun = async (setting: RetentionSetting = 'retention.message_days') =>
    (await records().lastRuns()).find((one) => one.setting === setting);
  const set = (key: string, days: number) =>
    database.rows('insert into setting (key, value) values ($1, $2)', [key, JSON.stringify(days)]);
  const daysAgo = (days: number) => new Date(NOW - days * DAY_MS);

  it('is who looked at a page 90 days ago; page, host and figures stay', async () => {
    for (const days of [91, 89])
      await database.rows(
        `insert into page_view (page, url, referrer, user_agent, visitor_id, viewed_at)
         values ('/', 'https://summit.test/?a=b', 'https://zoe@mail.test/inbox?q=1', 'Firefox', 'v-1', $1)`,
        [daysAgo(days)],
      );
    await run();
    expect(
      await database.rows(
        'select page, url, referrer, user_agent as agent, visitor_id as visitor from page_view order by viewed_at',
      ),
    ).toEqual([
      { page: '/', url: '/', referrer: 'https://mail.test', agent: '', visitor: null },
      {
        page: '/',
        url: 'https://summit.test/?a=b',
        referrer: 'https://zoe@mail.test/inbox?q=1',
        agent: 'Firefox',
        visitor: 'v-1',
      },
    ]);
  });

  it('is to whom a mail or text message went two years ago, but not one that waits; the setting decides', async () => {
    for (const [key, state, days] of [
      ['bonus-links:zoe@example.com:1', 'refused', 731],
      ['welcome:1', 'refused', 731],
      ['welcome:2', 'waiting', 731],
      ['welcome:3', 'refused', 729],
    ] as const)
      await database.rows(
        `insert into mail_message (key, template, recipient, values, created_at, state) values ($1, 'welcome', 'zoe@example.com', '{}', $3, $2)`,
        [key, state, daysAgo(days)],
      );
    await database.rows(
      `insert into sms_message (key, template, recipient, decided_at, state) values ('sms:1', 'x', '+14155550100', $1, 'sent')`,
      [daysAgo(731)],
    );
    const named = async () => [
      ...(await database.rows(`select key from mail_message where recipient <> '' or key like '%@%' order by key`)),
      ...(await database.rows(`select key from sms_message where recipient <> ''`)),
    ];
    await run();
    expect(await named()).toEqual([{ key: 'welcome:2' }, { key: 'welcome:3' }]);
    await set('retention.message_days', 700);
    await run();
    expect(await named()).toEqual([{ key: 'welcome:2' }]);
  });

  it('goes bite by bite, each a transaction of its own that reads nothing else of its table', async () => {
    await database.rows(
      `insert into sms_message (key, template, recipient, decided_at, state)
       select 'bite:' || n, 'x', '+14155550100', $1, 'sent' from generate_series(1, 20000) n`,
      [daysAgo(800)],
    );
    await run(new Date(NOW - DAY_MS));
    const [done] = await database.rows<{ left: number; bites: number }>(
      `select count(*) filter (where recipient <> '')::int as left, count(distinct xmin::text)::int as bites
       from sms_message where key like 'bite:%'`,
    );
    expect(done!.left).toBe(0);
    expect(done!.bites).toBeGreaterThan(1);
  });

  it('takes no more of all parts of a table together than of one', () => {
    expect([...bites([130])]).toEqual([
      { from: 0, to: 64 },
      { from: 64, to: 128 },
      { from: 128, to: 192 },
    ]);
    const parts = [0, 40, 100, 100, 3];
    const taken = parts.map(() => 0);
    for (const { from, to } of bites(parts)) {
      const bite = parts.map((size) => Math.max(0, Math.min(size, to) - from));
      expect(bite.reduce((sum, blocks) => sum + blocks, 0)).toBeLessThanOrEqual(64);
      bite.forEach((blocks, part) => (taken[part]! += blocks));
    }
    expect(taken).toEqual(parts);
    expect([...bites(Array.from({ length: 200 }, () => 2))]).toHaveLength(2);
    expect([...bites([0])]).toEqual([]);
  });

  it('is forgotten by the other rules too where one of them fails, and the night is not done', async () => {
    const broken = { setting: 'retention.message_days', table: 'nowhere', when: 'true', forget: 'delete' } as const;
    await database.rows(
      `insert into sms_message (key, template, recipient, decided_at, state) values ('sms:after', 'x', '+14155550100', $1, 'sent')`,
      [daysAgo(800)],
    );
    const modules = [{ module: 'broken', sets: [], retention: [broken] }, ...PERSONAL_DATA];
    const job = new RetentionJob(database.sql, new Settings(database.sql), clock, modules);
    const reason = 'nowhere was not forgotten: relation "nowhere" does not exist';
    await expect(job.run(new Date(NOW))).rejects.toThrow(reason);
    expect(await database.rows(`select recipient from sms_message where key = 'sms:after'`)).toEqual([
      { recipient: '' },
    ]);

    expect(await lastRun()).toMatchObject({ ranAt: new Date(NOW), unfinished: true });
    expect(await lastRun('retention.page_view_days')).toMatchObject({ unfinished: false });

    // What is forgotten is not read again where the night is tried again.
    await database.rows(`update sms_message set recipient = '+14155550100' where key = 'sms:after'`);
    await expect(job.run(new Date(NOW))).rejects.toThrow(reason);
    const [again] = await database.rows<{ recipient: string }>(
      `select recipient from sms_message where key = 'sms:after'`,
    );
    expect(again!.recipient).toBe('+14155550100');
    await expect(job.run(new Date(NOW + DAY_MS))).rejects.toThrow(reason);
    expect(await database.rows(`select recipient from sms_message where key = 'sms:after'`)).toEqual([
      { recipient: '' },
    ]);
    await run(new Date(NOW + DAY_MS));
    expect(await lastRun()).toMatchObject({ unfinished: false });
  });

  it('is noted of each setting when its last rule was followed, once, however the night goes on', async () => {
    const night = new Date(NOW + 5 * DAY_MS);
    const broken = { setting: 'retention.message_days', table: 'nowhere', when: 'true', forget: 'delete' } as const;
    const modules = [...PERSONAL_DATA, { module: 'broken', sets: [], retention: [broken] }];
    let isAway = false;
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    const sql: ConstructorParameters<typeof RetentionJob>[0] = {
      query: (asked, values) =>
        isAway && asked.text.includes('nowhere') ? Promise.reject(away) : database.sql.query(asked, values),
      transaction: (work, options) => database.sql.transaction(work, options),
    };
    const later = new FixedClock(NOW);
    const job = new RetentionJob(sql, new Settings(database.sql), later, modules);
    isAway = true;
    await expect(job.run(night)).rejects.toThrow('away');
    expect(await lastRun('retention.page_view_days')).toMatchObject({ ranAt: new Date(NOW), unfinished: false });
    expect(
      await database.rows(
        `select setting from retention_run where slot = $1 and setting = 'retention.page_view_days'`,
        [night],
      ),
    ).toHaveLength(1);

    isAway = false;
    later.set(NOW + DAY_MS);
    await expect(job.run(night)).rejects.toThrow('nowhere was not forgotten');
    expect(await lastRun('retention.page_view_days')).toMatchObject({ ranAt: new Date(NOW), unfinished: false });
    expect(await lastRun()).toMatchObject({ ranAt: new Date(NOW + DAY_MS), unfinished: true });
    await database.rows('delete from retention_run');
  });

  it('reads one bite at a time: rows behind it stay until theirs', async () => {
    await database.rows(
      `insert into sms_message (key, template, recipient, decided_at, state)
       select 'part:' || n, 'x', '+14155550100', $1, 'sent' from generate_series(1, 1000) n`,
      [daysAgo(800)],
    );
    const left = () =>
      database.rows<{ first: number }>(
        `select min((ctid::text::point)[0])::int as first from sms_message where recipient <> '' having count(*) > 0`,
      );
    const [{ first }] = (await left()) as [{ first: number }];
    const rule = PERSONAL_DATA.flatMap(({ retention = [] }) => retention).find(({ table }) => table === 'sms_message')!;
    const [bite] = await database.sql.query<{ forgotten: number }>(forgetRows(rule), [
      daysAgo(730),
      `(${first},0)`,
      `(${first + 2},0)`,
    ]);
    expect(bite!.forgotten).toBeGreaterThan(1);
    expect(bite!.forgotten).toBeLessThan(1_000);
    expect((await left())[0]!.first).toBeGreaterThanOrEqual(first + 2);
    await run(new Date(NOW - DAY_MS));
    expect(await left()).toEqual([]);
  });

  it('is who took part in an experiment that was stopped 90 days ago', async () => {
    await database.rows(
      `with e as (insert into experiment (id, place, status, variant, measure, expected_visitors, max_days, stopped_at)
         select gen_random_uuid(), 'landing_headline', status, 'B', 'revenue', 1000, 7, stopped
         from (values ('stopped', $1::timestamptz), ('stopped', $2), ('running', null)) v(status, stopped) returning id)
       insert into experiment_exposure select id, 'v', 'A', '2025-01-01' from e`,
      [daysAgo(91), daysAgo(89)],
    );
    await run();
    const left = await database.rows(
      `select e.stopped_at as stopped from experiment e join experiment_exposure x on x.experiment_id = e.id order by stopped`,
    );
    expect(left).toEqual([{ stopped: daysAgo(89) }, { stopped: null }]);
  });

  it('is a job that was given up 30 days ago, and none that may still be done', async () => {
    await database.rows(
      `select graphile_worker.add_job('task', '{}'::json, job_key => key) from unnest(array['given up', 'alive']) as key`,
    );
    await database.rows(
      `update graphile_worker._private_jobs set updated_at = $1, attempts = case key when 'alive' then 3 else max_attempts end`,
      [daysAgo(31)],
    );
    await run();
    expect(await database.rows('select key from graphile_worker._private_jobs')).toEqual([{ key: 'alive' }]);
  });

  it('is counted before, and noted with the night that did it; a night that was interrupted goes on counting', async () => {
    const texts = (from: number, to: number, days: number) =>
      database.rows(
        `insert into sms_message (key, template, recipient, decided_at, state)
         select 'night:' || n, 'x', '+14155550100', $3, 'sent' from generate_series($1::int, $2::int) n`,
        [from, to, daysAgo(days)],
      );
    await database.rows('delete from setting');
    await run();
    await texts(1, 3, 800);
    expect(await records().due('retention.message_days', 730)).toEqual({ records: 3, orMore: false });
    expect(await records().due('retention.message_days', 900)).toEqual({ records: 0, orMore: false });
    const night = new Date(NOW + DAY_MS);
    await run(night);
    expect(await lastRun()).toMatchObject({ forgotten: 3, days: 730, ranAt: new Date(NOW), unfinished: false });
    await texts(4, 5, 800);
    await run(night);
    expect(await lastRun()).toMatchObject({ forgotten: 5 });
    await run(new Date(NOW + 2 * DAY_MS));
    expect(await lastRun()).toMatchObject({ forgotten: 0 });
    expect(await records().due('retention.message_days', 730)).toEqual({ records: 0, orMore: false });
  });

  it.each([36_501, 1_000_000_000_000])('is nothing where more than a hundred years were set: %i days', async (days) => {
    const key = `sms:${days}`;
    await database.rows(
      `insert into sms_message (key, template, recipient, decided_at, state) values ($1, 'x', '+14155550100', $2, 'sent')`,
      [key, daysAgo(20_000)],
    );
    await database.rows('delete from setting');
    await set('retention.message_days', days);
    await run(new Date(NOW + 3 * DAY_MS));
    expect(await database.rows('select recipient from sms_message where key = $1', [key])).toEqual([
      { recipient: '+14155550100' },
    ]);
    expect(await lastRun()).toMatchObject({ days: 36_500, forgotten: 0 });
  });

  it('is not counted where that takes too long; any other trouble is told', async () => {
    const { sql } = database;
    const impatient = new RetentionRecords(
      {
        query: (statement) => sql.query(statement),
        transaction: (work) => sql.transaction(work, { statementTimeoutMs: 50 }),
      },
      clock,
      PERSONAL_DATA,
    );
    const due = () => impatient.due('retention.page_view_days', 30);
    await sql.transaction(async (tx) => {
      await tx.query({ name: '', text: 'lock table page_view in access exclusive mode' });
      expect(await due()).toEqual({ records: null, orMore: false });
    });
    const broken = new RetentionRecords(
      { query: () => Promise.resolve([]), transaction: () => Promise.reject(new Error('no database')) },
      clock,
      PERSONAL_DATA,
    );
    await expect(broken.due('retention.page_view_days', 30)).rejects.toThrow('no database');
  });
});
