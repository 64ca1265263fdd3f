// Order of the test files: as Jest has it, the longest of the last run first; those with real processes after the first half. They wait most
// of their time, so nobody should have to wait for them at the end; and they meet limits of the product's own, so they don't come early, while
// the browser tests need a processor (tools/test/steps.mjs): there a process got so little of one that three of these files took four minutes.
const { default: Sequencer } = require('@jest/test-sequencer');

const WAITING = /\/(backend\/test\/process|shared\/embedded-postgres)\//;
const waits = ({ path }) => WAITING.test(path.replaceAll('\\', '/'));

module.exports = class extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const others = sorted.filter((test) => !waits(test));
    return others.toSpliced(Math.ceil(others.length / 2), 0, ...sorted.filter(waits));
  }
};
