import { dataUri } from '@summit/art';
import { FIRST_PAINT } from './first-paint.mjs';
import { markSvg } from './mark-svg.mjs';

/**
 * Puts a rendered page into the HTML template.
 * @param {string} template
 * @param {{ html?: string, head?: string, withoutScripts?: string, fonts?: readonly string[], attributes?: Readonly<Record<string, string>> }} page
 */
export function fillPage(template, { html = '', head = '', withoutScripts = '', fonts = [], attributes = {} }) {
  const root = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  return (
    template
      .replace('<html lang="en">', () => `<html lang="en"${root}>`)
      .replace('<!--first-paint-->', () => `<script>${FIRST_PAINT}</script>`)
      .replace('<!--fonts-->', () =>
        fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`).join(''),
      )
      // The icon travels with the page: a file would be one request more on every first visit.
      .replace(
        '<!--icon-->',
        () => `<link rel="icon" type="image/svg+xml" href="${dataUri(markSvg(40)).replaceAll("'", '%27')}">`,
      )
      .replace('<!--app-head-->', () => head)
      .replace('<!--without-scripts-->', () => withoutScripts)
      .replace('<!--app-html-->', () => html)
  );
}
