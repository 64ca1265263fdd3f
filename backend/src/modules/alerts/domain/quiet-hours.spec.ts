import { isQuiet } from './quiet-hours.js';

describe('quiet hours', () => {
  const night = { from: 22, to: 7 };
  it.each([
    ['2025-11-06T05:59:00Z', night, false],
    ['2025-11-06T06:00:00Z', night, true],
    ['2025-11-06T14:59:00Z', night, true],
    ['2025-11-06T15:00:00Z', night, false],
    // The same wall clock a week before, in daylight time.
    ['2025-10-29T05:00:00Z', night, true],
    ['2025-11-06T20:00:00Z', { from: 12, to: 13 }, true],
    ['2025-11-06T21:00:00Z', { from: 12, to: 13 }, false],
    ['2025-11-06T06:00:00Z', { from: 7, to: 7 }, false],
  ])('%s of %j: %s', (now, hours, quiet) => {
    expect(isQuiet(Date.parse(now), hours)).toBe(quiet);
  });
});
