// Jest for React code. SWC turns TypeScript into CommonJS; import.meta.env is what web.transform.cjs makes of it.
const here = (/** @type {string} */ file) => new URL(file, import.meta.url).pathname;

/**
 * @param {string} rootDir
 * @param {{ displayName: string, roots: string[] } & Record<string, unknown>} project `roots`: folders below `rootDir`
 */
export const webTests = (rootDir, { roots, ...project }) => ({
  rootDir,
  roots: roots.map((folder) => `<rootDir>/${folder}`),
  testEnvironment: here('./web.environment.cjs'),
  runtime: here('./web.runtime.cjs'),
  testMatch: ['**/{src,test}/**/*.spec.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  setupFiles: [here('./web.owner-stacks.cjs')],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  transform: { '\\.[tj]sx?$': [here('./web.transform.cjs'), {}] },
  transformIgnorePatterns: ['/node_modules/'],
  resolver: here('./typescript-resolver.cjs'),
  moduleNameMapper: {
    '^@testing-library/react$': here('./web.testing-library.cjs'),
    '\\.(css|svg|png|jpg|webp|woff2)(\\?url)?$': here('./web.asset.cjs'),
  },
  ...project,
});
