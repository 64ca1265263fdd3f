import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import { CLAIM_BEAT_MS, CLAIM_STALE_MS, holding } from './attempt-claim.js';

describe('the claim on an attempt', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const clock = new FixedClock(1_000);
  const world = (failing = false) => {
    const kept: [string, number][] = [];
    const keep = async (attemptId: string, at: number) => {
      kept.push([attemptId, at]);
      if (failing) throw new Error('the database is away');
    };
    return { kept, attempts: { keep } };
  };

  it('is kept as long as the work goes on, and not any longer', async () => {
    const { kept, attempts } = world();
    let end: (answer: string) => void = () => undefined;
    const held = holding({ attempts, clock }, 'a1', () => new Promise<string>((resolve) => (end = resolve)));
    await jest.advanceTimersByTimeAsync(CLAIM_STALE_MS);
    expect(kept.length).toBeGreaterThanOrEqual(3);
    expect(kept[0]).toEqual(['a1', 1_000]);
    end('done');
    expect(await held).toBe('done');
    const before = kept.length;
    await jest.advanceTimersByTimeAsync(10 * CLAIM_BEAT_MS);
    expect(kept).toHaveLength(before);
  });

  it('ends with work that fails, and does not make work fail', async () => {
    const { kept, attempts } = world(true);
    let fail: (error: Error) => void = () => undefined;
    const held = holding({ attempts, clock }, 'a1', () => new Promise<never>((_, reject) => (fail = reject)));
    await jest.advanceTimersByTimeAsync(2 * CLAIM_BEAT_MS);
    fail(new Error('the work'));
    await expect(held).rejects.toThrow('the work');
    expect(kept).toHaveLength(2);
  });

  it('can miss some beats before others may take it over', () => {
    expect(CLAIM_STALE_MS).toBeGreaterThan(4 * CLAIM_BEAT_MS);
  });
});
