// What a test file requires is loaded once per process and shared by all its test files: NestJS, TypeORM, Stripe and our own sources
// took one to two seconds of each file that starts the application. Only the test file itself is its own. State that a module holds
// lasts from file to file (ours hold next to none), and no module can be replaced by a mock.
const { default: Runtime } = require('jest-runtime');
const { keepGlobals } = require('./shared-globals.environment.cjs');

/** The modules that the test files of a project share, by its resolver: Jest makes a new one when a watched file has changed. */
const sharedOf = new WeakMap();
/** Jest's own, one for each test file. */
const OWN = new Set(['@jest/globals', '@jest/expect', 'expect']);

class SharedModules extends Runtime {
  loading = false;

  requireModuleOrMock(from, name) {
    const load = () => super.requireModuleOrMock(from, name);
    if (this.loading) return load();
    this.loading = true;
    try {
      return keepGlobals(load);
    } finally {
      this.loading = false;
    }
  }
}

const refuse = () => {
  throw new Error('Test files share their modules, and none can be replaced: hand in a fake of the port instead');
};

module.exports = class extends Runtime {
  setMock = refuse;
  setModuleMock = refuse;
  isolateModules = refuse;
  isolateModulesAsync = refuse;

  constructor(config, environment, resolver, ...rest) {
    super(config, environment, resolver, ...rest);
    if (!sharedOf.has(resolver)) sharedOf.set(resolver, new SharedModules(config, environment, resolver, ...rest));
    this.shared = sharedOf.get(resolver);
    // Where the lines of a stack trace come from, those of shared modules too.
    this.transformCache.sourceMaps = this.shared.transformCache.sourceMaps;
  }

  requireModuleOrMock(from, name) {
    return OWN.has(name) ? super.requireModuleOrMock(from, name) : this.shared.requireModuleOrMock(from, name);
  }
};
