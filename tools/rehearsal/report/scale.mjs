/**
 * From values to pixels.
 * @param {readonly [number, number]} values
 * @param {readonly [number, number]} pixels
 */
export const linear =
  ([least, most], [from, to]) =>
  (/** @type {number} */ value) =>
    from + ((value - least) / (most - least || 1)) * (to - from);

/**
 * Round values (1, 2 or 5 times a power of ten apart) from `least` to `most`, about `count` of them.
 * @param {number} least
 * @param {number} most
 * @param {number} count
 */
export function ticks(least, most, count) {
  const rough = (most - least) / count;
  if (!(rough > 0)) return [least];
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((one) => one * power >= rough) ?? 10);
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step);
}
