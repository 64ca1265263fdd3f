import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { BRAND_FONTS, brandFontFile } from './brand-fonts.js';
import { unpackWoff } from './unpack-woff.js';

describe('unpackWoff', () => {
  it.each(BRAND_FONTS)('gives the font of %s, glyph for glyph', (font) => {
    const woff = readFileSync(brandFontFile(font));
    const [packed, unpacked] = [create(woff) as Font, create(unpackWoff(woff)) as Font];
    expect(unpacked.postscriptName).toBe(packed.postscriptName);
    expect(unpacked.numGlyphs).toBe(packed.numGlyphs);
    const outline = (one: Font) => one.layout('Growth & Scale, 36').glyphs.map(({ path }) => path.toSVG());
    expect(outline(unpacked)).toEqual(outline(packed));
  });

  it('refuses what is no WOFF file', () => {
    expect(() => unpackWoff(Buffer.from('OTTO and more'))).toThrow('no WOFF');
  });
});
