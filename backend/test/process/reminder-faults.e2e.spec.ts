import { Client } from 'pg';
import { endAllApiProcesses, startApiProcess } from '../harness/api-process.js';
import { eventually, startApp } from '../harness/running-app.js';
import { importSummitContent } from '../harness/summit-sessions.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

const REGISTRANTS = 4_000;
/** Somebody in the middle, whose mail is held up. */
const HELD = '5a000000-0000-4000-8000-000000000000';

describe('kill -9 while the reminders of an opening are queued (X-007)', () => {
  let database: TestDatabase;
  let client: Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    const app = await startApp({ database });
    await importSummitContent(app);
    await app.stop();
    client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      `insert into signup (id, name, email, invite_token, created_at)
       select gen_random_uuid(), 'Registrant', 'registrant-' || n || '@example.com', 'invite-' || n, now()
       from generate_series(2, $1::int) n`,
      [REGISTRANTS],
    );
    await client.query(
      `insert into signup (id, name, email, invite_token, created_at) values ($1, 'Held', 'held@example.com', 'held', now())`,
      [HELD],
    );
    await client.query(
      `update summit_session set public_access_start = now() - interval '1 minute', public_access_end = now() + interval '2 days'
       where summit_key = 'passive_income_summit_2024' and day = 1`,
    );
  });
  afterEach(() => endAllApiProcesses());
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const number = async (text: string): Promise<number> =>
    Number((await client.query<{ n: string }>(text)).rows[0]?.n ?? 0);
  const queued = () => number(`select count(*) as n from mail_message where template = 'day-open'`);

  it('queues each of four thousand mails once, by the processes that are left', async () => {
    // A key that is being written elsewhere holds the process up in the middle of its work, as long as we like.
    const holder = new Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('begin');
    await holder.query(
      `insert into mail_message (key, template, recipient, values)
       select 'reminder:day-1/' || to_char(public_access_start at time zone 'America/Los_Angeles', 'YYYY-MM-DD') || '/open:' || $1,
         'day-open', 'held@example.com', '{}'
       from summit_session where summit_key = 'passive_income_summit_2024' and day = 1 limit 1`,
      [HELD],
    );
    const first = await startApiProcess(database.url);
    await eventually(
      async () =>
        (await number(
          `select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )) > 0,
    );
    const before = await queued();
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(REGISTRANTS);
    await first.end('SIGKILL');
    await holder.query('rollback');
    await holder.end();

    const others = await Promise.all([startApiProcess(database.url), startApiProcess(database.url)]);
    await eventually(
      async () => (await number('select count(*) as n from reminder_run where finished_at is not null')) > 0,
    );
    expect(await queued()).toBe(REGISTRANTS);
    expect(await number(`select count(distinct recipient) as n from mail_message where template = 'day-open'`)).toBe(
      REGISTRANTS,
    );
    // Their mail server is away, so the jobs are all still there.
    expect(
      await number(
        `select count(*) as n from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
         where task.identifier = 'mail/send'`,
      ),
    ).toBe(REGISTRANTS);
    await Promise.all(others.map((api) => api.end('SIGTERM')));
  });
});
