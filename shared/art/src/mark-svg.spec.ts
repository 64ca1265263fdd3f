import { parseSvg } from '../test/parse-svg.js';
import { markSvg } from './mark-svg.js';

describe('markSvg', () => {
  it('is four heights and a snow-white top on 40 x 40', () => {
    const tags = parseSvg(markSvg());
    expect(tags[0]).toContain('viewBox="0 0 40 40"');
    expect(tags.filter((tag) => tag.startsWith('path'))).toHaveLength(5);
    expect(tags.at(-1)).toContain('#FFF9EF');
  });
});
