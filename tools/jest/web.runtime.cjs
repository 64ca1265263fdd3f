// What a rendered test file requires of packages is loaded once per process and shared by all its test files: React and MUI took a part of
// a second of each file, and V8 had to learn them anew. Our own sources are loaded afresh for each file, since some of them hold
// state; but for the libraries that hold none.
const path = require('node:path');
const { default: Runtime } = require('jest-runtime');
const { endingStorages } = require('./ended-storages.cjs');
const { printLate } = require('./web.late-print.cjs');

/** Those register hooks or matchers with Jest when they load, which must happen in each test file. */
const OF_EACH_FILE = /[/\\]node_modules[/\\]@testing-library[/\\](react|jest-dom|user-event)[/\\]/;
/** Texts, prices, rules and drawings: nothing in them remembers who asked. */
const OUR_OWN = /[/\\]shared[/\\](art|content|contracts|pricing|rules)[/\\]dist[/\\]/;
const OF_JEST = new Set(['@jest/globals', '@jest/expect', 'expect']);

/** Emotion forgets which styles it has written: they go with the page. */
function forgetStyles({ sheet, inserted, registered }) {
  sheet.flush();
  for (const known of [inserted, registered]) for (const name of Object.keys(known)) delete known[name];
}

class SharedPackages extends Runtime {
  #paths = new Map();
  #loaded = new Map();
  #emotion;

  constructor(config, environment, resolver, ...rest) {
    super(config, environment, resolver, ...rest);
    Object.assign(this, { environment, resolver });
  }

  /** Where the module lies, if it is one that the files share. */
  pathOf(from, name) {
    const key = `${path.dirname(from)}\0${name}`;
    if (!this.#paths.has(key)) this.#paths.set(key, this.#find(from, name));
    return this.#paths.get(key);
  }

  #find(from, name) {
    if (OF_JEST.has(name) || this.resolver.isCoreModule(name) || this.resolver.getMockModule(from, name))
      return undefined;
    // The file itself says it best where there is no such module.
    const file = this.resolver.resolveModule(from, name, {
      conditions: ['require', 'default', 'browser'],
      throwIfNotFound: false,
    });
    if (!file || OF_EACH_FILE.test(file)) return undefined;
    return file.includes(`${path.sep}node_modules${path.sep}`) || OUR_OWN.test(file) ? file : undefined;
  }

  load(from, name, file) {
    if (!this.#loaded.has(file))
      this.#loaded.set(
        file,
        this.environment.keep(() => this.requireModuleOrMock(from, name)),
      );
    return this.#loaded.get(file);
  }

  requireModuleOrMock(from, name) {
    const found = super.requireModuleOrMock(from, name);
    if (name === '@emotion/cache') return (this.#emotion ??= this.#watchedEmotion(found));
    if (name === '@testing-library/dom') printLate(found);
    // A tooltip opens at once for a while after another: that is state of the module.
    if (typeof found?.testReset === 'function') this.environment.atEnd(found.testReset);
    return found;
  }

  #watchedEmotion({ default: createCache }) {
    const watched = (options) => {
      // As in the product: one style sheet with all rules instead of an element for each.
      const cache = createCache({ ...options, speedy: true });
      this.environment.atEnd(() => forgetStyles(cache));
      return cache;
    };
    return { __esModule: true, default: watched };
  }
}

/** By the window that they are loaded into. */
const sharedOf = new WeakMap();

module.exports = class extends endingStorages(Runtime) {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    // Some files ask for the environment of Node.js.
    if (!environment.keep) return;
    if (!sharedOf.has(environment)) sharedOf.set(environment, new SharedPackages(config, environment, ...rest));
    this.shared = sharedOf.get(environment);
    this.transformCache.sourceMaps = this.shared.transformCache.sourceMaps;
  }

  setMock(from, name, ...rest) {
    if (this.shared?.pathOf(from, name))
      throw new Error('Rendered test files share packages, and none can be replaced: hand in a fake of what uses it');
    super.setMock(from, name, ...rest);
  }

  requireModuleOrMock(from, name) {
    const file = this.shared?.pathOf(from, name);
    return file ? this.shared.load(from, name, file) : super.requireModuleOrMock(from, name);
  }
};
