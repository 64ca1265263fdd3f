import { parseSvg } from '../test/parse-svg.js';
import { DAY_RAMPS, type DayNumber } from './day-ramps.js';
import { reliefSvg } from './relief-svg.js';

describe('reliefSvg', () => {
  it('is a well-formed SVG of the wanted size', () => {
    const [root = ''] = parseSvg(reliefSvg('session-1', 1, 612, 452));
    expect(root).toContain('viewBox="0 0 612 452"');
    expect(root).toContain('xmlns="http://www.w3.org/2000/svg"');
  });

  it('is the same picture for the same seed, and another for another', () => {
    expect(reliefSvg('session-1', 2)).toBe(reliefSvg('session-1', 2));
    expect(reliefSvg('session-1', 2)).not.toBe(reliefSvg('session-2', 2));
  });

  it.each([1, 2, 3, 4, 5] satisfies DayNumber[])('stands on the darkest color of day %i', (day) => {
    expect(reliefSvg('x', day)).toContain(`<rect width="960" height="540" fill="${DAY_RAMPS[day][0]}"/>`);
  });

  it('shows several heights', () => {
    const filled = parseSvg(reliefSvg('heights', 3)).filter((tag) => /^path d="M.*stroke=/.test(tag));
    expect(filled.length).toBeGreaterThanOrEqual(5);
  });
});
