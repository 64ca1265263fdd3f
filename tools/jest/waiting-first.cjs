// Order of the test files. Those with real processes wait most of their time: they come first, so that nobody waits for them at the
// end. The rest as Jest has it, the longest of the last run first.
const { default: Sequencer } = require('@jest/test-sequencer');

const WAITING = /\/(backend\/test\/process|shared\/embedded-postgres)\//;
const rank = ({ path }) => (WAITING.test(path.replaceAll('\\', '/')) ? 0 : 1);

module.exports = class extends Sequencer {
  async sort(tests) {
    return [...(await super.sort(tests))].sort((a, b) => rank(a) - rank(b));
  }
};
