import { ReportSql } from './report-sql.js';
import { statement, type Statement } from './sql.js';

const REPORT = statement('report-of-the-spec', 'select 1');
const away = Object.assign(new Error('nobody there'), { code: 'ECONNREFUSED' });

function scene({ replica = true } = {}) {
  const state = { now: 0, age: 0.4 as number | null, fails: null as Error | null, asked: [] as string[], ended: false };
  const warnings: unknown[] = [];
  const note = (...line: unknown[]) => void warnings.push(line);
  const logger = { warn: note, info: note };
  const answer = async (who: string) => {
    state.asked.push(who);
    return [{ who }] as never[];
  };
  const standby = {
    query: async ({ name }: Statement) => {
      if (state.fails) throw state.fails;
      return name === 'replica-age' ? ([{ seconds: state.age }] as never[]) : answer('replica');
    },
    end: async () => void (state.ended = true),
  };
  const reports = new ReportSql(
    { query: () => answer('primary') },
    replica ? standby : null,
    logger as never,
    () => state.now,
  );
  const asks = async () => (await reports.query<{ who: string }>(REPORT))[0]?.who;
  return { state, reports, asks, warnings };
}

describe('reports', () => {
  it('read the primary where there is no replica, and say no age', async () => {
    const { reports, asks } = scene({ replica: false });
    expect([await asks(), await reports.ageOfReplica()]).toEqual(['primary', null]);
  });

  it('read the replica, and say how old its figures are', async () => {
    const { reports, asks } = scene();
    expect([await asks(), await reports.ageOfReplica()]).toEqual(['replica', 0.4]);
  });

  it.each([61, null])('read the primary where the replica is too far behind (%p s)', async (age) => {
    const { state, reports, asks } = scene();
    state.age = age;
    expect([await asks(), await reports.ageOfReplica()]).toEqual(['primary', null]);
  });

  it('read the primary while the replica is away, and try it again later', async () => {
    const { state, asks } = scene();
    state.fails = away;
    expect(await asks()).toBe('primary');
    state.fails = null;
    state.now = 9_999;
    expect(await asks()).toBe('primary');
    state.now = 10_001;
    expect(await asks()).toBe('replica');
  });

  it.each(['28P01', '28000'])(
    'read the primary while the replica does not let us in, and say so in the log (%s)',
    async (code) => {
      const { state, asks, warnings } = scene();
      state.fails = Object.assign(new Error('password authentication failed for user "summit_app"'), { code });
      expect([await asks(), await asks()]).toEqual(['primary', 'primary']);
      expect(warnings).toEqual([[{ sqlstate: code }, 'the replica does not let us in: reports read the primary']]);
      state.fails = null;
      state.now = 10_001;
      expect(await asks()).toBe('replica');
    },
  );

  it('say once that they read the primary and once that they read the replica again, and count meanwhile', async () => {
    const { state, reports, asks, warnings } = scene();
    expect(reports.standing).toEqual({ readsReplica: true, fallbacks: 0 });
    state.fails = away;
    await asks();
    state.now = 10_001;
    await asks();
    const begun = [{ code: 'ECONNREFUSED' }, 'the replica does not answer: reports read the primary'];
    expect(warnings).toEqual([begun]);
    expect(reports.standing).toEqual({ readsReplica: false, fallbacks: 2 });
    state.fails = null;
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
    state.age = age;
    await asks();
    expect(warnings).toEqual([[{ seconds }, 'the replica is behind or no standby: reports read the primary']]);
    expect(await reports.secondsBehind()).toBe(behind);
  });

  it('read the primary once where the replica had to give a statement up', async () => {
    const { state, reports, asks } = scene();
    await reports.ageOfReplica();
    state.fails = Object.assign(new Error('conflict with recovery'), { code: '40001' });
    expect(await asks()).toBe('primary');
    state.fails = null;
    expect(await asks()).toBe('replica');
  });

  it('fail where a report takes too long, and spare the primary the same work', async () => {
    const { state, reports, asks, warnings } = scene();
    await reports.ageOfReplica();
    state.fails = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
    await expect(asks()).rejects.toBe(state.fails);
    expect(state.asked).toEqual([]);
    state.fails = null;
    expect(await asks()).toBe('replica');
    expect(warnings).toEqual([]);
  });

  it('read the primary where the replica takes too long to say how old it is', async () => {
    const { state, asks } = scene();
    state.fails = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
    expect(await asks()).toBe('primary');
  });

  it('fail where the statement itself is wrong, asking nobody twice', async () => {
    const { state, reports, asks } = scene();
    await reports.ageOfReplica();
    state.fails = Object.assign(new Error('no such column'), { code: '42703' });
    await expect(asks()).rejects.toBe(state.fails);
    expect(state.asked).toEqual([]);
    await reports.onModuleDestroy();
    expect(state.ended).toBe(true);
  });
});
