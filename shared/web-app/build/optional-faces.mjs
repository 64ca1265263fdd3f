// Faces of a page that is painted before any script: text that has been painted stays as it is.
const FACE = /@font-face\{[^}]*\}/g;
const RANGE = /unicode-range:([^;}]+)/;

/** @typedef {[from: number, to: number]} Range */

const familyOf = (/** @type {string} */ face) => /font-family:([^;}]+)/.exec(face)?.[1];

/** `U+30-39`, `U+B7` or `U+??`. @param {string} text @returns {Range} */
function rangeOf(text) {
  const [from = '', to = from] = text.trim().slice(2).split('-');
  return [parseInt(from.replaceAll('?', '0'), 16), parseInt(to.replaceAll('?', 'F'), 16)];
}

/** @param {string} face @returns {Range[] | null} null: of every sign */
const rangesOf = (face) => RANGE.exec(face)?.[1]?.split(',').map(rangeOf) ?? null;

/** What is left of `ranges`. @param {Range[]} ranges @param {Range[]} without @returns {Range[]} */
const less = (ranges, without) =>
  without.reduce(
    (left, [first, last]) =>
      left.flatMap(([from, to]) => {
        if (last < from || first > to) return [[from, to]];
        /** @type {Range[]} */
        const rest = [];
        if (from < first) rest.push([from, first - 1]);
        if (to > last) rest.push([last + 1, to]);
        return rest;
      }),
    ranges,
  );

const hex = (/** @type {number} */ point) => point.toString(16).toUpperCase();
const written = (/** @type {Range[]} */ ranges) =>
  ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join();

/**
 * The sheet with faces that come for the first paint or for the next page, and each sign in one of a family: for a sign of a face that comes
 * too late, a browser would fetch the next one that has it.
 * @param {string} css
 */
export function withOptionalFaces(css) {
  const faces = css.match(FACE) ?? [];
  return faces.reduce((all, face, i) => {
    const own = rangesOf(face);
    // Of two faces the later one comes first.
    const later = faces.slice(i + 1).filter((other) => familyOf(other) === familyOf(face));
    const left = own && later.reduce((rest, other) => less(rest, rangesOf(other) ?? []), own);
    const ranged = left ? face.replace(RANGE, `unicode-range:${written(left)}`) : face;
    return all.replace(face, () => ranged.replace('font-display:swap', 'font-display:optional'));
  }, css);
}
