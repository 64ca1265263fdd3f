import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DAY_MS } from '@summit/rules';
import { SandboxClock, type Timeline } from './sandbox-clock.js';

/** What a busy machine may need between two looks at the time, in ms: nothing beside the days that the clock is moved by. */
const MEANWHILE_MS = 60_000;

let folder: string;
let clock: SandboxClock;

/** Work at given times; notes what the clock said when it was done. */
class Diary implements Timeline {
  readonly done: { due: number; at: number }[] = [];

  constructor(
    private readonly clock: SandboxClock,
    private readonly dues: number[],
  ) {}

  nextDue(): number | undefined {
    return this.dues[0];
  }

  async work(): Promise<void> {
    await Promise.resolve();
    while (this.dues[0] !== undefined && this.dues[0] <= this.clock.now()) {
      this.done.push({ due: this.dues.shift() ?? NaN, at: this.clock.now() });
    }
  }
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sandbox-clock-'));
  clock = await SandboxClock.open(folder);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the sandbox clock', () => {
  it('runs with real time until it is moved, and stays ahead afterwards', async () => {
    expect(clock.offsetMs).toBe(0);
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(MEANWHILE_MS);
    await clock.moveBy(3 * DAY_MS);
    expect(Math.abs(clock.now() - Date.now() - 3 * DAY_MS)).toBeLessThan(MEANWHILE_MS);
    await clock.moveBy(DAY_MS);
    expect(Math.abs(clock.offsetMs - 4 * DAY_MS)).toBeLessThan(MEANWHILE_MS);
  });

  it('does work at its own time and in order, also between several timelines', async () => {
    const start = clock.now();
    const order: string[] = [];
    const [one, other] = [
      new Diary(clock, [start + DAY_MS, start + 5 * DAY_MS]),
      new Diary(clock, [start + 2 * DAY_MS]),
    ];
    for (const [name, diary] of Object.entries({ one, other })) {
      clock.follow({
        nextDue: () => diary.nextDue(),
        work: async () => {
          order.push(name);
          await diary.work();
        },
      });
    }
    await clock.moveBy(4 * DAY_MS);
    expect(order).toEqual(['one', 'other']);
    expect(one.done).toEqual([{ due: start + DAY_MS, at: start + DAY_MS }]);
    expect(other.done).toEqual([{ due: start + 2 * DAY_MS, at: start + 2 * DAY_MS }]);
    await clock.moveBy(2 * DAY_MS);
    expect(one.done[1]).toEqual({ due: start + 5 * DAY_MS, at: start + 5 * DAY_MS });
  });

  it('does overdue work now: it never goes back', async () => {
    const start = clock.now();
    const late = new Diary(clock, [start - DAY_MS]);
    clock.follow(late);
    await clock.tick();
    expect(late.done.length).toBe(1);
    expect(late.done[0]?.at).toBeGreaterThanOrEqual(start);
  });

  it('moves one request after the other, so that two at once add up', async () => {
    await Promise.all([clock.moveBy(DAY_MS), clock.moveBy(DAY_MS), clock.tick()]);
    expect(Math.abs(clock.offsetMs - 2 * DAY_MS)).toBeLessThan(MEANWHILE_MS);
  });

  it.each([0, -1, NaN, Infinity])('refuses to move by %d', (ms) => {
    expect(() => clock.moveBy(ms)).toThrow(RangeError);
    expect(clock.offsetMs).toBe(0);
  });

  it('keeps its offset over a restart, and goes back to real time on request', async () => {
    await clock.moveBy(DAY_MS);
    const again = await SandboxClock.open(folder);
    expect(again.offsetMs).toBe(clock.offsetMs);
    await again.reset();
    expect(again.offsetMs).toBe(0);
    expect((await SandboxClock.open(folder)).offsetMs).toBe(0);
  });

  it('stays at the time of work that failed, and takes up from there', async () => {
    const start = clock.now();
    let due: number | undefined = start + DAY_MS;
    let broken = true;
    clock.follow({
      nextDue: () => due,
      work: async () => {
        if (broken) throw new Error('broken');
        due = undefined;
      },
    });
    await expect(clock.moveBy(3 * DAY_MS)).rejects.toThrow('broken');
    expect(Math.abs(clock.now() - start - DAY_MS)).toBeLessThan(MEANWHILE_MS);
    broken = false;
    await clock.moveBy(DAY_MS);
    expect(due).toBeUndefined();
  });

  it('tells who waits for news as soon as it moves, on the way and at the end, and everybody at most after their time', async () => {
    const start = clock.now();
    const usual = clock.newsWithinMs;
    const heard: number[] = [];
    let due: number | undefined = start + DAY_MS;
    let finish = () => undefined as void;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    clock.follow({
      nextDue: () => due,
      work: async () => {
        await finished;
        due = undefined;
      },
    });
    const listen = async () => {
      await clock.moved(60_000);
      heard.push(Math.round((clock.now() - start) / DAY_MS));
    };
    const first = listen();
    const moving = clock.moveBy(3 * DAY_MS);
    await first;
    // Meanwhile it stands, and who follows it must not run far ahead.
    expect(clock.newsWithinMs).toBeLessThan(usual);
    const second = listen();
    finish();
    await Promise.all([moving, second]);
    expect(heard).toEqual([1, 3]);
    expect(clock.newsWithinMs).toBe(usual);
    await clock.moved(1);
  });
});
