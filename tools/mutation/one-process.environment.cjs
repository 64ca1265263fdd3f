// Stryker switches its changes on and off while the program runs, by one object and a variable of the process. Modules that stay loaded from
// change to change (one-process.runtime.cjs) have to find that same object each time, and every test file has to find the variable.
const SharedGlobals = require('../jest/shared-globals.environment.cjs');

const VARIABLE = '__STRYKER_ACTIVE_MUTANT__';

let switches;

module.exports = class extends SharedGlobals {
  async setup() {
    await super.setup();
    switches ??= globalThis.__stryker__ ?? {};
    globalThis.__stryker__ = switches;
    switches.activeMutant = process.env[VARIABLE];
  }

  async teardown() {
    const active = process.env[VARIABLE];
    await super.teardown();
    if (active !== undefined) process.env[VARIABLE] = active;
  }
};
