import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { endAllApiProcesses, startApiProcess, type ApiProcess } from '../harness/api-process.js';
import { LOAD_IS_NO_ATTACK, startSignupLoad, type Outcome } from '../harness/load.js';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { startOwnPostgres } from '../harness/own-postgres.js';
import { eventually } from '../harness/running-app.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

// A test that fails half-way must leave no process behind.
const leftovers: (() => Promise<unknown>)[] = [];
const stopLater = (stop: () => Promise<unknown>) => void leftovers.unshift(stop);
afterEach(async () => {
  for (const stop of leftovers.splice(0)) await stop();
  await endAllApiProcesses();
});

async function query<Row>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

describe('kill -9 of the API during a load of signups', () => {
  let database: TestDatabase;
  let outside: OutsideWorld;
  beforeAll(async () => {
    database = await createTestDatabase();
    outside = await startOutsideWorld();
  });
  afterAll(async () => {
    await database.drop();
    await outside.stop();
  });

  it('loses no acknowledged signup, and queues exactly one mail for each', async () => {
    let api: ApiProcess | undefined = await startApiProcess(database.applicationUrl, outside.env);
    await query(database.url, LOAD_IS_NO_ATTACK);
    const load = startSignupLoad(() => api?.url);
    stopLater(() => load.stop());
    for (let kill = 0; kill < 3; kill++) {
      await load.acknowledges(20);
      const killed = api;
      await killed.end('SIGKILL');
      api = await startApiProcess(database.applicationUrl, outside.env);
    }
    await load.acknowledges(20);
    const outcomes = await load.stop();
    const acknowledged = outcomes.filter(({ status }) => status === 200).map(({ email }) => email);
    const unknown = new Set(outcomes.filter(({ status }) => status === null).map(({ email }) => email));

    const stored = (await query<{ email: string }>(database.url, 'select email from signup')).map(({ email }) => email);
    expect(acknowledged.filter((email) => !stored.includes(email))).toEqual([]);
    expect(stored.filter((email) => !acknowledged.includes(email) && !unknown.has(email))).toEqual([]);

    // What the killed processes held is freed by the living one (WorkerLeases); the lease's grace is cut short here.
    await query(
      database.url,
      `update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute' where locked_at is not null`,
    );
    await eventually(async () => {
      const [{ waiting }] = (await query<{ waiting: number }>(
        database.url,
        `select count(*)::int as waiting from signup s where not exists (select from mail_message m where m.key = 'welcome:' || s.id)`,
      )) as [{ waiting: number }];
      return waiting === 0;
    });
    const mails = await query<{ copies: number }>(
      database.url,
      `select count(*)::int as copies from mail_message group by recipient`,
    );
    expect(mails).toHaveLength(stored.length);
    expect(mails.every(({ copies }) => copies === 1)).toBe(true);
    await api.end('SIGTERM');
  });
});

describe('PostgreSQL stopped and started under load', () => {
  it('is survived: 503 while it is away, and back by itself', async () => {
    const postgres = await startOwnPostgres();
    stopLater(() => postgres.end());
    const api = await startApiProcess(postgres.url);
    await query(postgres.url, LOAD_IS_NO_ATTACK);
    const load = startSignupLoad(() => api.url);
    stopLater(() => load.stop());
    await load.acknowledges(20);

    const stoppedAt = Date.now();
    await postgres.stop();
    await wait(2_000);
    expect((await fetch(`${api.url}/api/health/live`)).status).toBe(200);
    const ready = await fetch(`${api.url}/api/health/ready`);
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '1']);
    const refused = await fetch(`${api.url}/api/landing-page/state`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ success: false, code: 'service_unavailable' });

    await postgres.start();
    const startedAt = Date.now();
    await eventually(() => api.isReady());
    await load.acknowledges(20);
    const outcomes = await load.stop();

    expect(api.child.exitCode).toBeNull();
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(outcomes.some(({ status, at }) => status === 503 && at > stoppedAt)).toBe(true);
    expect(outcomes.some(({ status, at }) => status === 200 && at > startedAt)).toBe(true);
    // One that was committed as the server went may have been answered with 503: its repeat finds it.
    const stored = (await query<{ email: string }>(postgres.url, 'select email from signup')).map(({ email }) => email);
    const acknowledged = outcomes.filter(({ status }) => status === 200).map(({ email }) => email);
    expect(acknowledged.filter((email) => !stored.includes(email))).toEqual([]);
    const asked = new Set(outcomes.map(({ email }) => email));
    expect(stored.filter((email) => !asked.has(email))).toEqual([]);

    // Of the queue's workers and connections an operator reads each reason once, and no stack.
    const ofQueue = api.output().match(/^.*"msg":"job queue.*$/gm) ?? [];
    const reasons = ofQueue
      .filter((line) => !/Failed (task|to release job)|runs again/.test(line))
      .map((line) => JSON.parse(line) as { queue?: string; reason?: string })
      .map(({ queue = '', reason = queue }) =>
        reason
          .split(': ')
          .at(-1)!
          .replaceAll(/[\d.]+ms/g, ''),
      );
    expect(reasons).not.toEqual([]);
    expect(reasons).toEqual([...new Set(reasons)]);
    expect(api.output()).not.toContain('Trace:');
    await api.end('SIGTERM');
  });
});

describe('PostgreSQL frozen under load (C3)', () => {
  it('is noticed while it lasts, and nothing hangs; the thaw is noticed too', async () => {
    const postgres = await startOwnPostgres();
    stopLater(() => postgres.end());
    const api = await startApiProcess(postgres.url);
    await query(postgres.url, LOAD_IS_NO_ATTACK);
    // Longer than anything may take, on a busy machine too: a request that hangs is one that has no answer then.
    const hangs = 100_000;
    const load = startSignupLoad(() => api.url, { requestTimeoutMs: hangs });
    stopLater(() => load.stop());
    await load.acknowledges(20);

    await postgres.freeze();
    stopLater(() => postgres.thaw());
    // Each question is answered in time, also the ones that come while nothing has answered for long.
    for (let question = 0; question < 6; question++) {
      const ready = await fetch(`${api.url}/api/health/ready`, { signal: AbortSignal.timeout(hangs) });
      if (question > 0) expect(ready.status).toBe(503);
      await wait(question < 3 ? 700 : 2_000);
    }
    // Whoever held a connection when it froze had an answer too.
    const frozen = (await load.stop()).filter(({ status }) => status !== 200);
    expect(new Set(frozen.map(({ status }) => status))).toEqual(new Set([503]));

    await postgres.thaw();
    await eventually(() => api.isReady());
    expect((await fetch(`${api.url}/api/landing-page/state`)).status).not.toBe(503);
    expect(api.child.exitCode).toBeNull();
    await api.end('SIGTERM');
  });
});

describe('SIGTERM under load', () => {
  /**
   * Restarts one of two processes after the other, behind what a load balancer does: it asks for readiness often, and sends only where the
   * last answer was yes. Answers what became of the requests; null where a process was gone before the balancer had long left it.
   */
  async function restartBoth(databaseUrl: string, drainMs: number): Promise<Outcome[] | null> {
    const start = () => startApiProcess(databaseUrl, { DRAIN_MS: String(drainMs), ROLE: 'api' });
    const processes: ApiProcess[] = [await start(), await start()];
    let ready = [...processes];
    let balancing = true;
    const balance = async () => {
      while (balancing) {
        const answers = await Promise.all(processes.map(async (one) => ((await one.isReady()) ? one : null)));
        const willing = answers.filter((one) => one !== null);
        if (willing.length > 0) ready = willing;
        await wait(50);
      }
    };
    const balanced = balance();
    let turn = 0;
    const load = startSignupLoad(() => ready[turn++ % ready.length]!.url);
    const stop = async () => {
      balancing = false;
      await balanced;
      return load.stop();
    };
    stopLater(stop);
    let inTime = true;
    for (const index of [0, 1]) {
      await load.acknowledges(40);
      const leaving = processes[index]!;
      const ended = leaving.end('SIGTERM');
      await eventually(async () => !ready.includes(leaving));
      await load.acknowledges(40);
      inTime &&= await refuses(leaving);
      expect(await ended).toBe(0);
      processes[index] = await start();
    }
    await load.acknowledges(40);
    const outcomes = await stop();
    await endAllApiProcesses();
    return inTime ? outcomes : null;
  }
  /** It is still there, and says that it is not ready. */
  const refuses = async ({ url }: ApiProcess): Promise<boolean> =>
    (await fetch(`${url}/api/health/ready`).catch(() => null))?.status === 503;

  it('fails no request while two processes take turns in restarting', async () => {
    const database = await createTestDatabase();
    stopLater(() => database.drop());
    await query(database.url, LOAD_IS_NO_ATTACK);
    // On a machine that is busy beyond measure the first time may be over before the balancer has asked, which tells nothing.
    const outcomes =
      (await restartBoth(database.applicationUrl, 3_000)) ?? (await restartBoth(database.applicationUrl, 20_000));
    expect(outcomes?.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

describe('a process that is told wrong things', () => {
  it('names every problem of its environment at once, and no value', async () => {
    const start = startApiProcess('mysql://root:hunter2@db/x', {
      NODE_ENV: 'production',
      PORT: 'eighty',
      FUNNEL_ORIGIN: 'summit',
      LINK_SIGNING_SECRET: 'short-secret',
    });
    const text = await start.then(
      () => '',
      (error: Error) => error.message,
    );
    for (const name of [
      'DATABASE_URL',
      'PORT',
      'FUNNEL_ORIGIN',
      'LINK_SIGNING_SECRET',
      'VISITOR_HASH_SECRET',
      'SMS_AUTH_TOKEN',
    ]) {
      expect(text).toContain(name);
    }
    expect(text).not.toMatch(/hunter2|short-secret|eighty/);
    expect(text).not.toMatch(/\bat .*:\d+:\d+/);
  });
});
