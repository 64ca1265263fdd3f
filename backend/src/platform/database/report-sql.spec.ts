import { ReportSql, type Queries } from './report-sql.js';
import { statement, type Statement } from './sql.js';

const REPORT = statement('report-of-the-spec', 'select 1');
const away = Object.assign(new Error('nobody there'), { code: 'ECONNREFUSED' });

const timedOut = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });

function scene({ replica = true } = {}) {
  const state = {
    now: 0,
    /** Of each server of the replica; each next connection leads to the next one. */
    ages: [0.4] as (number | null)[],
    fails: { connection: null, age: null, report: null } as Record<'connection' | 'age' | 'report', Error | null>,
    connected: 0,
    asked: [] as string[],
    ended: false,
  };
  const warnings: unknown[] = [];
  const note = (...line: unknown[]) => void warnings.push(line);
  const logger = { warn: note, info: note };
  const answer = async (who: string) => {
    state.asked.push(who);
    return [{ who }] as never[];
  };
  const server = (number: number): Queries => ({
    query: async ({ name }: Statement) => {
      const fails = name === 'replica-age' ? state.fails.age : state.fails.report;
      if (fails) throw fails;
      return name === 'replica-age'
        ? ([{ seconds: state.ages[number] }] as never[])
        : answer(number === 0 ? 'replica' : `replica ${number + 1}`);
    },
  });
  const standbys = {
    onOneServer: async <Result>(work: (one: Queries) => Promise<Result>) => {
      if (state.fails.connection) throw state.fails.connection;
      return work(server(state.connected++ % state.ages.length));
    },
    end: async () => void (state.ended = true),
  };
  const reports = new ReportSql(
    { query: () => answer('primary') },
    replica ? standbys : null,
    logger as never,
    () => state.now,
  );
  const asks = async () => (await reports.query<{ who: string }>(REPORT))[0]?.who;
  /** Who answered so many reports, and how old that is. */
  const told = (times = 1) =>
    reports.noting(async (oldest) => {
      const who: unknown[] = [];
      for (let n = 0; n < times; n += 1) who.push(await asks());
      return [...who, oldest()];
    });
  return { state, reports, asks, told, warnings };
}

describe('reports', () => {
  it('read the primary where there is no replica, and say no age', async () => {
    const { told } = scene({ replica: false });
    expect(await told()).toEqual(['primary', null]);
  });

  it('read the replica, and say how old its figures are', async () => {
    const { told } = scene();
    expect(await told()).toEqual(['replica', 0.4]);
  });

  it('say the age of the very server that answered, also where each connection leads to another one', async () => {
    const { state, told } = scene();
    state.ages = [0.4, 30];
    expect(await told()).toEqual(['replica', 0.4]);
    expect(await told()).toEqual(['replica 2', 30]);
    expect(await Promise.all([told(), told()])).toEqual([
      ['replica', 0.4],
      ['replica 2', 30],
    ]);
  });

  it('say how old the oldest rows are where several servers answered', async () => {
    const { state, told } = scene();
    state.ages = [0.4, 30, 90];
    expect(await told(3)).toEqual(['replica', 'replica 2', 'primary', 30]);
  });

  it.each([61, null])('read the primary where the replica is too far behind (%p s)', async (age) => {
    const { state, told } = scene();
    state.ages = [age];
    expect(await told()).toEqual(['primary', null]);
  });

  it('read the primary while the replica is away, and try it again later', async () => {
    const { state, asks } = scene();
    state.fails.connection = away;
    expect(await asks()).toBe('primary');
    state.fails.connection = null;
    state.now = 9_999;
    expect(await asks()).toBe('primary');
    state.now = 10_001;
    expect(await asks()).toBe('replica');
  });

  it.each(['28P01', '28000'])(
    'read the primary while the replica does not let us in, and say so in the log (%s)',
    async (code) => {
      const { state, asks, warnings } = scene();
      state.fails.connection = Object.assign(new Error('password authentication failed for user "summit_app"'), {
        code,
      });
      expect([await asks(), await asks()]).toEqual(['primary', 'primary']);
      expect(warnings).toEqual([[{ sqlstate: code }, 'the replica does not let us in: reports read the primary']]);
      state.fails.connection = null;
      state.now = 10_001;
      expect(await asks()).toBe('replica');
    },
  );

  it('say once that they read the primary and once that they read the replica again, and count meanwhile', async () => {
    const { state, reports, asks, warnings } = scene();
    expect(reports.standing).toEqual({ readsReplica: true, fallbacks: 0 });
    state.fails.connection = away;
    await asks();
    state.now = 10_001;
    await asks();
    const begun = [{ code: 'ECONNREFUSED' }, 'the replica does not answer: reports read the primary'];
    expect(warnings).toEqual([begun]);
    expect(reports.standing).toEqual({ readsReplica: false, fallbacks: 2 });
    state.fails.connection = null;
    state.now = 20_002;
    await asks();
    expect(warnings).toEqual([begun, [{}, 'reports read the replica again']]);
    expect(reports.standing).toEqual({ readsReplica: true, fallbacks: 2 });
  });

  it.each([
    [61.4, 61, 61.4],
    [null, null, Infinity],
  ])('say how far behind the replica is that they do not read (%p s)', async (age, seconds, behind) => {
    const { state, reports, asks, warnings } = scene();
    state.ages = [age];
    await asks();
    expect(warnings).toEqual([[{ seconds }, 'the replica is behind or no standby: reports read the primary']]);
    expect(await reports.secondsBehind()).toBe(behind);
  });

  it('read the primary once where the replica had to give a statement up', async () => {
    const { state, told } = scene();
    state.fails.report = Object.assign(new Error('conflict with recovery'), { code: '40001' });
    expect(await told()).toEqual(['primary', null]);
    state.fails.report = null;
    expect(await told()).toEqual(['replica', 0.4]);
  });

  it('fail where a report takes too long, and spare the primary the same work', async () => {
    const { state, asks, warnings } = scene();
    state.fails.report = timedOut;
    await expect(asks()).rejects.toBe(timedOut);
    expect(state.asked).toEqual([]);
    state.fails.report = null;
    expect(await asks()).toBe('replica');
    expect(warnings).toEqual([]);
  });

  it('read the primary where the replica takes too long to say how old it is', async () => {
    const { state, asks } = scene();
    state.fails.age = timedOut;
    expect(await asks()).toBe('primary');
  });

  it('fail where the statement itself is wrong, asking nobody twice', async () => {
    const { state, reports, asks } = scene();
    const wrong = Object.assign(new Error('no such column'), { code: '42703' });
    state.fails.report = wrong;
    await expect(asks()).rejects.toBe(wrong);
    expect(state.asked).toEqual([]);
    await reports.onModuleDestroy();
    expect(state.ended).toBe(true);
  });
});
