import { unusualRate } from './unusual-rate.js';

describe('an unusual rate', () => {
  const steady = [40, 38, 44, 41, 39, 42, 40];

  it.each([
    ['as always', 41, steady, null],
    ['a third less', 27, steady, null],
    ['a tenth', 4, steady, 'low'],
    ['none', 0, steady, 'low'],
    ['three times as many', 120, steady, 'high'],
    ['three times as many where days differ as much', 120, [10, 90, 20, 110, 15, 80, 30], null],
    ['a few where there were none', 6, [0, 0, 0, 0], null],
    ['a crowd where there were none', 60, [0, 0, 0, 0], 'high'],
    ['none where there were a few', 0, [3, 2, 4, 3], null],
    ['anything without days before', 500, [], null],
    ['anything after one day', 500, [40], null],
  ])('%s', (_, count, before, direction) => {
    expect(unusualRate(count, before)?.direction ?? null).toBe(direction);
  });

  it('is rare in counts that only chance moves', () => {
    // Poisson counts of mean 20 by inversion, from a generator with a seed.
    let state = 7;
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    const poisson = () => {
      let count = 0;
      for (let left = Math.exp(20) * random(); left > 1; left *= random()) count += 1;
      return count;
    };
    const hours = Array.from({ length: 5_000 }, poisson);
    const alarms = hours.filter((count, at) => at >= 14 && unusualRate(count, hours.slice(at - 14, at)));
    expect(alarms.length).toBeLessThanOrEqual(5);
  });
});
