// What a test file requires of packages and of the product is loaded once per process and shared by all its test files: NestJS, TypeORM,
// Stripe and our own sources took one to two seconds of each file that starts the application. The test file and what helps it (below
// a folder `test`) are its own. State that a shared module holds lasts from file to file (ours hold next to none), and none can be
// replaced by a mock.
const path = require('node:path');
const { default: Runtime } = require('jest-runtime');
const { endingStorages } = require('./ended-storages.cjs');
const { keepGlobals } = require('./shared-globals.environment.cjs');

/** The modules that the test files of a project share, by its resolver: Jest makes a new one when a watched file has changed. */
const sharedOf = new WeakMap();
/** Jest's own, one for each test file. */
const OF_JEST = new Set(['@jest/globals', '@jest/expect', 'expect']);
/** A harness counts: its addresses and buyers begin anew for each test file, whatever ran before. */
const isHarness = (from, name) =>
  name.startsWith('.') && /[/\\]test[/\\]/.test(path.resolve(from, '..', name)) && !from.includes('node_modules');

class SharedModules extends Runtime {
  loading = false;
  /** What test files have asked for. To look at all globals before and after takes longer than to answer what is there already. */
  loaded = new Set();

  constructor(...args) {
    super(...args);
    // Fastify looks through all modules for the name of a plugin, which is a twentieth of the lane: here it finds none, and takes the function's.
    this.registries.requireCacheProxy = Object.freeze({});
  }

  requireModuleOrMock(from, name) {
    const load = () => super.requireModuleOrMock(from, name);
    const key = `${path.dirname(from)}\0${name}`;
    if (this.loading || this.loaded.has(key)) return load();
    this.loading = true;
    try {
      const module = keepGlobals(load);
      this.loaded.add(key);
      return module;
    } finally {
      this.loading = false;
    }
  }
}

const refuse = () => {
  throw new Error('Test files share their modules, and none can be replaced: hand in a fake of the port instead');
};

module.exports = class extends endingStorages(Runtime) {
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
    const isOwn = OF_JEST.has(name) || isHarness(from, name);
    return isOwn ? super.requireModuleOrMock(from, name) : this.shared.requireModuleOrMock(from, name);
  }
};
