import { eventually } from '../../../test/harness/eventually.js';
import { startSqlDatabase, type SqlDatabase } from '../../../test/harness/sql-database.js';
import { testConfig } from '../../../test/harness/test-config.js';
import { ProviderCircuits } from '../circuits/provider-circuits.js';
import { createLogger } from '../logging/logger.js';
import { Telemetry } from '../telemetry/telemetry.js';
import { inTrace, spanIn } from '../telemetry/trace-context.js';
import { EventRelay } from './event-relay.js';
import { jobFlags } from './job-trace.js';
import { Outbox } from './outbox.js';
import { OutboxWorker } from './outbox-worker.js';
import { TaskRegistry } from './task-registry.js';

describe('a job of several events', () => {
  let database: SqlDatabase;
  let worker: OutboxWorker;
  let handle: (id: string) => Promise<void>;
  const outbox = new Outbox();
  const lines: string[] = [];
  beforeAll(async () => {
    database = await startSqlDatabase();
    const registry = new TaskRegistry(database.sql, outbox);
    registry.listen('order.paid', { name: 'test', together: { atOnce: 5 } }, ({ order_id }) => handle(order_id));
    const logger = createLogger('info', { write: (line) => void lines.push(line) });
    const config = testConfig(database.database.applicationUrl, { ROLE: 'all' });
    const relay = new EventRelay(database.sql, registry, logger);
    worker = new OutboxWorker(registry, config, logger, new Telemetry(), relay);
    await worker.onApplicationBootstrap();
  });
  beforeEach(() => void (lines.length = 0));
  afterAll(async () => {
    await worker.beforeApplicationShutdown();
    await database.stop();
  });

  const logged = (text: string) =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === text);
  /** At once, so that they come together. */
  const paid = (ids: string[]) =>
    database.sql.transaction(async (tx) => {
      for (const order_id of ids) await outbox.append(tx, 'order.paid', { order_id });
    });
  const nothingWaits = () =>
    eventually(async () => {
      await database.rows(
        'update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts > 0',
      );
      const waiting = await database.rows(
        'select from graphile_worker._private_jobs where attempts < max_attempts or locked_at is not null',
      );
      return waiting.length === 0;
    });

  it('does each of them once, and tries only those again that have failed', async () => {
    const tries: string[] = [];
    handle = async (id) => {
      tries.push(id);
      if (id === 'bad' && tries.filter((tried) => tried === 'bad').length === 1) throw new Error('not yet');
    };
    await paid(['one', 'bad', 'two']);
    await eventually(async () => tries.length > 0);
    await nothingWaits();
    expect(tries).toEqual(['one', 'bad', 'two', 'bad']);
    expect(
      logged('job')
        .map(({ task, outcome }) => `${String(task)} ${String(outcome)}`)
        .sort(),
    ).toEqual([
      'event/order.paid/test done',
      'event/order.paid/test done',
      'event/order.paid/test done',
      'event/order.paid/test failed',
    ]);
  });

  it('does as many of them at once as its listener says, over all its jobs, so that trouble of one moment pauses no provider', async () => {
    const circuits = new ProviderCircuits(createLogger('silent'));
    let trouble = true;
    let endMoment = (): void => undefined;
    const moment = new Promise<void>((resolve) => (endMoment = resolve));
    const done = new Set<string>();
    let [atOnce, most] = [0, 0];
    handle = async (id) => {
      const meetsTrouble = trouble;
      most = Math.max(most, (atOnce += 1));
      try {
        await circuits.run('list-service', async () => {
          await moment;
          if (meetsTrouble) throw new Error('nobody there');
        });
        done.add(id);
      } finally {
        atOnce -= 1;
      }
    };
    await paid(Array.from({ length: 25 }, (_, n) => `order-${n}`));
    await eventually(async () => atOnce >= 5);
    trouble = false;
    endMoment();
    await eventually(async () => (await nothingWaits()) && done.size === 25);
    expect(most).toBe(5);
    expect(circuits.states()['list-service']).toBe('ok');
  });

  it('says of each that has failed for good whose request it was, and of no other', async () => {
    handle = async (id) => {
      if (id.startsWith('lost')) throw new Error('never');
    };
    const requests = { 'lost-1': spanIn(undefined), kept: spanIn(undefined), 'lost-2': spanIn(undefined) };
    const payload = Object.entries(requests).map(([order_id, request]) => ({
      event: { order_id },
      flags: inTrace(request, jobFlags),
    }));
    await database.rows(
      `select graphile_worker.add_job('event/order.paid/test/several', $1::json, max_attempts => 1)`,
      [JSON.stringify(payload)],
    );
    await eventually(async () => logged('job').length === 3 && logged('a job has failed for good').length > 0);
    await nothingWaits();
    expect(logged('a job has failed for good').map(({ alert, trace_id }) => [alert, trace_id])).toEqual([
      ['job_given_up', requests['lost-1'].traceId],
      ['job_given_up', requests['lost-2'].traceId],
    ]);
  });
});

describe('a process that is told to stop while events of a job wait for a place', () => {
  let database: SqlDatabase;
  const outbox = new Outbox();
  const stops: (() => Promise<void>)[] = [];
  beforeAll(async () => void (database = await startSqlDatabase()));
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
  afterAll(() => database.stop());

  const workerThat = async (handle: (id: string) => Promise<void>): Promise<OutboxWorker> => {
    const registry = new TaskRegistry(database.sql, outbox);
    registry.listen('order.paid', { name: 'test', together: { atOnce: 2 } }, ({ order_id }) => handle(order_id));
    const logger = createLogger('silent');
    const config = testConfig(database.database.applicationUrl, { ROLE: 'all' });
    const relay = new EventRelay(database.sql, registry, logger);
    const worker = new OutboxWorker(registry, config, logger, new Telemetry(), relay);
    await worker.onApplicationBootstrap();
    return worker;
  };
  const queueOne = (ids: string[], maxAttempts: number) =>
    database.rows(`select graphile_worker.add_job('event/order.paid/test/several', $1::json, max_attempts => $2)`, [
      JSON.stringify(ids.map((order_id) => ({ event: { order_id }, flags: null }))),
      maxAttempts,
    ]);
  const waiting = () =>
    database.rows<{ ids: string[]; attempts: number; due: boolean; held: boolean }>(
      `select array(select event -> 'event' ->> 'order_id' from json_array_elements(payload) event) as ids,
         attempts, run_at <= now() as due, locked_at is not null as held
       from graphile_worker._private_jobs`,
    );

  it.each([
    ['', 25],
    [', even at the last try', 1],
  ])('leaves those in the queue, which does each of them once%s', async (_, maxAttempts) => {
    const done: string[] = [];
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const begun: string[] = [];
    const first = await workerThat(async (id) => {
      begun.push(id);
      await held;
      done.push(id);
    });
    await queueOne(['a', 'b', 'c', 'd', 'e'], maxAttempts);
    await eventually(async () => begun.length === 2);
    const stopped = first.beforeApplicationShutdown();
    goOn();
    await stopped;
    expect(begun).toEqual(['a', 'b']);
    // As if nobody had tried them: no try is used up, and nobody waits for the next one.
    expect(await waiting()).toEqual([{ ids: ['c', 'd', 'e'], attempts: 0, due: true, held: false }]);

    const second = await workerThat(async (id) => void done.push(id));
    stops.push(() => second.beforeApplicationShutdown());
    await eventually(async () => (await waiting()).length === 0);
    expect(done).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
