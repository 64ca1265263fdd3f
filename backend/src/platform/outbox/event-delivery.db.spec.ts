import { pino } from 'pino';
import { startSqlDatabase, type SqlDatabase } from '../../../test/harness/sql-database.js';
import { WAITING_WORK } from '../../../test/harness/waiting-work.js';
import { Telemetry } from '../telemetry/telemetry.js';
import { EventDelivery, type WrittenEvent } from './event-delivery.js';
import { Outbox } from './outbox.js';
import { TaskRegistry } from './task-registry.js';

const WELCOME = 'event/signup.created/welcome';

describe('EventDelivery', () => {
  let database: SqlDatabase;
  let told: string[];
  let refuses: (signupId: string) => boolean;
  let delivery: EventDelivery;
  beforeAll(async () => {
    database = await startSqlDatabase();
    const registry = new TaskRegistry(database.sql);
    registry.listen('signup.created', 'welcome', async ({ signup_id }) => {
      if (refuses(signup_id)) throw new Error('the mail server is away');
      told.push(`welcome ${signup_id}`);
    });
    registry.listen(
      'signup.created',
      { name: 'text', needs: 'phone' },
      async ({ signup_id }) => void told.push(`text ${signup_id}`),
    );
    registry.listen('order.paid', 'fulfil', async ({ order_id }) => void told.push(`fulfil ${order_id}`));
    await registry.introduce();
    delivery = new EventDelivery(database.sql, new Outbox(), registry, new Telemetry(), pino({ level: 'silent' }));
  });
  beforeEach(async () => {
    told = [];
    refuses = () => false;
    await database.rows('delete from graphile_worker._private_jobs');
  });
  afterAll(() => database.stop());

  const registered = (signup_id: string, more: object = {}): WrittenEvent => ({
    name: 'signup.created',
    payload: { signup_id, ...more },
    flags: null,
  });
  const jobsOf = async (task: string) =>
    (await database.rows<{ payload: object }>(WAITING_WORK, [task, '{}'])).map(({ payload }) => payload);

  it('tells each event to every listener that it has something for', async () => {
    const paid: WrittenEvent = { name: 'order.paid', payload: { order_id: 'o1' }, flags: null };
    await delivery.deliver([registered('with', { phone: true }), registered('without'), paid]);
    expect(told.sort()).toEqual(['fulfil o1', 'text with', 'welcome with', 'welcome without']);
    expect(await jobsOf(WELCOME)).toEqual([]);
  });

  it('gives a listener that fails a job of its own, once, and tells the others', async () => {
    refuses = (id) => id === 'unlucky';
    const events = [registered('unlucky', { phone: true }), registered('lucky')];
    await delivery.deliver(events);
    await delivery.deliver(events);
    expect(new Set(told)).toEqual(new Set(['text unlucky', 'welcome lucky']));
    expect(await jobsOf(WELCOME)).toEqual([{ signup_id: 'unlucky', phone: true }]);
    const [job] = await database.rows('select run_at > now() as waits, max_attempts from graphile_worker.jobs');
    expect(job).toEqual({ waits: true, max_attempts: 25 });
  });

  it('fails as a whole only where that job can not be written, and not before every listener has ended', async () => {
    refuses = () => true;
    await database.rows(`create function no_jobs() returns trigger language plpgsql as $$ begin raise 'no jobs'; end $$;
      create trigger no_jobs before insert on graphile_worker._private_jobs execute function no_jobs()`);
    const delivered = delivery.deliver([registered('unlucky', { phone: true })]);
    await expect(delivered.finally(() => database.rows('drop function no_jobs cascade'))).rejects.toThrow('no jobs');
    expect(told).toEqual(['text unlucky']);
  });

  it('has nothing to do with an event that nobody listens to', async () => {
    await delivery.deliver([{ name: 'mail.opted_out', payload: { opt_out_id: '1' }, flags: null }]);
    expect(told).toEqual([]);
  });
});
