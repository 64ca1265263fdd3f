import { startApp, type RunningApp } from '../../../test/harness/running-app.js';
import { JobSlots, slotAt } from './job-slots.js';

describe('JobSlots', () => {
  let processes: RunningApp[];
  beforeAll(async () => {
    const first = await startApp();
    processes = [first, await startApp({ database: first.database }), await startApp({ database: first.database })];
  });
  afterAll(async () => {
    for (const one of processes.reverse()) await one.stop();
  });
  const slots = () => processes.map(({ app }) => app.get(JobSlots));

  it('runs the work of a slot in one of three processes, tick after tick', async () => {
    let runs = 0;
    for (let tick = 0; tick < 20; tick++) {
      const answers = await Promise.all(
        slots().map((one) => one.runOnce('tick', new Date(tick * 60_000), async () => void (runs += 1))),
      );
      expect(answers.filter(Boolean)).toHaveLength(1);
    }
    expect(runs).toBe(20);
  });

  it('frees the slot again when the work fails', async () => {
    const [one, other] = slots();
    const slot = new Date(0);
    await expect(one!.runOnce('fails', slot, () => Promise.reject(new Error('crash')))).rejects.toThrow('crash');
    expect(await other!.runOnce('fails', slot, () => Promise.resolve())).toBe(true);
  });

  it('gives every process the same slot, whatever its delay', () => {
    const due = Date.parse('2025-11-20T18:05:00Z');
    expect(slotAt(due + 3_000, 3_600)).toEqual(slotAt(due + 57_000, 3_600));
    expect(slotAt(due, 3_600).toISOString()).toBe('2025-11-20T18:00:00.000Z');
  });
});
