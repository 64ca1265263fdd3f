import { parseSvg } from '../test/parse-svg.js';
import { summitMapSvg } from './summit-map-svg.js';

describe('summitMapSvg', () => {
  it('shows five numbered stops with the names of the days', () => {
    const svg = summitMapSvg();
    parseSvg(svg);
    for (const n of [1, 2, 3, 4, 5]) expect(svg).toContain(`>${n}</text>`);
    for (const name of [
      'Opening Day',
      'Build Your Presence',
      'Systemize &amp; Productize',
      'Monetize &amp; Automate',
      'Legacy &amp; Lifestyle',
    ]) {
      expect(svg).toContain(`>${name}</text>`);
    }
  });

  it('leaves the names out when asked, and keeps the numbers', () => {
    const svg = summitMapSvg({ labels: false });
    expect(svg).not.toContain('map-label');
    expect(svg.match(/<text/g)).toHaveLength(5);
  });

  it('has a text alternative', () => {
    expect(parseSvg(summitMapSvg())[0]).toMatch(/role="img".*aria-label="[^"]{40,}"/);
  });

  it('is deterministic', () => {
    expect(summitMapSvg()).toBe(summitMapSvg());
  });
});
