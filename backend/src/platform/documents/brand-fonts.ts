import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.js';

const require = createRequire(import.meta.url);

/** The brand faces as static WOFF files; pdfkit embeds WOFF but neither WOFF2 nor variable fonts. */
export type BrandFont = 'text' | 'textItalic' | 'textStrong' | 'display';

export const OTHER_SCRIPTS = ['latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'] as const;
/** The letters that one file of a face has: a script, or a part of it. */
export type Script = 'latin' | (typeof OTHER_SCRIPTS)[number];

interface Face {
  family: 'figtree' | 'bricolage-grotesque';
  /** Weight and style, as the files are named. */
  cut: string;
  /** From the top of a line to the foot of its letters, as a share of the font size. */
  ascent: number;
}

const FACES: Record<BrandFont, Face> = {
  text: { family: 'figtree', cut: '400-normal', ascent: 0.95 },
  textItalic: { family: 'figtree', cut: '400-italic', ascent: 0.95 },
  textStrong: { family: 'figtree', cut: '600-normal', ascent: 0.95 },
  display: { family: 'bricolage-grotesque', cut: '700-normal', ascent: 0.93 },
};

export const BRAND_FONTS = Object.keys(FACES) as BrandFont[];

export const ascentOf = (font: BrandFont): number => FACES[font].ascent;

/** Absolute path of a file. The brand faces have Latin letters only; a neutral one has the others. Throws when the package is not installed. */
export function brandFontFile(font: BrandFont, script: Script = 'latin'): string {
  const { family, cut } = FACES[font];
  const name = script === 'latin' || script === 'latin-ext' ? family : 'noto-sans';
  return require.resolve(`@fontsource/${name}/files/${name}-${script}-${cut}.woff`);
}

/** As a PDF names a face with the letters of a script. */
export const fontName = (font: BrandFont, script: Script): string => (script === 'latin' ? font : `${font}-${script}`);

const unpacked = new Map<BrandFont, Buffer>();

/** A brand font as pdfkit reads it fastest; unpacked once in a process. */
export function brandFontData(font: BrandFont): Buffer {
  const known = unpacked.get(font) ?? unpackWoff(readFileSync(brandFontFile(font)));
  unpacked.set(font, known);
  return known;
}
