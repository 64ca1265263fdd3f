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
  'postal-mime',
  'content-disposition',
  'cookie',
  'isbot',
  'qr',
];

const here = (/** @type {string} */ file) => new URL(file, import.meta.url).pathname;

const swc = (/** @type {object} */ jsc) => [
  '@swc/jest',
  { jsc: { target: 'es2022', keepClassNames: true, ...jsc }, module: { type: 'commonjs' } },
];

/**
 * @param {string} rootDir
 * @param {{ displayName: string, roots: string[] } & Record<string, unknown>} project `roots`: folders below `rootDir`
 */
export const nodeTests = (rootDir, { roots, ...project }) => ({
  rootDir,
  roots: roots.map((folder) => `<rootDir>/${folder}`),
  testEnvironment: here('./node.environment.cjs'),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  resolver: here('./typescript-resolver.cjs'),
  transformIgnorePatterns: [`/node_modules/(?!(${esOnly.join('|')})/)`],
  transform: {
    '\\.[tj]s$': swc({
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    }),
    '\\.mjs$': swc({ parser: { syntax: 'ecmascript' } }),
  },
  ...project,
});

/**
 * The same where the files of a process share their modules.
 * @type {typeof nodeTests}
 */
export const sharingTests = (rootDir, project) => ({
  ...nodeTests(rootDir, project),
  testEnvironment: here('./shared-globals.environment.cjs'),
  runtime: here('./shared-modules.runtime.cjs'),
  // These are the process's own: without them Jest itself stands still.
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] },
});
