import { startSqlDatabase, type SqlDatabase } from '../../../test/harness/sql-database.js';
import { ReplicaPool } from './replica-pool.js';
import { statement } from './sql.js';

const WHICH = statement('connection-of-the-db-spec', 'select pg_backend_pid() as pid');
const SLOW = statement('slow-of-the-db-spec', 'select pg_sleep(600)');

describe('connections to a replica', () => {
  let database: SqlDatabase;
  let pool: ReplicaPool;
  beforeAll(async () => (database = await startSqlDatabase()));
  afterAll(() => database.stop());
  beforeEach(() => (pool = new ReplicaPool(database.database.applicationUrl, 3)));
  afterEach(() => pool.end());

  /** The connections that two statements of one piece of work had. */
  const pids = () =>
    pool.onOneServer(async (server) => {
      const asked = [...(await server.query<{ pid: number }>(WHICH)), ...(await server.query<{ pid: number }>(WHICH))];
      return asked.map(({ pid }) => pid);
    });

  it('are one for a piece of work, however many are at work beside it', async () => {
    const all = await Promise.all([pids(), pids(), pids()]);
    expect(all.map(([first, second]) => first === second)).toEqual([true, true, true]);
    expect(new Set(all.flat()).size).toBe(3);
  });

  it('are given up where the work has failed, and the next work has another one', async () => {
    const [before] = await pids();
    await expect(pool.onOneServer(() => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
    const [after] = await pids();
    expect(after).not.toBe(before);
  });

  it('cost the work and not the process where the server goes away in between', async () => {
    const work = pool.onOneServer(async (server) => {
      const [{ pid } = { pid: 0 }] = await server.query<{ pid: number }>(WHICH);
      const underWay = server.query(SLOW);
      await database.rows('select pg_terminate_backend($1)', [pid]);
      return underWay;
    });
    await expect(work).rejects.toThrow();
    expect(await pids()).toHaveLength(2);
  });
});
