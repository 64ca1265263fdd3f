// Stryker names the tests that reach a change, and Jest loads every file to look for them. The first run tells which file has which tests:
// later ones load no other.
const { default: Sequencer } = require('@jest/test-sequencer');

/** Path → full names of its tests. */
const testsIn = new Map();

module.exports = class extends Sequencer {
  constructor(options) {
    super(options);
    this.pattern = options.globalConfig.testNamePattern;
  }

  sort(tests) {
    if (!this.pattern) return super.sort(tests);
    const wanted = new RegExp(this.pattern, 'i');
    return super.sort(tests.filter(({ path }) => testsIn.get(path)?.some((name) => wanted.test(name)) ?? true));
  }

  cacheResults(tests, results) {
    super.cacheResults(tests, results);
    if (this.pattern) return;
    for (const { testFilePath, testResults } of results.testResults)
      testsIn.set(
        testFilePath,
        testResults.map(({ fullName }) => fullName),
      );
  }
};
