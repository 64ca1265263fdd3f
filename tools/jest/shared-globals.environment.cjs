// Tests of Node.js run in the context of the process, one file after another, because they share their modules
// (shared-modules.runtime.cjs). What a test file changed of the global objects is put back when it ends; what a shared module made of
// them stays with it, because nobody loads it a second time.
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { ownContext, install } = require('./compile-once.cjs');
const { Leaks } = require('./leaks.cjs');
const { Remembered } = require('./remembered.cjs');

install();

const leaks = new Leaks();
const globals = [new Remembered(globalThis), new Remembered(process.env)];

class SharedGlobals {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);

  constructor({ projectConfig: config }) {
    // Jest wraps them for each test file.
    const { exit, getBuiltinModule } = process;
    this.unwrapProcess = () => Object.assign(process, { exit, getBuiltinModule });
    this.fakeTimers = new LegacyFakeTimers({
      config,
      global: globalThis,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: (timer) => timer, refToId: (timer) => timer },
    });
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    try {
      leaks.refuse();
    } finally {
      for (const remembered of globals) remembered.putBack();
      this.unwrapProcess();
    }
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return ownContext;
  }
}

/** Loads a shared module: what it makes of the global objects stays. */
function keepGlobals(load) {
  return [leaks, ...globals].reduce((inner, watch) => () => watch.keep(inner), load)();
}

module.exports = SharedGlobals;
module.exports.keepGlobals = keepGlobals;
