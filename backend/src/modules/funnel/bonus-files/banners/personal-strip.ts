import { BANNER_SIZE } from '@summit/content';
import { toString as qrCode } from 'qrcode';
import { BRAND } from '../../../../platform/documents/brand-colors.js';
import { outlineWidth, textOutline, type BannerText } from './text-outline.js';

/** Height of the strip beneath a banner that carries somebody's link. */
export const STRIP_HEIGHT = 160;

const MARGIN = 64;
const QR = { size: 128, margin: 16 } as const;
const CALL: BannerText = { font: 'textStrong', size: 24, fill: BRAND.ink };
const LINK: BannerText = { font: 'text', size: 28, fill: BRAND.ink };
const SMALLEST_LINK = 12;

/** The link in one line: smaller where it is long. */
function linkLine(link: string, width: number): string {
  let style = LINK;
  while (outlineWidth(link, style) > width && style.size > SMALLEST_LINK) style = { ...style, size: style.size - 1 };
  return textOutline(link, style, MARGIN, 108);
}

/** A strip of paper with an affiliate's link in words and as a QR code (F-297). */
export async function personalStripSvg(link: string): Promise<string> {
  const { width } = BANNER_SIZE;
  const left = width - MARGIN - QR.size;
  const code = await qrCode(link, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${STRIP_HEIGHT}" width="${width}" height="${STRIP_HEIGHT}">` +
    `<rect width="${width}" height="${STRIP_HEIGHT}" fill="#FFFFFF"/>` +
    textOutline('Register free, affiliate link', CALL, MARGIN, 62) +
    linkLine(link, left - 2 * MARGIN) +
    code.replace('<svg ', `<svg x="${left}" y="${QR.margin}" width="${QR.size}" height="${QR.size}" `) +
    '</svg>'
  );
}
