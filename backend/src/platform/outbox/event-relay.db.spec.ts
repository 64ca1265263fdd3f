import { pino } from 'pino';
import { eventually } from '../../../test/harness/eventually.js';
import { startSqlDatabase, type SqlDatabase } from '../../../test/harness/sql-database.js';
import { inTrace, spanIn } from '../telemetry/trace-context.js';
import { EventRelay } from './event-relay.js';
import { spanOfFlags } from './job-trace.js';
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
    registry = new TaskRegistry(database.sql);
    const done = async () => undefined;
    registry.listen('order.paid', 'fulfil', done);
    await registry.introduce();
  });
  beforeEach(() =>
    database.rows('with events as (delete from event_outbox) delete from graphile_worker._private_jobs'),
  );
  afterAll(() => database.stop());

  const relay = () => new EventRelay(database.sql, registry, pino({ level: 'silent' }));
  const paid = (order_id: string) => database.sql.transaction((tx) => outbox.append(tx, 'order.paid', { order_id }));
  const jobs = () =>
    database.rows<{
      task: string;
      payload: { events: { name: string; payload: { order_id: string }; flags: string[] | null }[] };
      flags: Record<string, true> | null;
      run_at: Date;
    }>(`${JOBS} order by job.run_at, job.id`);
  const movedOrders = async () =>
    (await jobs()).flatMap((job) => job.payload.events.map(({ payload }) => payload.order_id));
  const events = () => database.rows<{ name: string }>('select name from event_outbox');

  it('makes one job of the first five events, with the trace of each, due since the first was written', async () => {
    const request = spanIn(undefined);
    await inTrace(request, () => paid('order-1'));
    for (const id of ['order-2', 'order-3', 'order-4', 'order-5', 'order-6']) await paid(id);
    const [first] = await database.rows<{ written_at: Date }>('select written_at from event_outbox order by id');
    expect(await relay().move()).toBe(6);
    const [full, rest, ...more] = await jobs();
    expect(more).toEqual([]);
    expect(full).toMatchObject({ task: 'events/deliver', run_at: first!.written_at, max_attempts: 25, flags: null });
    expect(full!.payload.events.map(({ payload }) => payload.order_id)).toEqual([
      'order-1',
      'order-2',
      'order-3',
      'order-4',
      'order-5',
    ]);
    const [traced, untraced] = full!.payload.events;
    expect(traced).toMatchObject({ name: 'order.paid' });
    expect(spanOfFlags(traced!.flags)).toMatchObject({ traceId: request.traceId, parentSpanId: request.spanId });
    expect(untraced).toEqual({ name: 'order.paid', payload: { order_id: 'order-2' }, flags: null });
    expect(rest!.payload.events.map(({ payload }) => payload.order_id)).toEqual(['order-6']);
    expect(await events()).toEqual([]);
    expect(await relay().move()).toBe(0);
  });

  it('hands each event on once, however many processes move at the same moment, in the order of the events', async () => {
    const ids = Array.from({ length: 450 }, (_, n) => `order-${String(n).padStart(3, '0')}`);
    for (const id of ids) await paid(id);
    await eventually(async () => {
      await Promise.all(Array.from({ length: 4 }, () => relay().move()));
      return (await events()).length === 0;
    });
    expect(await movedOrders()).toEqual(ids);
  });

  it('neither loses nor doubles an event whose jobs could not be written', async () => {
    await paid('kept');
    await database.rows(NO_JOBS);
    const failed = relay().move();
    await expect(failed.finally(() => database.rows('drop function no_jobs cascade'))).rejects.toThrow('no jobs');
    expect(await jobs()).toEqual([]);
    expect(await relay().move()).toBe(1);
    expect(await movedOrders()).toEqual(['kept']);
  });

  it('leaves an event of a newer version to it, and moves those behind it', async () => {
    await database.rows(`insert into event_outbox (name, payload) values ('order.invented', '{}')`);
    await paid('behind');
    expect(await relay().move()).toBe(1);
    expect(await events()).toEqual([{ name: 'order.invented' }]);
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
