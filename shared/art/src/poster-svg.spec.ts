import { posterSvg } from './poster-svg.js';
import { reliefSvg } from './relief-svg.js';

describe('posterSvg', () => {
  it('is the relief of what it is asked for, at the first time and later', () => {
    for (const [seed, day, w, h] of [
      ['session-1', 1, 640, 360],
      ['session-1', 2, 640, 360],
      ['session-1', 1, 360, 360],
      ['session-1', 1, undefined, undefined],
      ['session-1', 1, 640, 360],
    ] as const)
      expect(posterSvg(seed, day, w, h)).toBe(reliefSvg(seed, day, w, h));
  });
});
