// Runs the specs of a part of pure rules for Stryker: loads them once and calls their tests again for each change. Jest keeps the modules as well
// (one-process.runtime.cjs), but begins a run of its own for each of a thousand changes: this takes a fraction of its time.
import { readdirSync, readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { expect } from 'expect';
import { bind } from 'jest-each';
import { SnapshotState, toMatchInlineSnapshot } from 'jest-snapshot';

const require = createRequire(import.meta.url);

/** What Stryker calls them. */
const PASSED = 0;
const FAILED = 1;

/** @typedef {{ id: string, file: string, before: Hook[], after: Hook[], run: Hook }} Test @typedef {() => unknown} Hook */

class OneProcess {
  /** @type {Test[]} */
  tests = [];

  capabilities = () => ({ reloadEnvironment: true });

  async init() {
    const { PARTS } = await import('./parts.mjs');
    this.files = PARTS[process.env.MUTATION_PART ?? ''].specs.flatMap(specsIn);
    compileOnRequire();
    this.load();
  }

  /** With `activeMutant`, also what is worked out while the files load is changed, and stays so until they are loaded again. */
  load(/** @type {string | null} */ activeMutant = null) {
    strykerState().activeMutant = activeMutant;
    for (const file of Object.keys(require.cache)) if (isCopied(file)) delete require.cache[file];
    this.tests = [];
    this.loadedWith = activeMutant;
    for (const file of this.files) {
      this.declareInto(file);
      require(path.resolve(file));
    }
  }

  /** `describe`, `it` and their hooks, as Jest has them; what is not here (`beforeAll`, `jest`) fails when a spec asks for it. */
  declareInto(/** @type {string} */ file) {
    /** @type {{ names: string[], before: Hook[], after: Hook[] }} */
    let scope = { names: [file], before: [], after: [] };
    const describe = (/** @type {string} */ name, /** @type {Hook} */ body) => {
      const outer = scope;
      scope = { names: [...outer.names, name], before: [...outer.before], after: [...outer.after] };
      body();
      scope = outer;
    };
    const it = (/** @type {string} */ name, /** @type {Hook} */ run) => {
      const { names, before, after } = scope;
      const id = `${[...names, name].join(' ')} #${this.tests.length}`;
      this.tests.push({ id, file, before, after, run });
    };
    Object.assign(globalThis, {
      expect,
      it: Object.assign(it, { each: bind(it) }),
      describe: Object.assign(describe, { each: bind(describe) }),
      beforeEach: (/** @type {Hook} */ hook) => scope.before.push(hook),
      afterEach: (/** @type {Hook} */ hook) => scope.after.unshift(hook),
    });
  }

  async dryRun() {
    const stryker = strykerState();
    const tests = [];
    for (const test of this.tests) {
      stryker.currentTestId = test.id;
      const begun = performance.now();
      const failure = await failureOf(test);
      const common = {
        id: test.id,
        name: test.id,
        fileName: path.resolve(test.file),
        timeSpentMs: performance.now() - begun,
      };
      tests.push(
        failure === null ? { ...common, status: PASSED } : { ...common, status: FAILED, failureMessage: failure },
      );
    }
    stryker.currentTestId = undefined;
    return { status: 'complete', tests, mutantCoverage: stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    const constant = mutantActivation === 'static';
    try {
      if (constant || this.loadedWith !== null) this.load(constant ? activeMutant.id : null);
      const change = () => this.runChanged({ activeMutant, testFilter, hitLimit });
      const { test, result } = await change();
      if (constant || !test || (await this.passesUnchanged(test))) return result;
      // This change has left something behind, or one before it has: modules that nothing has happened to yet tell what this one does.
      this.load();
      const again = await change();
      if (again.test && !(await this.passesUnchanged(again.test))) {
        // The next change must not be blamed for it.
        this.load();
        if (!(await this.passesUnchanged(again.test)))
          return { status: 'error', errorMessage: `it fails by itself: ${again.test.id}` };
      }
      return again.result;
    } catch (error) {
      return { status: 'error', errorMessage: messageOf(error) };
    }
  }

  /** What Stryker is told, and the test that has failed, if one has. */
  async runChanged({ activeMutant, testFilter, hitLimit }) {
    const stryker = strykerState();
    Object.assign(stryker, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit && 0 });
    const covering = this.tests.filter(({ id }) => testFilter?.includes(id) ?? true);
    for (const [index, test] of covering.entries()) {
      const failureMessage = await failureOf(test);
      if (stryker.hitCount > stryker.hitLimit) return { result: { status: 'timeout', reason: 'an endless loop' } };
      if (failureMessage === null) continue;
      return { test, result: { status: 'killed', killedBy: [test.id], failureMessage, nrOfTests: index + 1 } };
    }
    return { result: { status: 'survived', nrOfTests: covering.length } };
  }

  async passesUnchanged(/** @type {Test} */ { id }) {
    strykerState().activeMutant = null;
    const test = this.tests.find((one) => one.id === id);
    return test !== undefined && (await failureOf(test)) === null;
  }
}

/** Not the random histories: thousands of them for each of a thousand changes would take days. */
const specsIn = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.spec\.ts$/.test(name) && !/\.(property|properties|db)\.spec\.ts$/.test(name))
    .map((name) => `${folder}/${name}`)
    .toSorted();

const strykerState = () => (globalThis.__stryker__ ??= {});

const messageOf = (/** @type {unknown} */ error) => (error instanceof Error ? error.message : String(error));

/** The message of the failure; null where the test passes. */
async function failureOf(/** @type {Test} */ test) {
  // Snapshots do not throw, they leave their errors here.
  /** @type {Error[]} */
  const suppressedErrors = [];
  const { id: currentTestName, file: testPath } = test;
  expect.setState({ currentTestName, testPath, snapshotState: snapshotsOf(testPath), suppressedErrors });
  try {
    await runWithHooks(test);
    return suppressedErrors[0]?.message ?? null;
  } catch (error) {
    return messageOf(error);
  }
}

async function runWithHooks(/** @type {Test} */ { before, after, run }) {
  try {
    for (const hook of before) await hook();
    await run();
  } finally {
    for (const hook of after) await hook();
  }
}

expect.extend({ toMatchInlineSnapshot });
const snapshotsOf = (/** @type {string} */ file) =>
  new SnapshotState(`${file}.snap`, {
    updateSnapshot: 'none',
    rootDir: process.cwd(),
    snapshotFormat: { escapeString: false, printBasicPrototype: false },
  });

/** As `tools/jest/node.preset.mjs` has Jest do it: our sources import `./file.js` and mean `./file.ts`. */
function compileOnRequire() {
  const resolve = Module._resolveFilename;
  Module._resolveFilename = function (request, parent, ...rest) {
    try {
      return resolve.call(this, request, parent, ...rest);
    } catch (error) {
      if (!request.endsWith('.js')) throw error;
      return resolve.call(this, request.replace(/\.js$/, '.ts'), parent, ...rest);
    }
  };
  const plain = Module._extensions['.js'];
  Module._extensions['.js'] = (module, file) => (isOurs(file) ? compile(module, file) : plain(module, file));
  Module._extensions['.ts'] = compile;
}

const isOurs = (/** @type {string} */ file) => !file.includes('/node_modules/');
const isCopied = (/** @type {string} */ file) => file.startsWith(`${process.cwd()}/`) && isOurs(file);

/** @type {Map<string, string>} */
const compiled = new Map();

function compile(module, /** @type {string} */ filename) {
  if (!compiled.has(filename)) compiled.set(filename, codeOf(filename));
  module._compile(compiled.get(filename), filename);
}

const codeOf = (/** @type {string} */ filename) =>
  transformSync(readFileSync(filename, 'utf8'), {
    filename,
    configFile: false,
    swcrc: false,
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: filename.endsWith('.ts') ? { syntax: 'typescript', decorators: true } : { syntax: 'ecmascript' },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    },
    module: { type: 'commonjs' },
  }).code;

export const strykerPlugins = [{ kind: 'TestRunner', name: 'one-process', factory: () => new OneProcess() }];
