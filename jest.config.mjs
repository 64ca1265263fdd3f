// All tests of the workspace in three groups: `unit` (Node.js), `web` (jsdom) and `database` (a real PostgreSQL).
// A part of them: `npx jest shared/pricing`, `npx jest --selectProjects web -- member-web/src/pages/login`.
import { readdirSync } from 'node:fs';
import { sharingTests } from './tools/jest/node.preset.mjs';
import { webTests } from './tools/jest/web.preset.mjs';

const rootDir = import.meta.dirname;
const RENDERED = ['shared/ui', 'shared/web-app', 'shared/testing', 'funnel-web', 'member-web', 'admin-web'];
const libraries = readdirSync(`${rootDir}/shared`).map((name) => `shared/${name}`);

export default {
  // Only for what would never end: a test waits for facts, and a busy machine takes its time.
  testTimeout: 300_000,
  testSequencer: `${rootDir}/tools/jest/waiting-later.cjs`,
  projects: [
    sharingTests(rootDir, {
      displayName: 'unit',
      roots: [...libraries.filter((name) => !RENDERED.includes(name)), 'backend/src', 'docker', 'tools'],
      testMatch: ['**/*.spec.{ts,mjs}'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.db\\.spec\\.ts$'],
    }),
    webTests(rootDir, { displayName: 'web', roots: RENDERED }),
    // One server; each file clones a migrated template.
    sharingTests(rootDir, {
      displayName: 'database',
      roots: ['backend/src', 'backend/test', 'shared/embedded-postgres/src'],
      testMatch: ['**/*.db.spec.ts', '**/backend/test/**/*.spec.ts'],
      globalSetup: '<rootDir>/backend/test/harness/global-setup.mjs',
      globalTeardown: '<rootDir>/backend/test/harness/global-teardown.mjs',
      moduleNameMapper: { '^@node-rs/argon2$': '<rootDir>/backend/test/harness/quick-argon2.cjs' },
    }),
  ],
};
