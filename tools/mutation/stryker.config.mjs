// One part at a time, named by MUTATION_PART (mutate.mjs sets it). Stryker works on a copy below .data and changes no source.
import { mutatedOf, PARTS, reportOf } from './parts.mjs';

const name = process.env.MUTATION_PART ?? '';
/** One file of the part by its name without `.ts`, so that a rule and its spec can be mended in a minute; empty for all of them. */
const file = process.env.MUTATION_FILE ?? '';
const { pure = false } = PARTS[name];
const report = reportOf(name, file);

export default {
  mutate: mutatedOf(name, file),
  testRunner: pure ? 'one-process' : 'jest',
  plugins: ['@stryker-mutator/*', './tools/mutation/one-process.runner.mjs'],
  jest: { configFile: 'tools/mutation/jest.config.mjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // A constant of a module is worked out when the module is loaded, so all specs of the part have to run again for it: minutes instead of seconds.
  ignoreStatic: process.env.MUTATION_CONSTANTS !== 'yes',
  concurrency: 1,
  tempDirName: '.data/mutation/copy',
  // The copy: sources and what Jest needs of the tools. Built packages are found through node_modules.
  ignorePatterns: [
    '**',
    '!shared/*/src/**',
    '!shared/*/package.json',
    '!backend/{src,test,dist}/**',
    '!backend/package.json',
    '!tools/{jest,mutation}/**',
    '!package.json',
  ],
  // The files are compiled by SWC, which does not look at types.
  disableTypeChecks: false,
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, allowEmojis: false },
  htmlReporter: { fileName: `${report}.html` },
  jsonReporter: { fileName: `${report}.report.json` },
  thresholds: { high: 95, low: 90, break: 90 },
  allowConsoleColors: false,
};
