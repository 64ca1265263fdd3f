import { BriefCache } from './brief-cache.js';

function counting({ fails = false } = {}) {
  const state = { reads: 0, now: 0, fails };
  const cache = new BriefCache(
    async () => {
      state.reads += 1;
      if (state.fails) throw new Error('away');
      return state.reads;
    },
    2_000,
    () => state.now,
  );
  return { state, cache };
}

describe('BriefCache', () => {
  it('reads once for all who ask at the same moment and shortly after', async () => {
    const { state, cache } = counting();
    expect(await Promise.all([cache.value(), cache.value()])).toEqual([1, 1]);
    state.now = 1_999;
    expect(await cache.value()).toBe(1);
    state.now = 2_000;
    expect(await cache.value()).toBe(2);
  });

  it('reads anew when told to', async () => {
    const { cache } = counting();
    await cache.value();
    cache.forget();
    expect(await cache.value()).toBe(2);
  });

  it('is fresh from the end of a read until its value is old or forgotten', async () => {
    const { state, cache } = counting();
    expect(cache.isFresh()).toBe(false);
    const reading = cache.value();
    expect(cache.isFresh()).toBe(false);
    await reading;
    expect(cache.isFresh()).toBe(true);
    cache.forget();
    expect(cache.isFresh()).toBe(false);
    await cache.value();
    state.now = 2_000;
    expect(cache.isFresh()).toBe(false);
  });

  it('does not keep a failure', async () => {
    const { state, cache } = counting({ fails: true });
    await expect(cache.value()).rejects.toThrow('away');
    state.fails = false;
    expect(await cache.value()).toBe(2);
  });
});
