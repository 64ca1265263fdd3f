// Counting: what the runners report, and the one line at the end.

/** @typedef {{ name: string, passed: number, failed: number, seconds: number, output: string, note?: string }} Result */

/**
 * Counts of Jest's JSON report. A suite that does not even load is one failure; a run without any test is one as well.
 * @param {any} report undefined where Jest has written none
 */
export function jestCounts(report) {
  if (!report) return { passed: 0, failed: 1, note: 'Jest has written no report' };
  const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests } = report;
  const left = numPendingTests + (numTodoTests ?? 0);
  const failed = numFailedTests + numRuntimeErrorTestSuites + left;
  const note = left > 0 ? `${left} tests were left out` : undefined;
  return passed + failed === 0 ? { passed, failed: 1, note: 'no test ran' } : { passed, failed, note };
}

/**
 * Counts of Playwright's JSON report; a skipped or flaky test is a failure, and so is an error outside any test.
 * @param {any} report
 */
export function playwrightCounts(report) {
  if (!report) return { passed: 0, failed: 1, note: 'Playwright has written no report' };
  const { expected: passed, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + skipped + (report.errors?.length ?? 0);
  return passed + failed === 0 ? { passed, failed: 1, note: 'no test ran' } : { passed, failed };
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
