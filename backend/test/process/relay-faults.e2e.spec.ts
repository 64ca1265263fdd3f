import { Client } from 'pg';
import { endAllApiProcesses, startApiProcess, type ApiProcess } from '../harness/api-process.js';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { eventually, json, read } from '../harness/running-app.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

const STANDING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  and query like '%delete from event_outbox%'`;
/** Also a job that waits for its next try. */
const LEFT = `select from event_outbox union all
  select from graphile_worker._private_jobs where locked_at is not null or attempts > 0 or run_at <= now()`;

// C1
describe('an event whose process is killed', () => {
  let database: TestDatabase;
  let outside: OutsideWorld;
  let owner: Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    outside = await startOutsideWorld();
    owner = new Client({ connectionString: database.url });
    await owner.connect();
  });
  afterAll(async () => {
    await endAllApiProcesses();
    await owner.end();
    await outside.stop();
    await database.drop();
  });

  const start = (role: 'api' | 'all') => startApiProcess(database.applicationUrl, { ...outside.env, ROLE: role });
  const register = async (api: ApiProcess, email: string) =>
    (await read<{ id: string }>(fetch(`${api.url}/api/signup`, json({ name: 'Kai', email })))).id;
  const count = async (text: string, values: unknown[] = []) => (await owner.query(text, values)).rows.length;

  it('is neither lost nor doubled, after its cause was stored and while its jobs are being written', async () => {
    const first = await start('api');
    const id = await register(first, 'kai@example.com');
    await first.end('SIGKILL');
    expect(await count('select from event_outbox')).toBe(1);

    await owner.query('begin; lock table graphile_worker._private_jobs in share row exclusive mode');
    const second = await start('all');
    await eventually(async () => (await count(STANDING)) > 0);
    await second.end('SIGKILL');
    await owner.query('rollback');

    const third = await start('all');
    const welcomes = () => count('select from mail_message where key = $1', [`welcome:${id}`]);
    const mails = () => outside.mailsTo('kai@example.com');
    const subscribers = async () => (await outside.subscribers()).filter(({ email }) => email === 'kai@example.com');
    await eventually(
      async () =>
        (await welcomes()) > 0 &&
        (await mails()).length > 0 &&
        (await subscribers()).length > 0 &&
        (await count(LEFT)) === 0,
    );
    await third.end('SIGTERM');
    expect(await welcomes()).toBe(1);
    expect(await mails()).toHaveLength(1);
    expect(await subscribers()).toHaveLength(1);
  });
});
