import { mkdir, writeFile } from 'node:fs/promises';
import { contourLines, portraitSvg, reliefSvg } from '@summit/art';
import { HOST, SPEAKERS } from '@summit/content';
import sharp from 'sharp';
import { landingArt } from './landing-art.mjs';
import { markSvg } from './mark-svg.mjs';
import { shareImageSvg } from './share-image.mjs';

const HEADLINE = ['Map a business', 'that grows', 'without you', 'in the room.'];
const DAYS = [1, 2, 3, 4, 5];

/** Names and texts of all SVG files below `art/`. The same content draws the same files. */
export function artFiles() {
  const half = { w: 160, h: 400 };
  return [
    ['landing.svg', landingArt()],
    ['signup-lines.svg', contourLines('sign-up', 1440, 760)],
    ['host.svg', portraitSvg(HOST.name, 1)],
    ...DAYS.map((day) => [`days/${day}.svg`, reliefSvg(`day-${day}`, day, 640, 360)]),
    ...SPEAKERS.flatMap(({ slug, name, day, secondName }) =>
      secondName === null
        ? [[`speakers/${slug}.svg`, portraitSvg(name, day)]]
        : [
            [`speakers/${slug}.svg`, portraitSvg(name.split(' and ')[0], day, half)],
            [`speakers/${slug}-2.svg`, portraitSvg(secondName, day, half)],
          ],
    ),
  ];
}

const png = (svg, options) => sharp(Buffer.from(svg), options).png({ compressionLevel: 9 }).toBuffer();

/** The mark on a pine tile with air around it, for home screens. */
const tile = (size) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 60 60"><rect width="60" height="60" fill="#0B2620"/>` +
  `<svg x="10" y="10" width="40" height="40" viewBox="0 0 40 40">${markSvg(40).replace(/^<svg[^>]*>|<\/svg>$/g, '')}</svg></svg>`;

/**
 * Writes the art, the icons and the share image into the public folder.
 * @param {URL} folder ends in a slash
 */
export async function drawArt(folder) {
  await mkdir(new URL('art/speakers/', folder), { recursive: true });
  await mkdir(new URL('art/days/', folder), { recursive: true });
  await Promise.all(artFiles().map(([name, svg]) => writeFile(new URL(`art/${name}`, folder), svg)));
  await writeFile(new URL('favicon.svg', folder), markSvg(40));
  await writeFile(new URL('apple-touch-icon.png', folder), await png(tile(180)));
  await writeFile(new URL('og.png', folder), await png(await shareImageSvg(HEADLINE)));
}
