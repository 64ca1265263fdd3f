import { dataUri } from './data-uri.js';

describe('dataUri', () => {
  it('escapes what would end an attribute or start a fragment', () => {
    const svg = '<svg fill="#fff"/>';
    const uri = dataUri(svg);
    expect(uri).toMatch(/^data:image\/svg\+xml,[^"#<>\s]*$/);
    expect(decodeURIComponent(uri.slice('data:image/svg+xml,'.length))).toBe(svg);
  });
});
