import { rng } from './rng.js';

const take = (seed: string, n: number) => Array.from({ length: n }, rng(seed));

describe('rng', () => {
  it('gives the same sequence for the same seed', () => {
    expect(take('Amara Okafor', 50)).toEqual(take('Amara Okafor', 50));
  });

  it('gives another sequence for another seed', () => {
    expect(take('a', 5)).not.toEqual(take('b', 5));
  });

  it('stays in [0, 1) and spreads over it', () => {
    const values = take('spread', 2000);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    const mean = values.reduce((sum, v) => sum + v, 0) / values.length;
    expect(mean).toBeGreaterThan(0.47);
    expect(mean).toBeLessThan(0.53);
  });
});
