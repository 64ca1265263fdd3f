import { openSync, type Font } from 'fontkit';
import { brandFontFile, type BrandFont } from '../../../../platform/documents/brand-fonts.js';

export interface BannerText {
  readonly font: BrandFont;
  readonly size: number;
  readonly fill: string;
  /** Letters closer together, as a share of the size. */
  readonly tracking?: number;
}

const opened = new Map<BrandFont, Font>();

function fontOf(name: BrandFont): Font {
  let font = opened.get(name);
  if (!font) {
    font = openSync(brandFontFile(name));
    opened.set(name, font);
  }
  return font;
}

export function outlineWidth(text: string, style: BannerText): number {
  const font = fontOf(style.font);
  return (font.layout(text).advanceWidth / font.unitsPerEm + (style.tracking ?? 0) * (text.length - 1)) * style.size;
}

/** Text as one SVG path with its baseline at `y`: the picture looks the same whatever fonts a machine has. */
export function textOutline(text: string, style: BannerText, x: number, y: number): string {
  const font = fontOf(style.font);
  const scale = style.size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = x;
  let d = '';
  glyphs.forEach((glyph, i) => {
    const position = positions[i];
    if (!position) return;
    d += glyph.path
      .scale(scale, -scale)
      .translate(pen + position.xOffset * scale, y - position.yOffset * scale)
      .toSVG();
    pen += position.xAdvance * scale + (style.tracking ?? 0) * style.size;
  });
  return `<path d="${d}" fill="${style.fill}"/>`;
}

/** Breaks a text into as few lines of at most `width` as possible, of about equal length. */
export function outlineLines(text: string, style: BannerText, width: number): string[] {
  const fewest = greedyLines(text, style, width);
  let lines = fewest;
  for (let narrower = width - 12; narrower > 0; narrower -= 12) {
    const tried = greedyLines(text, style, narrower);
    if (tried.length > fewest.length) break;
    lines = tried;
  }
  return lines;
}

function greedyLines(text: string, style: BannerText, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && outlineWidth(longer, style) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
