import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import { lintBans } from './tools/checks/lint-bans.mjs';

const tests = ['**/*.spec.{ts,tsx,mjs}', '**/test/**', 'shared/testing/**'];
const configs = ['**/*.config.{js,mjs,cjs,ts}', '**/global-{setup,teardown}.{mjs,ts}', '**/*.d.{ts,mts}'];
/** Code that runs on the machine that builds, starts or tests the product. */
const buildTime = ['tools/**', 'docker/**', '*-web/build/**', '*-web/*.mjs', ...configs];

const readonly = (/** @type {string[]} */ names) => Object.fromEntries(names.map((name) => [name, 'readonly']));
const nodeGlobals = readonly(Object.getOwnPropertyNames(globalThis));
const browserGlobals = readonly(
  'window document location localStorage sessionStorage matchMedia getComputedStyle scrollTo scrollBy requestAnimationFrame MutationObserver'.split(
    ' ',
  ),
);
const jestGlobals = readonly('jest describe it test expect beforeAll beforeEach afterAll afterEach'.split(' '));

export default defineConfig(
  {
    ignores: [
      '**/{dist,dist-ssr,node_modules,coverage}/',
      '{.nx,.data,test-results,playwright-report,screenshots}/',
      'funnel-web/public/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommended,
  {
    plugins: { summit: lintBans },
    rules: {
      // Services and DTO classes are imported as values: their types are metadata at run time.
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // `interface Theme extends Ours {}` is how a type of MUI is widened.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      // Input rules refuse control characters, so they must name them.
      'no-control-regex': 'off',
      eqeqeq: 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
      // tools/checks/names-check.mjs has a limit for the files that are left out below, and for style sheets.
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'summit/no-process-env': 'error',
      'summit/no-import-meta-env': 'error',
      'summit/no-bare-storage': 'error',
      'summit/no-raw-html': 'error',
      'summit/no-default-export': 'error',
      'summit/no-forward-ref': 'error',
      'summit/no-module-mocks': 'error',
      'summit/no-unfinished-tests': 'error',
      'summit/four-params': 'error',
      'summit/max-params': 'error',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: { ...nodeGlobals, ...readonly(['module', 'require', 'exports', '__dirname']) } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  { files: ['**/*.spec.mjs'], languageOptions: { globals: jestGlobals } },
  {
    // Scripts that a page loads as they are, before any app.
    files: ['shared/ui/app-public/**/*.js'],
    languageOptions: { globals: browserGlobals },
    rules: { 'summit/no-bare-storage': 'off' },
  },
  {
    // Screenshots and benchmarks hand functions to a browser.
    files: ['tools/{screenshots,bench}/**', '**/test/**/*.mjs'],
    languageOptions: { globals: browserGlobals },
  },
  {
    files: ['{funnel,member,admin}-web/src/**/*.{ts,tsx}', 'shared/{ui,web-app}/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['backend/src/**/{domain,application}/**/*.ts', 'shared/{pricing,rules}/src/**/*.ts'],
    ignores: tests,
    rules: { 'summit/no-hidden-clock': 'error' },
  },
  {
    files: ['shared/pricing/src/**/*.ts', 'backend/src/modules/payments/**/*.ts', '*-web/src/**/*.{ts,tsx}'],
    ignores: ['shared/pricing/src/money.ts', ...tests],
    rules: { 'summit/no-money-arithmetic': 'error' },
  },

  // Where a ban ends: the one file that owns the thing, and code that is not shipped.
  {
    files: [
      'backend/src/config/env.ts',
      // Stand-alone programs of the demo.
      'shared/provider-simulators/src/{main,simulator-error}.ts',
      'shared/embedded-postgres/src/run-program.ts',
      ...buildTime,
      ...tests,
    ],
    rules: { 'summit/no-process-env': 'off' },
  },
  { files: ['{*-web,shared/web-app}/src/config/env.ts'], rules: { 'summit/no-import-meta-env': 'off' } },
  {
    // `askFirst` and `showKnownVisitor` run in a page before any app and can import nothing.
    files: [
      'shared/web-app/src/browser/browser-store.ts',
      'funnel-web/src/first-paint/known-visitor.ts',
      'shared/web-app/src/first-paint/ask-first.ts',
      ...buildTime,
      ...tests,
    ],
    rules: { 'summit/no-bare-storage': 'off' },
  },
  {
    // Drawings and scripts of our own (never visitors' text), and the slot that React must leave alone.
    files: [
      'shared/ui/src/art/Relief.tsx',
      'funnel-web/src/lib/browser/IslandSlot.tsx',
      'funnel-web/src/first-paint/KnownVisitorScript.tsx',
      ...tests,
    ],
    rules: { 'summit/no-raw-html': 'off' },
  },
  { files: [...configs, '*.{js,cjs}'], rules: { 'summit/no-default-export': 'off' } },
  {
    // Nest hands each part of a request to its own decorated parameter; fixtures are called with rows of a table.
    files: ['backend/src/**/*{.,-}controller.ts', ...tests],
    rules: { 'summit/four-params': 'off' },
  },
  {
    // Drawing code takes coordinates, which everybody knows by their position.
    files: [
      'shared/art/src/**',
      'backend/src/platform/documents/pdf/**',
      'backend/src/modules/funnel/bonus-files/banners/**',
    ],
    rules: { 'summit/four-params': 'off', 'summit/max-params': 'off' },
  },
  {
    // A merged migration is never edited. What starts a database or opens a browser takes its time for that, whatever its length.
    files: [
      'shared/content/src/**',
      '**/migrations/*.ts',
      '**/*.db.spec.ts',
      'backend/test/**',
      '*-web/test/browser/**',
    ],
    rules: { 'max-lines': 'off' },
  },
);
