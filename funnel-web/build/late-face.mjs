/** Rules that name the files of the text face, as the build writes them. */
const TEXT_FACE = /@font-face\{font-family:Figtree Variable;[^}]*\}/g;

/**
 * Style elements of a page whose headings come first: the text face has one of its own, which the page's script switches on once the
 * page is painted (`src/islands/text-face.ts`). Its files then compete with nothing that is waited for.
 * @param {string} css
 */
export function stylesWithLateFace(css) {
  const face = css.match(TEXT_FACE)?.join('');
  if (!face) throw new Error('The style sheet names no text face');
  return (
    `<style>${css.replace(TEXT_FACE, '')}</style>` +
    `<style media="not all" data-text-face>${face}</style><noscript><style>${face}</style></noscript>`
  );
}

const FACE = /@font-face\{[^}]*\}/g;

/**
 * Faces of this family that come too late for the first paint are for the next page: a heading that has been painted keeps its lines.
 * @param {string} css
 * @param {string} family
 */
export function withOptionalFace(css, family) {
  const named = css.match(FACE)?.filter((face) => face.includes(`font-family:${family}`)) ?? [];
  if (named.length === 0) throw new Error(`The style sheet names no face ${family}`);
  return named.reduce(
    (all, face) => all.replace(face, () => face.replace('font-display:swap', 'font-display:optional')),
    css,
  );
}
