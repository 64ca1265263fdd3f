/**
 * One measured number, with the goal it is held against where there is one.
 * @typedef {object} Finding
 * @property {string} what
 * @property {number} value
 * @property {string} unit
 * @property {string} [goal] in words: "<= 2 s"
 * @property {boolean} [reached]
 */

const inUnit = (/** @type {number} */ value, /** @type {string} */ unit) =>
  unit === 'x' ? `${value}x` : `${value} ${unit}`.trim();

/**
 * A number with its unit, and with its goal where one is given: the most or the least it may be. A number that could not be
 * measured (NaN) has not reached its goal.
 * @param {string} what
 * @param {number} value
 * @param {{ unit?: string, most?: number, least?: number }} [scale]
 * @returns {Finding}
 */
export function finding(what, value, { unit = '', most, least } = {}) {
  if (most !== undefined) return { what, value, unit, goal: `<= ${inUnit(most, unit)}`, reached: value <= most };
  if (least !== undefined) return { what, value, unit, goal: `>= ${inUnit(least, unit)}`, reached: value >= least };
  return { what, value, unit };
}
