const begin = Date.now();

/**
 * One line with the seconds since the start: "   3.2 s  PostgreSQL is running".
 * @param {string} text
 */
export function progress(text) {
  const seconds = ((Date.now() - begin) / 1_000).toFixed(1).padStart(6);
  console.log(`${seconds} s  ${text}`);
}
