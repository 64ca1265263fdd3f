/**
 * A value between quotes in an nginx file.
 * @param {string} value without `$`: nginx would read a variable there
 */
export function quoted(value) {
  if (/[$\0\r\n]/.test(value)) throw new Error(`nginx cannot hold this text: ${JSON.stringify(value)}`);
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/**
 * Lines of a block, indented.
 * @param {string} head
 * @param {readonly string[]} lines
 */
export const block = (head, lines) => [`${head} {`, ...lines.map((line) => `    ${line}`), '}'].join('\n');
