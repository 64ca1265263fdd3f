import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.js';

const require = createRequire(import.meta.url);

/** The brand faces as static WOFF files; pdfkit embeds WOFF but neither WOFF2 nor variable fonts. */
export type BrandFont = 'text' | 'textItalic' | 'textStrong' | 'display';

const FILES: Record<BrandFont, string> = {
  text: '@fontsource/figtree/files/figtree-latin-400-normal.woff',
  textItalic: '@fontsource/figtree/files/figtree-latin-400-italic.woff',
  textStrong: '@fontsource/figtree/files/figtree-latin-600-normal.woff',
  display: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
};

export const BRAND_FONTS = Object.keys(FILES) as BrandFont[];

/** Absolute path of a brand font file. Throws when the font package is not installed. */
export const brandFontFile = (font: BrandFont): string => require.resolve(FILES[font]);

const unpacked = new Map<BrandFont, Buffer>();

/** A brand font as pdfkit reads it fastest; unpacked once in a process. */
export function brandFontData(font: BrandFont): Buffer {
  const known = unpacked.get(font) ?? unpackWoff(readFileSync(brandFontFile(font)));
  unpacked.set(font, known);
  return known;
}
