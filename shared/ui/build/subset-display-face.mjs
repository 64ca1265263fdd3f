// Writes the part of the display face that headings are set in: npm run fonts -w @summit/ui
// To be run when the face's package gets a new version, or headings need a sign that is not in it. What it writes is committed.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const SOURCE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const THEME = new URL('../src/theme/', import.meta.url);
const FILE = 'files/bricolage-grotesque-basic.woff2';

/** Letters, figures and what stands between them; a heading with another sign loads the package's file of it as well. */
const SIGNS = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  ...' \u00a0.,:;!?\'"()/&+-%$#·–—‘’“”',
];
/** Lightest and heaviest use of the face: the wordmark and the share image. */
const WEIGHTS = { min: 400, max: 800 };

/** As CSS names them, neighbors together: U+30-39. */
function unicodeRange() {
  const hex = (/** @type {number} */ point) => point.toString(16).toUpperCase();
  /** @type {{ from: number, to: number }[]} */
  const ranges = [];
  for (const point of SIGNS.map((sign) => sign.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && point === last.to + 1) last.to = point;
    else ranges.push({ from: point, to: point });
  }
  return ranges.map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

const face = await subsetFont(await readFile(require.resolve(SOURCE)), SIGNS.join(''), {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHTS },
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
});
await writeFile(new URL(FILE, THEME), face);
await writeFile(
  new URL('fonts-display.css', THEME),
  `/* Written by build/subset-display-face.mjs. It comes after the package's faces of the same name, so for its signs it comes first. */
@font-face {
  font-family: 'Bricolage Grotesque Variable';
  font-style: normal;
  font-display: swap;
  font-weight: 200 800;
  src: url('./${FILE}') format('woff2-variations');
  unicode-range: ${unicodeRange()};
}
`,
);
console.log(`${FILE}: ${face.length} bytes`);
