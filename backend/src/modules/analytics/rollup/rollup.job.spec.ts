import { pino } from 'pino';
import type { Drift } from './rollup-drift.js';
import { RollupJob } from './rollup.job.js';

const DIFFERENCE: Drift = { what: 'revenue', day: '2025-11-20', source: 3_700, rollup: 3_500 };

describe('the nightly check of the figures', () => {
  let found: Drift[];
  let built: number;
  let failing: Error | null;
  let recounts: string[];
  let lines: string[];
  let sut: RollupJob;
  beforeEach(() => {
    found = [];
    built = 0;
    failing = null;
    recounts = [];
    lines = [];
    const rollup = {
      roll: async () => undefined,
      isOwnSchema: async () => true,
      compact: async () => undefined,
      recounts: async () => recounts,
      rebuild: async () => {
        if (failing) throw failing;
        built += 1;
      },
    };
    const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    sut = new RollupJob(
      { every: () => undefined, nightly: () => undefined },
      rollup,
      { inspect: async () => found },
      logger,
    );
  });

  it('builds nothing anew where nothing differs', async () => {
    await sut.check();
    expect([built, lines]).toEqual([0, []]);
  });

  it('holds nothing against its sources while sums are counted by changed definitions', async () => {
    found = [DIFFERENCE];
    recounts = ['order'];
    await sut.check();
    expect([built, lines]).toEqual([0, []]);
    recounts = [];
    await sut.check();
    expect(built).toBe(1);
  });

  it('builds anew what differs, and once only where that does not help', async () => {
    found = [DIFFERENCE];
    await sut.check();
    await sut.check();
    expect(built).toBe(1);
    expect(lines[1]).toContain('the two are defined differently');
  });

  it('tries again the next night what it could not build to the end', async () => {
    found = [DIFFERENCE];
    failing = new Error('somebody else has been rolling up for a minute');
    await sut.check();
    expect(lines[1]).toContain(failing.message);
    failing = null;
    await sut.check();
    expect(built).toBe(1);
    expect(lines.join()).not.toContain('defined differently');
  });

  it('builds anew again once something else differs, or the same after a sound night', async () => {
    found = [DIFFERENCE];
    await sut.check();
    found = [{ ...DIFFERENCE, day: '2025-11-21' }];
    await sut.check();
    found = [];
    await sut.check();
    found = [DIFFERENCE];
    await sut.check();
    expect(built).toBe(3);
  });
});
