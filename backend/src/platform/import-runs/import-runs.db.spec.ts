import { startSqlDatabase, type SqlDatabase } from '../../../test/harness/sql-database.js';
import { FixedClock } from '../clock/clock.fake.js';
import { AppError } from '../errors/app-error.js';
import type { Logger } from '../logging/logger.js';
import { ImportRuns } from './import-runs.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const AT = new Date(NOW);

// A-146, C-097
describe('an import that takes its time', () => {
  let database: SqlDatabase;
  let runs: ImportRuns;
  let warned: string[];
  const log: Pick<Logger, 'warn'> = { warn: (_told: unknown, text?: string) => void warned.push(text ?? '') };
  beforeAll(async () => {
    database = await startSqlDatabase();
    runs = new ImportRuns(database.sql, new FixedClock(NOW), log);
  });
  beforeEach(() => (warned = []));
  afterAll(() => database.stop());
  afterEach(() => database.rows('delete from import_run'));

  it('can be looked at from elsewhere while it runs, and is done with what it has imported', async () => {
    expect(await runs.newest('vip_users')).toBeNull();
    await runs.follow('vip_users', async (progress) => {
      expect(await runs.newest('vip_users')).toMatchObject({ state: 'running', done: 0, total: null, startedAt: AT });
      await progress.reached({ done: 1_000, total: 2_500 });
      expect(await runs.newest('vip_users')).toMatchObject({ state: 'running', done: 1_000, total: 2_500 });
      await database.sql.transaction((tx) => progress.ended(tx, { imported: 2_400, skipped: 100 }));
    });
    expect(await runs.newest('vip_users')).toMatchObject({
      state: 'done',
      done: 2_500,
      total: 2_500,
      imported: 2_400,
      skipped: 100,
      endedAt: AT,
    });
    expect(await runs.newest('affiliates')).toBeNull();
  });

  it('is one of its kind at a time: the second press is told so and starts nothing', async () => {
    const second = jest.fn();
    await runs.follow('affiliates', async (progress) => {
      await progress.reached({ done: 25, total: null, pages: { done: 1, total: 3 } });
      await expect(runs.follow('affiliates', second)).rejects.toMatchObject({ code: 'import_running' });
      expect(await runs.newest('affiliates')).toMatchObject({ done: 25, donePages: 1, totalPages: 3 });
      await runs.follow('vip_users', async () => undefined);
    });
    expect(second).not.toHaveBeenCalled();
  });

  it('says why it failed, and the next one begins anew', async () => {
    const fail = (error: Error) => runs.follow('affiliates', () => Promise.reject(error));
    await expect(fail(new AppError('tapfiliate_unavailable'))).rejects.toThrow();
    expect(await runs.newest('affiliates')).toMatchObject({ state: 'failed', failure: 'tapfiliate_unavailable' });
    await expect(fail(new Error('out of paper'))).rejects.toThrow('out of paper');
    expect(await runs.newest('affiliates')).toMatchObject({ state: 'failed', failure: 'internal' });
    await runs.follow('affiliates', async () => {
      expect(await runs.newest('affiliates')).toMatchObject({ state: 'running', failure: null, endedAt: null });
    });
  });

  it('is no worse for a position that could not be told', async () => {
    await runs.follow('vip_users', (progress) =>
      database.sql.transaction(async (tx) => {
        await progress.reached({ done: 10_000_000_000, total: null });
        await progress.reached({ done: 1_000, total: null });
        await progress.ended(tx, { imported: 1_000, skipped: 0 });
      }),
    );
    expect(await runs.newest('vip_users')).toMatchObject({ state: 'done', done: 1_000 });
    expect(warned).toEqual(['Nobody hears how far an import is']);
  });

  it('needs two connections: that of its lock, which tells how far it is, and that of its transaction', async () => {
    const two = await startSqlDatabase(2, database.database);
    const few = new ImportRuns(two.sql, new FixedClock(NOW), log);
    try {
      await few.follow('vip_users', (progress) =>
        two.sql.transaction(async (tx) => {
          await progress.reached({ done: 1_000, total: 2_500 });
          expect(await runs.newest('vip_users')).toMatchObject({ state: 'running', done: 1_000 });
          await progress.ended(tx, { imported: 2_500, skipped: 0 });
        }),
      );
    } finally {
      await two.stop();
    }
    expect(await runs.newest('vip_users')).toMatchObject({ state: 'done', imported: 2_500 });
    expect(warned).toEqual([]);
  });

  it('is not done where its transaction was taken back', async () => {
    const work = runs.follow('vip_users', (progress) =>
      database.sql.transaction(async (tx) => {
        await progress.ended(tx, { imported: 5, skipped: 0 });
        throw new Error('no');
      }),
    );
    await expect(work).rejects.toThrow('no');
    expect(await runs.newest('vip_users')).toMatchObject({ state: 'failed', imported: null });
  });

  it('was interrupted where it runs without anybody at it', async () => {
    await database.rows(
      `insert into import_run (kind, state, started_at, done, total) values ('vip_users', 'running', $1, 3000, 9000)`,
      [AT],
    );
    expect(await runs.newest('vip_users')).toMatchObject({ state: 'interrupted', done: 3_000, total: 9_000 });
  });
});
