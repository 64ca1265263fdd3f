import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { summitMapSvg } from '@summit/art';
import { create } from 'fontkit';
import { markSvg } from './mark-svg.mjs';

const require = createRequire(import.meta.url);
const FACES = '@fontsource-variable';
/** The default instances: Bricolage at 800, Figtree at its lightest text weight. */
const face = async (file) => create(await readFile(require.resolve(`${FACES}/${file}-latin-wght-normal.woff2`)));

/** Text as outlines: the rasteriser has no web fonts. `y` is the baseline. */
function outline(font, { text, x, y, size, fill, tracking = 0 }) {
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let pen = 0;
  const glyphs = run.glyphs.map((glyph, i) => {
    const at = pen;
    pen += run.positions[i].xAdvance + tracking * font.unitsPerEm;
    return `<path transform="translate(${at.toFixed(1)} 0)" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${glyphs.join('')}</g>`;
}

const nested = (svg, attributes) =>
  svg.replace(/<svg [^>]*?viewBox="([^"]+)"[^>]*>/, (_, box) => `<svg viewBox="${box}" ${attributes}>`);

/** Places of the stops on the map's 640 × 640 sheet. */
const STOPS = [
  [118, 520],
  [226, 446],
  [258, 330],
  [372, 286],
  [416, 182],
];

/** Numbers in the brand's face over those of the map, which the rasteriser sets in whatever font the machine has. */
const stopNumbers = (font) =>
  STOPS.map(
    ([x, y], i) =>
      `<circle cx="${x}" cy="${y}" r="19" fill="#FFF9EF"/>` +
      outline(font, { text: String(i + 1), x: x - (i === 0 ? 4.5 : 6), y: y + 7, size: 19, fill: '#0B2620' }),
  ).join('');

/** The picture that shared links show, 1200 × 630: the name, the headline and the map on pine. */
export async function shareImageSvg(headline) {
  const bold = await face('bricolage-grotesque/files/bricolage-grotesque');
  const text = await face('figtree/files/figtree');
  const lines = headline.map((text, i) =>
    outline(bold, { text, x: 72, y: 270 + i * 74, size: 74, fill: '#F3F7F0', tracking: -0.036 }),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">` +
    `<rect width="1200" height="630" fill="#0B2620"/>` +
    nested(summitMapSvg({ labels: false }), 'x="590" y="-40" width="710" height="710"') +
    `<g transform="translate(590 -40) scale(${710 / 640})">${stopNumbers(bold)}</g>` +
    nested(markSvg(40), 'x="72" y="72" width="56" height="56"') +
    outline(bold, { text: 'Growth & Scale Summit', x: 146, y: 111, size: 32, fill: '#F3F7F0', tracking: -0.03 }) +
    lines.join('') +
    outline(text, { text: '27–31 October 2025, five days, 25+ speakers', x: 74, y: 572, size: 27, fill: '#D5E2DB' }) +
    `</svg>`
  );
}
