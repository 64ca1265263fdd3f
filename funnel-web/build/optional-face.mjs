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
