// Jest for React code. SWC turns TypeScript into CommonJS; import.meta.env is what jest.web.transform.cjs makes of it.
const here = (file) => new URL(file, import.meta.url).pathname;

export default (rootDir, overrides = {}) => ({
  rootDir,
  testEnvironment: here('./jest.web.environment.cjs'),
  testMatch: ['<rootDir>/{src,test}/**/*.spec.{ts,tsx}'],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  transform: { '^.+\\.[tj]sx?$': [here('./jest.web.transform.cjs'), {}] },
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: {
    '\\.(css|svg|png|jpg|webp|woff2)(\\?url)?$': here('./jest.web.asset.cjs'),
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  ...overrides,
});
