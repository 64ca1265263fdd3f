import { pino } from 'pino';
import { eventually } from '../../../test/harness/eventually.js';
import { startSqlDatabase, type SqlDatabase } from '../../../test/harness/sql-database.js';
import { inTrace, spanIn } from '../telemetry/trace-context.js';
import { EventRelay } from './event-relay.js';
import { spanOfFlags, spanOfJob } from './job-trace.js';
import { Outbox } from './outbox.js';
import { TaskRegistry } from './task-registry.js';

const JOBS = `select task.identifier as task, job.flags, job.run_at, job.max_attempts, job.payload
  from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id`;
/** Whoever adds a job fails, after the events have been taken. */
const NO_JOBS = `create function no_jobs() returns trigger language plpgsql as $$ begin raise 'no jobs'; end $$;
  create trigger no_jobs before insert on graphile_worker._private_jobs execute function no_jobs()`;

describe('EventRelay', () => {
  let database: SqlDatabase;
  let outbox: Outbox;
  let registry: TaskRegistry;
  beforeAll(async () => {
    database = await startSqlDatabase();
    outbox = new Outbox();
    registry = new TaskRegistry(database.sql, outbox);
    const done = async () => undefined;
    registry.listen('signup.created', 'welcome', done);
    registry.listen('signup.created', { name: 'text', needs: 'phone' }, done);
    registry.listen('order.paid', 'fulfil', done);
    registry.listen('mail.opted_out', { name: 'together', together: { atOnce: 5 } }, done);
    registry.listen('mail.opted_out', 'apart', done);
    await registry.introduce();
  });
  beforeEach(() =>
    database.rows(
      'with events as (delete from event_outbox), releases as (delete from relay_release) delete from graphile_worker._private_jobs',
    ),
  );
  afterAll(() => database.stop());

  const relay = () => new EventRelay(database.sql, registry, pino({ level: 'silent' }));
  const paid = (order_id: string) => database.sql.transaction((tx) => outbox.append(tx, 'order.paid', { order_id }));
  const jobs = () =>
    database.rows<{ task: string; payload: object; flags: Record<string, true> | null; run_at: Date }>(
      `${JOBS} order by job.run_at, job.id`,
    );
  const events = () => database.rows<{ name: string }>('select name from event_outbox');

  it('makes a job of an event for each listener that it has something for', async () => {
    await database.sql.transaction(async (tx) => {
      await outbox.append(tx, 'signup.created', { signup_id: 'with', phone: true });
      await outbox.append(tx, 'signup.created', { signup_id: 'without' });
    });
    expect(await relay().move()).toBe(2);
    const made = (await jobs()).map(({ task, payload }) => ({ task, payload }));
    expect(made).toHaveLength(3);
    expect(made).toEqual(
      expect.arrayContaining([
        { task: 'event/signup.created/welcome', payload: { signup_id: 'with', phone: true } },
        { task: 'event/signup.created/text', payload: { signup_id: 'with', phone: true } },
        { task: 'event/signup.created/welcome', payload: { signup_id: 'without' } },
      ]),
    );
    expect(await events()).toEqual([]);
    expect(await relay().move()).toBe(0);
  });

  it('takes a field that is null for one that is missing', async () => {
    await database.rows(
      `insert into event_outbox (name, payload) values ('signup.created', '{"signup_id": "silent", "phone": null}')`,
    );
    await relay().move();
    expect((await jobs()).map(({ task }) => task)).toEqual(['event/signup.created/welcome']);
  });

  it('hands the trace on, and the time since when the work is due', async () => {
    const request = spanIn(undefined);
    await inTrace(request, () => paid('traced'));
    const [event] = await database.rows<{ written_at: Date }>('select written_at from event_outbox');
    await relay().move();
    const [job] = await jobs();
    expect(spanOfJob(job!)).toMatchObject({ traceId: request.traceId, parentSpanId: request.spanId });
    expect(job).toMatchObject({ run_at: event!.written_at, max_attempts: 25 });
  });

  it('makes each job once, however many processes move at the same moment, in the order of the events', async () => {
    const ids = Array.from({ length: 450 }, (_, n) => `order-${String(n).padStart(3, '0')}`);
    for (const id of ids) await paid(id);
    await eventually(async () => {
      await Promise.all(Array.from({ length: 4 }, () => relay().move()));
      return (await events()).length === 0;
    });
    expect((await jobs()).map(({ payload }) => payload)).toEqual(ids.map((order_id) => ({ order_id })));
  });

  describe('for a listener that takes several at once', () => {
    const optOut = (opt_out_id: string) =>
      database.sql.transaction((tx) => outbox.append(tx, 'mail.opted_out', { opt_out_id }));
    const together = async () => (await jobs()).filter(({ task }) => task.includes('together'));

    it('makes one job of up to twenty events, each with its own trace, and leaves other listeners alone', async () => {
      const request = spanIn(undefined);
      await inTrace(request, () => optOut('0'));
      for (let n = 1; n < 22; n++) await optOut(String(n));
      const [first] = await database.rows<{ since: Date }>('select min(written_at) as since from event_outbox');
      await relay().move();
      const [twenty, two] = await together();
      const ids = ({ payload }: { payload: object }) =>
        (payload as { event: { opt_out_id: string } }[]).map(({ event }) => event.opt_out_id);
      expect(ids(twenty!)).toEqual(Array.from({ length: 20 }, (_, n) => String(n)));
      expect(ids(two!)).toEqual(['20', '21']);
      expect(twenty).toMatchObject({
        task: 'event/mail.opted_out/together/several',
        run_at: first!.since,
        max_attempts: 25,
      });
      const [traced, untraced] = twenty!.payload as { flags: string[] | null }[];
      expect(spanOfFlags(traced!.flags!)).toMatchObject({ traceId: request.traceId });
      expect(untraced!.flags).toBeNull();
      expect((await jobs()).filter(({ task }) => task.endsWith('/apart'))).toHaveLength(22);
    });

    it('makes the same job of a single event as for any other', async () => {
      await optOut('single');
      await relay().move();
      expect(await together()).toMatchObject([
        { task: 'event/mail.opted_out/together', payload: { opt_out_id: 'single' } },
      ]);
    });
  });

  it('neither loses nor doubles an event whose jobs could not be written', async () => {
    await paid('kept');
    await database.rows(NO_JOBS);
    const failed = relay().move();
    await expect(failed.finally(() => database.rows('drop function no_jobs cascade'))).rejects.toThrow('no jobs');
    expect(await jobs()).toEqual([]);
    expect(await relay().move()).toBe(1);
    expect(await jobs()).toMatchObject([{ payload: { order_id: 'kept' } }]);
  });

  it('leaves an event of a newer version to it, and moves those behind it', async () => {
    await database.rows(`insert into event_outbox (name, payload) values ('order.invented', '{}')`);
    await paid('behind');
    expect(await relay().move()).toBe(1);
    expect(await events()).toEqual([{ name: 'order.invented' }]);
  });

  describe('beside a newer version that listens to more', () => {
    const release = (listeners: readonly string[]) => {
      const known = new TaskRegistry(database.sql, outbox);
      for (const name of listeners) known.listen('order.paid', name, async () => undefined);
      return new EventRelay(database.sql, known, pino({ level: 'silent' }));
    };
    const older = () => release(['fulfil']);
    const newer = () => release(['fulfil', 'thank']);
    /** As after so long without a sign of life. */
    const silentFor = (seconds: number) =>
      database.rows(`update relay_release set seen_at = seen_at - make_interval(secs => $1)`, [seconds]);
    const tasks = async () => (await jobs()).map(({ task }) => task.split('/').at(-1)).sort();

    it('leaves events to it while it runs', async () => {
      const [before, after] = [older(), newer()];
      await before.move();
      await after.move();
      await paid('during the deployment');
      expect(await before.move()).toBe(0);
      expect(await older().move()).toBe(0);
      expect(await events()).toHaveLength(1);
      expect(await after.move()).toBe(1);
      expect(await tasks()).toEqual(['fulfil', 'thank']);
    });

    it('moves them again once it is gone, as after going back a version, and leaves them again when it returns', async () => {
      const [before, after] = [older(), newer()];
      await before.move();
      await after.move();
      await silentFor(60);
      await paid('gone back');
      expect(await older().move()).toBe(1);
      expect(await tasks()).toEqual(['fulfil']);

      await newer().move();
      await paid('gone forward');
      expect(await before.move()).toBe(0);
    });

    it('moves what only it knows all the same', async () => {
      const before = relay();
      await before.move();
      await newer().move();
      await paid('of both');
      await database.sql.transaction((tx) => outbox.append(tx, 'mail.opted_out', { opt_out_id: 'of one' }));
      expect(await before.move()).toBe(1);
      expect(await events()).toEqual([{ name: 'order.paid' }]);
    });

    it('never waits for an older one', async () => {
      await older().move();
      const relays = newer();
      await paid('at once');
      expect(await relays.move()).toBe(1);
    });
  });

  it('moves what is written while it runs, and nothing more once it has stopped', async () => {
    const running = relay();
    running.start();
    await paid('while running');
    await eventually(async () => (await events()).length === 0).finally(() => running.stop());
    await paid('afterwards');
    expect(await jobs()).toHaveLength(1);
    expect(await events()).toHaveLength(1);
  });
});
