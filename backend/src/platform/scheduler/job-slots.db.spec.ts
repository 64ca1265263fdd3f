import { startSqlDatabase, type SqlDatabase } from '../../../test/harness/sql-database.js';
import { JobSlots } from './job-slots.js';

describe('JobSlots', () => {
  let databases: SqlDatabase[];
  beforeAll(async () => {
    const first = await startSqlDatabase(2);
    databases = [first, await startSqlDatabase(2, first.database), await startSqlDatabase(2, first.database)];
  });
  afterAll(async () => {
    for (const one of databases.reverse()) await one.stop();
  });
  /** One for each process. */
  const slots = () => databases.map(({ sql }) => new JobSlots(sql));

  it('runs the work of a slot in one of three processes, tick after tick', async () => {
    let runs = 0;
    for (let tick = 0; tick < 20; tick++) {
      const answers = await Promise.all(
        slots().map((one) => one.runOnce('tick', new Date(tick * 60_000), async () => void (runs += 1))),
      );
      expect(answers.filter((answer) => answer === 'worked')).toHaveLength(1);
    }
    expect(runs).toBe(20);
  });

  it('says that a slot is busy while another process works on it, and done once it has ended', async () => {
    const [one, other] = slots();
    const slot = new Date(0);
    let finish = () => undefined as void;
    let working: Promise<unknown> = Promise.resolve();
    await new Promise<void>((begun) => {
      working = one!.runOnce('slow', slot, () => {
        begun();
        return new Promise((resolve) => (finish = resolve));
      });
    });
    expect(await other!.runOnce('slow', slot, () => Promise.resolve())).toBe('busy');
    finish();
    expect(await working).toBe('worked');
    expect(await other!.runOnce('slow', slot, () => Promise.resolve())).toBe('done_before');
  });

  it('keeps one row a job, however many slots were done', async () => {
    const [one] = slots();
    for (let n = 1; n <= 3; n++) await one!.runOnce('rows', new Date(n * 60_000), () => Promise.resolve());
    expect(await databases[0]!.rows(`select slot from job_slot where job = 'rows'`)).toEqual([
      { slot: new Date(180_000) },
    ]);
    expect(await one!.runOnce('rows', new Date(180_000), () => Promise.resolve())).toBe('done_before');
  });

  it('leaves the slot free when the work fails', async () => {
    const [one, other] = slots();
    const slot = new Date(0);
    await expect(one!.runOnce('fails', slot, () => Promise.reject(new Error('crash')))).rejects.toThrow('crash');
    expect(await other!.runOnce('fails', slot, () => Promise.resolve())).toBe('worked');
  });
});
