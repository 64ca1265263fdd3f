import { HOUR_MS } from '@summit/rules';
import { startApp, type RunningApp } from '../../../test/harness/running-app.js';
import { ProductSchedule } from './product-schedule.js';

describe('ProductSchedule', () => {
  let first: RunningApp;
  let second: RunningApp;
  beforeAll(async () => {
    first = await startApp();
    second = await startApp({ database: first.database });
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
  });
  const both = () => [first.app.get(ProductSchedule), second.app.get(ProductSchedule)];
  const runDue = () => Promise.all(both().map((schedule) => schedule.runDue()));
  const advance = (milliseconds: number) => [first, second].forEach(({ clock }) => clock.advance(milliseconds));

  it('does hourly work once an hour of the product clock, in one of two processes', async () => {
    const slots: string[] = [];
    for (const schedule of both())
      schedule.every({ job: 'hourly', seconds: 3_600 }, async (slot) => void slots.push(slot.toISOString()));
    await runDue();
    await runDue();
    expect(slots).toEqual(['2025-11-20T18:00:00.000Z']);
    advance(HOUR_MS);
    await runDue();
    await runDue();
    expect(slots).toEqual(['2025-11-20T18:00:00.000Z', '2025-11-20T19:00:00.000Z']);
  });

  it('does only the newest of several slots that passed meanwhile', async () => {
    const slots: string[] = [];
    first.app
      .get(ProductSchedule)
      .every({ job: 'after a pause', seconds: 3_600 }, async (slot) => void slots.push(slot.toISOString()));
    await first.app.get(ProductSchedule).runDue();
    advance(5 * HOUR_MS);
    await first.app.get(ProductSchedule).runDue();
    expect(slots).toEqual(['2025-11-20T19:00:00.000Z', '2025-11-21T00:00:00.000Z']);
  });

  it('goes on when the clock of the demo is set back', async () => {
    const slots: string[] = [];
    const schedule = first.app.get(ProductSchedule);
    schedule.every({ job: 'set back', seconds: 3_600 }, async (slot) => void slots.push(slot.toISOString()));
    first.clock.advance(48 * HOUR_MS);
    await schedule.runDue();
    first.clock.advance(-48 * HOUR_MS);
    await schedule.runDue();
    expect(slots).toEqual(['2025-11-23T00:00:00.000Z', '2025-11-21T00:00:00.000Z']);
  });

  it('leaves the work of a process that failed to the other one', async () => {
    let done = 0;
    const [broken, sound] = both();
    broken!.monthly({ job: 'payouts', day: 1, minutesAfterMidnight: 10 }, () => Promise.reject(new Error('crash')));
    sound!.monthly({ job: 'payouts', day: 1, minutesAfterMidnight: 10 }, async () => void (done += 1));
    await broken!.runDue();
    await sound!.runDue();
    await broken!.runDue();
    expect(done).toBe(1);
  });

  it('leaves work of the night to the queue, so that nothing else waits for it', async () => {
    const [one, two] = both();
    let looked = 0;
    for (const schedule of both()) {
      schedule.nightly('whole tables', () => new Promise(() => undefined));
      schedule.every({ job: 'look', seconds: 60 }, async () => void (looked += 1));
    }
    await Promise.all([one!.runDue(), two!.runDue()]);
    expect(looked).toBe(1);
    expect(
      await first.rows(
        `select queue_name as queue, priority from graphile_worker.jobs where key = 'nightly/whole tables'`,
      ),
    ).toEqual([{ queue: 'nightly', priority: 10 }]);
  });

  it('refuses two jobs of one name, which would share their slots', () => {
    expect(() => first.app.get(ProductSchedule).every({ job: 'payouts', seconds: 60 }, async () => undefined)).toThrow(
      'Two scheduled jobs payouts',
    );
  });
});
