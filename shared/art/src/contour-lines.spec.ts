import { parseSvg } from '../test/parse-svg.js';
import { contourLines } from './contour-lines.js';

describe('contourLines', () => {
  it('draws lines only, in the given color', () => {
    const tags = parseSvg(contourLines('panel', 600, 300, '#123456'));
    expect(tags[1]).toContain('fill="none" stroke="#123456"');
    expect(tags.slice(2).every((tag) => tag.startsWith('path d="M'))).toBe(true);
    expect(tags.length).toBeGreaterThan(5);
  });

  it('is deterministic', () => {
    expect(contourLines('panel')).toBe(contourLines('panel'));
    expect(contourLines('panel')).not.toBe(contourLines('other'));
  });
});
