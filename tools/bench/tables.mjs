// The tables that the benchmark prints.

/**
 * Rows of texts as columns; the first column to the left, the others to the right.
 * @param {readonly (readonly string[])[]} rows
 */
export function columns(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const cell = (/** @type {string} */ text, /** @type {number} */ column) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}

/**
 * Three digits that mean something: 0.0123, 1.23, 12.3, 123, 12300.
 * @param {number} value
 */
export function short(value) {
  if (!Number.isFinite(value)) return '-';
  if (value === 0 || Number.isInteger(value)) return String(value);
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return value.toFixed(Math.min(digits, 4));
}

const verdict = (/** @type {readonly string[]} */ misses) => (misses.length === 0 ? 'reached' : misses.join('; '));

/** @param {readonly import('./compare.mjs').Comparison[]} comparisons */
export function apiTable(comparisons) {
  const head = [
    'route',
    'c',
    'side',
    'req/s',
    'p50 ms',
    'p99 ms',
    'errors',
    'CPU us app',
    '+ database',
    'ratio',
    'goal',
    '',
  ];
  const rows = comparisons.flatMap(({ route, connections, floor, product, ratio, ratioRange, goal, misses }) => {
    const numbers = (/** @type {typeof floor} */ side) => [
      short(side.rate),
      short(side.p50),
      short(side.p99),
      String(side.failed + side.missing),
      side.appMicros.toFixed(0),
      side.databaseMicros.toFixed(0),
    ];
    const range = ratioRange.map((one) => one.toFixed(2)).join('-');
    return [
      [route, String(connections), 'floor', ...numbers(floor), '', '', ''],
      ['', '', 'product', ...numbers(product), `${ratio.toFixed(2)} (${range})`, `<= ${goal}`, verdict(misses)],
    ];
  });
  return columns([head, ...rows]);
}

/** @param {readonly import('./finding.mjs').Finding[]} findings */
export const findingTable = (findings) =>
  columns([
    ['measured', 'value', 'goal', ''],
    ...findings.map(({ what, value, unit, goal = '', reached }) => [
      what,
      `${short(value)} ${unit}`.trimEnd(),
      goal,
      reached === undefined ? '' : reached ? 'reached' : 'MISSED',
    ]),
  ]);
