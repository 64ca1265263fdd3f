/**
 * What is tried of all there is: what somebody has named by a part of its name, or all of it where nothing is named.
 * @template {readonly [name: string, ...unknown[]]} Act
 * @param {Act[]} acts
 * @param {string[]} words
 * @returns {Act[]}
 */
export function chosenActs(acts, words) {
  const named = (/** @type {Act} */ [name], /** @type {string} */ word) =>
    name.toLowerCase().includes(word.toLowerCase());
  const unknown = words.find((word) => !acts.some((act) => named(act, word)));
  if (unknown !== undefined)
    throw new Error(`Nothing is called "${unknown}". There is:\n${acts.map(([name]) => `  ${name}`).join('\n')}`);
  return words.length === 0 ? acts : acts.filter((act) => words.some((word) => named(act, word)));
}
