// Counting: what the runners report, and the one line at the end.

/** @typedef {{ name: string, passed: number, failed: number, seconds: number, output: string, note?: string }} Result */

/** More failed files or browser tests than this are no accident. */
const ASKED_AGAIN = 3;

/**
 * The spec files to be asked a second time, alone (D-197): those with a failed test, where they are few and nothing else is wrong.
 * @param {any} report of Jest
 * @returns {string[]}
 */
export function filesToAskAgain(report) {
  /** @type {{ name: string, status: string }[]} */
  const suites = report?.testResults ?? [];
  if (!report || leftOut(report) > 0) return [];
  const failed = suites.filter(({ status }) => status === 'failed').map(({ name }) => name);
  return failed.length <= ASKED_AGAIN ? failed : [];
}

/**
 * Counts of a run whose failed files were asked again: the second answer stands in the place of the first.
 * @param {any} first report of Jest
 * @param {any} second report of the files that were asked again
 */
export function jestCountsAfterTwo(first, second) {
  const again = filesToAskAgain(first);
  const before = first.testResults.filter((/** @type {any} */ { name }) => again.includes(name));
  const passedBefore = before
    .flatMap((/** @type {any} */ suite) => suite.assertionResults)
    .filter((/** @type {any} */ { status }) => status === 'passed').length;
  const { passed, failed, note } = jestCounts(second);
  const files = again.map((file) => file.split('/').pop()).join(', ');
  return { passed: first.numPassedTests - passedBefore + passed, failed, note: note ?? `second attempt: ${files}` };
}

/** @param {any} report of Jest */
const leftOut = ({ numPendingTests, numTodoTests }) => numPendingTests + (numTodoTests ?? 0);

/**
 * Counts of Jest's JSON report. A suite that does not even load is one failure; a run without any test is one as well.
 * @param {any} report undefined where Jest has written none
 */
export function jestCounts(report) {
  if (!report) return { passed: 0, failed: 1, note: 'Jest has written no report' };
  const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites } = report;
  const left = leftOut(report);
  const failed = numFailedTests + numRuntimeErrorTestSuites + left;
  const note = left > 0 ? `${left} tests were left out` : undefined;
  return passed + failed === 0 ? { passed, failed: 1, note: 'no test ran' } : { passed, failed, note };
}

/**
 * Counts of Playwright's JSON report; a skipped test is a failure, and so is an error outside any test. What passed at the second
 * attempt is named.
 * @param {any} report
 */
export function playwrightCounts(report) {
  if (!report) return { passed: 0, failed: 1, note: 'Playwright has written no report' };
  const { expected, unexpected, flaky, skipped } = report.stats;
  // More than a few are no accident.
  const failed = unexpected + skipped + (report.errors?.length ?? 0) + (flaky > ASKED_AGAIN ? flaky : 0);
  if (expected + flaky + failed === 0) return { passed: 0, failed: 1, note: 'no test ran' };
  const note = flaky > 0 ? `second attempt: ${flakyTitles(report.suites).join(', ')}` : undefined;
  return { passed: expected + (flaky > ASKED_AGAIN ? 0 : flaky), failed, note };
}

/** @param {any[]} suites @returns {string[]} */
function flakyTitles(suites = []) {
  return suites.flatMap(({ suites: inner, specs = [] }) => [
    ...specs
      .filter((/** @type {any} */ { tests }) => tests.some((/** @type {any} */ { status }) => status === 'flaky'))
      .map((/** @type {any} */ { title }) => title),
    ...flakyTitles(inner),
  ]);
}

/**
 * The steps as a table, then "N passed, N failed".
 * @param {readonly Result[]} results
 */
export function summary(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const rows = results.map(({ name, passed, failed, seconds, note }) =>
    [
      failed > 0 ? 'FAILED' : 'ok    ',
      name.padEnd(width),
      `${seconds.toFixed(1).padStart(7)} s`,
      `${String(passed).padStart(6)} passed`,
      failed > 0 ? `${failed} failed` : '',
      note ? `(${note})` : '',
    ]
      .join('  ')
      .trimEnd(),
  );
  const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, result) => total + result[key], 0);
  return `${rows.join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed`;
}
