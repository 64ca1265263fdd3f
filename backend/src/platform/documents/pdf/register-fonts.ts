import { BRAND_FONTS, brandFontData, brandFontFile, fontName, OTHER_SCRIPTS } from '../brand-fonts.js';

/** The brand faces for `fontName`. Files for other letters than Latin ones are read where a text has such letters. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const font of BRAND_FONTS) {
    doc.registerFont(font, brandFontData(font));
    for (const script of OTHER_SCRIPTS) doc.registerFont(fontName(font, script), brandFontFile(font, script));
  }
}
