import { parseSvg } from '../test/parse-svg.js';
import { DAY_RAMPS } from './day-ramps.js';
import { portraitSvg } from './portrait-svg.js';

describe('portraitSvg', () => {
  it('is a well-formed SVG of 320 x 400 unless told otherwise', () => {
    expect(parseSvg(portraitSvg('Amara Okafor', 1))[0]).toContain('viewBox="0 0 320 400"');
    expect(parseSvg(portraitSvg('Amara Okafor', 1, { w: 200, h: 250 }))[0]).toContain('viewBox="0 0 200 250"');
  });

  it('is the same face for the same name and another for another name', () => {
    expect(portraitSvg('Amara Okafor', 1)).toBe(portraitSvg('Amara Okafor', 1));
    expect(portraitSvg('Amara Okafor', 1)).not.toBe(portraitSvg('Kwame Asante', 1));
  });

  it('wears the colors of its day and does not change shape with it', () => {
    const shapes = (svg: string) => [...svg.matchAll(/ d="([^"]*)"/g)].map((m) => m[1]);
    const first = portraitSvg('Mei-Lin Tsao', 1);
    const fifth = portraitSvg('Mei-Lin Tsao', 5);
    expect(shapes(first)).toEqual(shapes(fifth));
    expect(first).toContain(DAY_RAMPS[1][1]);
    expect(fifth).toContain(DAY_RAMPS[5][1]);
  });

  it('never carries the name into the markup', () => {
    const svg = portraitSvg('<script>alert(1)</script>', 2);
    expect(svg).not.toContain('script');
    expect(() => parseSvg(svg)).not.toThrow();
  });
});
