import { HOUR_MS } from '@summit/rules';
import { startSqlDatabase, type SqlDatabase } from '../../../test/harness/sql-database.js';
import { FixedClock } from '../clock/clock.fake.js';
import type { SqlExecutor } from '../database/sql.js';
import { PressStatement } from './press-statement.js';
import { SpentKeys } from './spent-keys.js';

const NOW = Date.parse('2025-10-20T12:00:00Z');

describe('SpentKeys', () => {
  let database: SqlDatabase;
  let clock: FixedClock;
  /** Of two processes. */
  let processes: SpentKeys[];
  beforeAll(async () => {
    database = await startSqlDatabase();
    clock = new FixedClock(NOW);
    processes = [keysOn(database.sql), keysOn(database.sql)];
  });
  afterAll(() => database.stop());
  const keysOn = (sql: Pick<SqlExecutor, 'query'>) => new SpentKeys(sql, new PressStatement(sql, clock), clock);

  it('lets a key count once, also where it comes twice at the same moment and to two processes', async () => {
    const spends = processes.flatMap((keys) => [keys.spend('same', NOW + HOUR_MS), keys.spend('same', NOW + HOUR_MS)]);
    expect((await Promise.all(spends)).filter(Boolean)).toHaveLength(1);
    expect(await processes[0]!.spend('same', NOW + HOUR_MS)).toBe(false);
    expect(await processes[1]!.spend('other', NOW + HOUR_MS)).toBe(true);
  });

  // The end of a transaction waits or not as it was set last: here one can still ask for it.
  it('does not wait for the disk', async () => {
    const setting = { name: '', text: `select current_setting('synchronous_commit') as waits` };
    await database.sql.transaction(async (tx) => {
      await tx.query({ name: '', text: 'set local synchronous_commit = on' });
      await keysOn(tx).spend('in a transaction', NOW + HOUR_MS);
      expect(await tx.query(setting)).toEqual([{ waits: 'off' }]);
    });
  });

  it('leaves the connection as it was: what comes after it waits for the disk as ever', async () => {
    await database.sql.alone('waits for the disk', async (held) => {
      const setting = { name: '', text: `select current_setting('synchronous_commit') as waits` };
      const on = { name: '', text: 'set synchronous_commit = on' };
      await held.query(on);
      await keysOn(held).spend('on this connection', NOW + HOUR_MS);
      expect(await held.query(setting)).toEqual([{ waits: 'on' }]);
    });
  });

  it('forgets what has expired', async () => {
    await processes[0]!.spend('short', NOW + 1);
    clock.set(NOW + 1);
    await processes[0]!.forget();
    expect(await database.rows(`select from spent_form_key where key = 'short'`)).toEqual([]);
    expect(await database.rows(`select from spent_form_key where key = 'same'`)).toHaveLength(1);
  });
});
