import { MINUTE_MS } from '@summit/rules';
import { isRecentSignIn } from './recent-sign-in.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

describe('isRecentSignIn (C-091)', () => {
  it.each([
    [0, true],
    [15 * MINUTE_MS, true],
    [15 * MINUTE_MS + 1, false],
    [24 * 60 * MINUTE_MS, false],
  ])('takes a sign-in %p ms ago: %p', (age, recent) => {
    expect(isRecentSignIn(NOW - age, NOW)).toBe(recent);
  });
});
