import { loadOnce } from './load-once.js';

describe('loadOnce', () => {
  it('loads when the first one asks, for all who ask', async () => {
    let loads = 0;
    const library = loadOnce(async () => ++loads);
    expect(loads).toBe(0);
    expect(await Promise.all([library(), library()])).toEqual([1, 1]);
    expect(await library()).toBe(1);
  });

  it('tries again after a load that failed', async () => {
    let loads = 0;
    const library = loadOnce(async () => {
      loads += 1;
      if (loads === 1) throw new Error('too many open files');
      return loads;
    });
    await expect(Promise.all([library(), library()])).rejects.toThrow('too many open files');
    expect([await library(), await library()]).toEqual([2, 2]);
  });
});
