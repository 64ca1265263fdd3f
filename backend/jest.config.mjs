import preset from '../jest.node.preset.mjs';

export default preset(import.meta.dirname, {
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  testPathIgnorePatterns: ['\\.db\\.spec\\.ts$'],
});
