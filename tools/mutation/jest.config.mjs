// The specs of one part, as `npm test` would run them (jest.config.mjs at the top has several projects, which Stryker cannot run).
import { nodeTests } from '../jest/node.preset.mjs';
import { PARTS } from './parts.mjs';

const here = (/** @type {string} */ file) => new URL(file, import.meta.url).pathname;
const rootDir = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');
const { specs, database = false } = PARTS[process.env.MUTATION_PART ?? ''];

export default nodeTests(rootDir, {
  displayName: 'mutation',
  roots: specs,
  // A constant is worked out when its module is loaded: for those each run loads them anew.
  ...(process.env.MUTATION_CONSTANTS !== 'yes' && {
    testEnvironment: here('./one-process.environment.cjs'),
    runtime: here('./one-process.runtime.cjs'),
  }),
  testSequencer: here('./noticing-files.sequencer.cjs'),
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    // Thousands of random histories for each of a thousand mutants would take days: the examples have to notice by themselves.
    '\\.(property|properties)\\.spec\\.ts$',
    ...(database ? [] : ['\\.db\\.spec\\.ts$']),
  ],
  ...(database && {
    globalSetup: `${rootDir}/backend/test/harness/global-setup.mjs`,
    globalTeardown: `${rootDir}/backend/test/harness/global-teardown.mjs`,
  }),
});
