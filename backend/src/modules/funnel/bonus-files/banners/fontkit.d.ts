/** The part of fontkit that the banners use; the package ships no types. Lengths in font units. */
declare module 'fontkit' {
  export interface Path {
    scale(x: number, y?: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  }
  export interface Glyph {
    readonly path: Path;
  }
  export interface GlyphPosition {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly GlyphPosition[];
    readonly advanceWidth: number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly numGlyphs: number;
    readonly postscriptName: string;
    /** Code points of the letters that it has. */
    readonly characterSet: readonly number[];
    layout(text: string): GlyphRun;
  }
  export function openSync(path: string): Font;
  export function create(file: Buffer): Font;
}
