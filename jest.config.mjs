// All tests of the workspace in three groups: `unit` (Node), `web` (jsdom) and `database` (a real PostgreSQL).
// Every package's own jest.config.mjs also works alone.
import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import node from './jest.node.preset.mjs';

const root = import.meta.dirname;
const DATABASE_SPEC = '\\.db\\.spec\\.ts$';
const RENDERED_LIBRARIES = ['ui', 'web-app', 'testing'];

/** The config of a package, as one project of a group. */
const project = async (displayName, file, overrides = {}) => {
  const config = (await import(pathToFileURL(`${root}/${file}`).href)).default;
  const ignored = [...(config.testPathIgnorePatterns ?? []), '/node_modules/', '/dist/'];
  return { ...config, displayName, testPathIgnorePatterns: ignored, ...overrides };
};

const withoutDatabase = { testPathIgnorePatterns: [DATABASE_SPEC, '/node_modules/', '/dist/'] };

const libraries = readdirSync(`${root}/shared`).filter((name) => existsSync(`${root}/shared/${name}/jest.config.mjs`));
const nodeLibraries = libraries.filter((name) => !RENDERED_LIBRARIES.includes(name));
const apps = ['funnel-web', 'member-web', 'admin-web'];

const tools = node(`${root}/tools`, {
  displayName: 'unit',
  testMatch: ['<rootDir>/**/*.spec.mjs'],
  moduleFileExtensions: ['mjs', 'js', 'cjs', 'ts', 'json'],
  // Plain modules with import.meta.dirname: SWC makes CommonJS of these as well.
  moduleNameMapper: {},
  transform: {
    '^.+\\.m?[tj]s$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } }, module: { type: 'commonjs' } },
    ],
  },
});

export default {
  testTimeout: 30_000,
  projects: [
    ...(await Promise.all(
      nodeLibraries.map((name) => project('unit', `shared/${name}/jest.config.mjs`, withoutDatabase)),
    )),
    await project('unit', 'backend/jest.config.mjs'),
    ...(existsSync(`${root}/docker/jest.config.mjs`) ? [await project('unit', 'docker/jest.config.mjs')] : []),
    tools,
    ...(await Promise.all(
      [...RENDERED_LIBRARIES.map((name) => `shared/${name}`), ...apps].map((folder) =>
        project('web', `${folder}/jest.config.mjs`),
      ),
    )),
    await project('database', 'backend/jest.database.config.mjs'),
    await project('database', 'shared/embedded-postgres/jest.config.mjs', {
      testMatch: ['<rootDir>/src/**/*.db.spec.ts'],
    }),
  ],
};
