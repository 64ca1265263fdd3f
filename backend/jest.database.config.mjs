import preset from '../jest.node.preset.mjs';

// Database and end-to-end tests: real PostgreSQL, one clone of a migrated template per file.
export default preset(import.meta.dirname, {
  displayName: 'database',
  testMatch: ['<rootDir>/src/**/*.db.spec.ts', '<rootDir>/test/**/*.spec.ts'],
  globalSetup: '<rootDir>/test/harness/global-setup.mjs',
  globalTeardown: '<rootDir>/test/harness/global-teardown.mjs',
});
