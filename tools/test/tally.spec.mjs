import { filesToAskAgain, jestCounts, jestCountsAfterTwo, playwrightCounts, summary } from './tally.mjs';

const report = {
  numPassedTests: 5,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};
const playwright = (stats, errors = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
});

describe('jestCounts', () => {
  it.each([
    ['all green', report, 5, 0],
    ['a failed test', { ...report, numFailedTests: 2 }, 5, 2],
    ['a suite that does not load', { ...report, numRuntimeErrorTestSuites: 1 }, 5, 1],
    ['a test left out', { ...report, numPendingTests: 1 }, 5, 1],
    ['no test at all', { ...report, numPassedTests: 0 }, 0, 1],
    ['no report', undefined, 0, 1],
  ])('counts %s', (_label, given, passed, failed) => {
    expect(jestCounts(given)).toMatchObject({ passed, failed });
  });
});

describe('a second attempt', () => {
  const suite = (name, passed, failed = 0) => ({
    name: `/summit/${name}`,
    status: failed > 0 ? 'failed' : 'passed',
    assertionResults: [...Array(passed).fill({ status: 'passed' }), ...Array(failed).fill({ status: 'failed' })],
  });
  const first = { ...report, numFailedTests: 1, testResults: [suite('a.spec.ts', 3), suite('b.spec.ts', 2, 1)] };

  it('is for few files that failed', () => {
    expect(filesToAskAgain(first)).toEqual(['/summit/b.spec.ts']);
    const many = ['a', 'b', 'c', 'd'].map((name) => suite(name, 0, 1));
    expect(filesToAskAgain({ ...first, testResults: many })).toEqual([]);
    expect(filesToAskAgain(undefined)).toEqual([]);
  });

  it('is for none where tests were left out', () => {
    expect(filesToAskAgain({ ...first, numPendingTests: 40 })).toEqual([]);
  });

  it('stands in the place of the first, and is named', () => {
    const second = { ...report, numPassedTests: 3, testResults: [suite('b.spec.ts', 3)] };
    expect(jestCountsAfterTwo(first, second)).toEqual({ passed: 6, failed: 0, note: 'second attempt: b.spec.ts' });
  });

  it('may fail as well', () => {
    const second = { ...report, numPassedTests: 2, numFailedTests: 1 };
    expect(jestCountsAfterTwo(first, second)).toMatchObject({ passed: 5, failed: 1 });
    expect(jestCountsAfterTwo(first, undefined)).toMatchObject({ failed: 1 });
  });
});

describe('playwrightCounts', () => {
  it('names what passed at the second attempt', () => {
    const spec = (title, status) => ({ title, tests: [{ status }] });
    const suites = [{ specs: [spec('pays', 'expected')], suites: [{ specs: [spec('watches', 'flaky')] }] }];
    const counts = playwrightCounts({ ...playwright({ expected: 1, flaky: 1 }), suites });
    expect(counts).toEqual({ passed: 2, failed: 0, note: 'second attempt: watches' });
    expect(playwrightCounts(playwright({ expected: 1, flaky: 4 }))).toMatchObject({ passed: 1, failed: 4 });
  });

  it.each([
    ['all green', playwright({ expected: 3 }), 3, 0],
    ['a failed and a skipped test', playwright({ expected: 3, unexpected: 1, skipped: 1 }), 3, 2],
    ['an error outside any test', playwright({}, [{ message: 'no browser' }]), 0, 1],
    ['no test at all', playwright({}), 0, 1],
    ['no report', undefined, 0, 1],
  ])('counts %s', (_label, given, passed, failed) => {
    expect(playwrightCounts(given)).toMatchObject({ passed, failed });
  });
});

describe('summary', () => {
  it('ends with one plain line that adds everything up', () => {
    const text = summary([
      { name: 'lint', passed: 1, failed: 0, seconds: 2, output: '' },
      { name: 'unit tests', passed: 40, failed: 2, seconds: 61.5, output: '' },
    ]);
    expect(text.split('\n')).toEqual([
      'ok      lint            2.0 s       1 passed',
      'FAILED  unit tests     61.5 s      40 passed  2 failed',
      '',
      '41 passed, 2 failed',
    ]);
  });
});
