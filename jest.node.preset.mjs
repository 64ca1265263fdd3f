// Jest for Node packages. NestJS 12 and our code are ES modules; Jest on Node 20 cannot `require` those, so SWC turns both into CommonJS.
const esOnly = [
  '@nestjs',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'otplib',
  '@otplib',
  '@scure',
  '@noble',
  'nodemailer',
  'csv-parse',
  'csv-stringify',
  'postal-mime',
  'content-disposition',
  'isbot',
];

export default (rootDir, overrides = {}) => ({
  rootDir,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transformIgnorePatterns: [`/node_modules/(?!(${esOnly.join('|')})/)`],
  transform: {
    '^.+\\.[tj]s$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          keepClassNames: true,
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  ...overrides,
});
