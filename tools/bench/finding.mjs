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
 * A number that should not exceed its goal. A number that could not be measured (NaN) has not reached it.
 * @param {string} what
 * @param {number} value
 * @param {number} goal
 * @param {string} unit
 * @returns {Finding}
 */
export const atMost = (what, value, goal, unit) => ({
  what,
  value,
  unit,
  goal: `<= ${inUnit(goal, unit)}`,
  reached: value <= goal,
});

/**
 * @param {string} what
 * @param {number} value
 * @param {number} goal
 * @param {string} unit
 * @returns {Finding}
 */
export const atLeast = (what, value, goal, unit) => ({
  what,
  value,
  unit,
  goal: `>= ${inUnit(goal, unit)}`,
  reached: value >= goal,
});

/**
 * A number without a goal.
 * @param {string} what
 * @param {number} value
 * @param {string} unit
 * @returns {Finding}
 */
export const fact = (what, value, unit) => ({ what, value, unit });
