import { reliefSvg } from '@summit/art';
import { routeProfileSvg } from './route-profile.mjs';

/** Attributes of an SVG text that make it a picture on its own; inside another one they are in the way. */
const body = (svg) => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));

const SHEETS = [
  ...[1, 2, 3].map((day) => ({
    id: `cover-${day}`,
    width: 480,
    height: 640,
    svg: () => reliefSvg(`bonus-${day}`, day, 480, 640),
  })),
  { id: 'route', width: 1144, height: 176, svg: routeProfileSvg },
];

/** Covers and route in one file with a view for each: four pictures for one request, made when they come near. */
export function landingArt() {
  let x = 0;
  const parts = SHEETS.map(({ id, width, height, svg }) => {
    const box = `${x} 0 ${width} ${height}`;
    const view = `<view id="${id}" viewBox="${box}" preserveAspectRatio="xMidYMid slice"/>`;
    const art = `<svg x="${x}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body(svg())}</svg>`;
    // Air between the sheets keeps one from showing at the edge of the next.
    x += width + 20;
    return { view, art };
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${x} 640">` +
    `${parts.map((part) => part.view).join('')}${parts.map((part) => part.art).join('')}</svg>`
  );
}
