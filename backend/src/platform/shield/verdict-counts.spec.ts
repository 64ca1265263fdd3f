import { DAY_MS } from '@summit/rules';
import { FixedClock } from '../clock/clock.fake.js';
import type { VerdictCount } from './shield-book.js';
import { VerdictCounts } from './verdict-counts.js';

const NOON = Date.parse('2025-11-20T20:00:00Z');

// F-330
describe('the counts of verdicts', () => {
  let written: VerdictCount[][];
  let failures: number;
  let lines: object[];
  let clock: FixedClock;
  let counts: VerdictCounts;
  beforeEach(() => {
    [written, failures, lines] = [[], 0, []];
    clock = new FixedClock(NOON);
    const add = async (rows: readonly VerdictCount[]) => {
      if (failures-- > 0) throw new Error('the database is away');
      written.push([...rows]);
    };
    counts = new VerdictCounts({ add }, clock, { error: (line: object) => void lines.push(line) });
  });

  it('are written together, each verdict of a form and a Pacific day once, and only once', async () => {
    for (let press = 0; press < 300; press++) counts.count('signup', 'attack');
    counts.count('vip_login', 'attack');
    counts.count('signup', 'proven');
    clock.advance(DAY_MS);
    counts.count('signup', 'attack');
    expect(written).toEqual([]);
    await counts.flush();
    expect(written).toEqual([
      [
        { day: '2025-11-20', form: 'signup', outcome: 'attack', presses: 300 },
        { day: '2025-11-20', form: 'vip_login', outcome: 'attack', presses: 1 },
        { day: '2025-11-20', form: 'signup', outcome: 'proven', presses: 1 },
        { day: '2025-11-21', form: 'signup', outcome: 'attack', presses: 1 },
      ],
    ]);
    await counts.flush();
    expect(written).toHaveLength(1);
  });

  it('are kept while the database is away, with what comes meanwhile, and the log says so', async () => {
    failures = 1;
    counts.count('signup', 'trap');
    await counts.flush();
    expect([written, lines]).toEqual([[], [{ reason: 'the database is away' }]]);
    counts.count('signup', 'trap');
    await counts.flush();
    expect(written).toEqual([[{ day: '2025-11-20', form: 'signup', outcome: 'trap', presses: 2 }]]);
  });

  it('are written before the process ends', async () => {
    counts.count('signup', 'trap');
    await counts.onModuleDestroy();
    expect(written).toHaveLength(1);
  });
});
