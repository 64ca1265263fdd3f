import { isWatched } from './watch-position.js';

describe('isWatched', () => {
  const at = (seconds: number, durationSeconds: number | null = 100) => ({
    seconds,
    durationSeconds,
    watched: undefined,
  });

  it('begins at 95 percent of a film whose length is known', () => {
    expect([94.9, 95, 100].map((seconds) => isWatched(false, at(seconds)))).toEqual([false, true, true]);
    expect(isWatched(false, at(9_999, null))).toBe(false);
  });

  it('lasts when somebody goes back, until they say otherwise', () => {
    expect(isWatched(true, at(1))).toBe(true);
    expect(isWatched(true, { ...at(99), watched: false })).toBe(false);
    expect(isWatched(false, { ...at(1), watched: true })).toBe(true);
  });
});
