// Packs what `tsc` wrote into few files, `dist/packed/main.js` first: a process that opens some sixty files instead of 3,700 starts with half
// the CPU and keeps fewer sources in memory. Libraries are squeezed, too; our own code is not, so that a stack trace leads to lines one can
// read. Commands that run inside the application are packed likewise, apart from it, so that it loads nothing for their sake; `dist/cli`
// stays their place.
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { minify } from 'rolldown/utils';

/**
 * These stay in node_modules, as REQUIRED do: few calls load them, they find files or machine code beside themselves, or TypeORM asks for
 * them by name.
 */
const OUTSIDE = [
  '@nestjs/swagger',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'docx',
  'fontkit',
  'js-yaml',
  'light-my-request',
  'nodemailer',
  'pdfkit',
  'prom-client',
  'sharp',
  'typescript',
  'write-excel-file/node',
  /^@aws-sdk\//,
  /^@fastify\/(ajv|fast-json-stringify)-compiler$/,
  /^@opentelemetry\//,
  /^pg-/,
];

/**
 * Two packages of Nest make a `require` of their own, which a packer cannot follow: each would load its library a second time. The
 * packer knows a plain one.
 */
const PLAIN_REQUIRE = {
  name: 'plain-require',
  transform: {
    filter: { id: /@nestjs[/\\](typeorm|mapped-types)[/\\]/ },
    handler: (/** @type {string} */ code) => code.replace('const require = createRequire(import.meta.url);', ''),
  },
};

/** Drivers of other databases are a third of TypeORM. It names each, and asks for one of them only where a data source is of that kind. */
const NO_OTHER_DATABASES = {
  name: 'no-other-databases',
  load: {
    filter: { id: /[/\\]typeorm[/\\]driver[/\\](?!postgres[/\\])[\w-]+[/\\]\w+Driver\.js$/ },
    handler: () => 'module.exports = {};',
  },
};

/** The plans of all phone numbers, for a decorator that no DTO has. */
const NO_PHONE_NUMBERS = {
  name: 'no-phone-numbers',
  load: {
    filter: { id: /[/\\]class-validator[/\\].*[/\\]IsPhoneNumber\.js$/ },
    handler: () => 'module.exports = {};',
  },
};

/** Whoever compresses answers asks one thing of the list of all media types: which of them get smaller. Only those are kept. */
const COMPRESSIBLE_TYPES = {
  name: 'compressible-types',
  load: {
    filter: { id: /[/\\]mime-db[/\\]db\.json$/ },
    handler: (/** @type {string} */ file) => {
      const all = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
      return JSON.stringify(
        Object.fromEntries(all.flatMap(([type, { compressible }]) => (compressible ? [[type, { compressible }]] : []))),
      );
    },
  },
};

/** TypeORM sets SQL for a log that we do not write, and finds entities by patterns of file names, where we name each. */
const NO_PATTERNS = {
  name: 'no-patterns',
  load: {
    filter: { id: /node_modules[/\\](@sqltools[/\\]formatter|tinyglobby)[/\\].*js$/ },
    handler: () => 'module.exports = {};',
  },
};

/**
 * What every process loads of CommonJS that stays in node_modules. Before Node.js `import`s such a package, it reads through its files for the
 * names they export, by a parser in JavaScript, and optimises that parser. A `require` does without: 3 % of a start.
 */
const REQUIRED = ['@node-rs/argon2', 'pg', 'pino'];
const AS_REQUIRED = '\0required:';
const REQUIRED_PLAINLY = {
  name: 'required-plainly',
  resolveId: {
    filter: { id: new RegExp(`^(${REQUIRED.join('|')})$`) },
    handler: (/** @type {string} */ id, /** @type {string | undefined} */ importer) =>
      importer?.startsWith(AS_REQUIRED) ? { id, external: true } : `${AS_REQUIRED}${id}`,
  },
  load: {
    filter: { id: new RegExp(`^${AS_REQUIRED}`) },
    handler: (/** @type {string} */ id) => `module.exports = require('${id.slice(AS_REQUIRED.length)}');`,
  },
};

/** Not what we wrote: `backend` and the libraries of `shared`, which node_modules only points to. */
const LIBRARY = /[/\\]node_modules[/\\]|^\0/;

/** Of a library that some ask for by `import` and some by `require`, both get the same. */
const ONE_FORM = ['luxon', 'libphonenumber-js/max'];

const installed = (/** @type {string} */ file) => fileURLToPath(new URL(`../node_modules/${file}`, import.meta.url));
const ALIASES = {
  ...Object.fromEntries(ONE_FORM.map((name) => [name, fileURLToPath(import.meta.resolve(name))])),
  // Node.js' own streams, of which it is a copy (its documented switch READABLE_STREAM=disable does the same).
  'readable-stream': 'node:stream',
  // As modules, of which only what is used is packed.
  'rxjs/operators': installed('rxjs/dist/esm/operators/index.js'),
  rxjs: installed('rxjs/dist/esm/index.js'),
};

/**
 * What goes into one file, first come, first served. A file takes what it needs along, unless an earlier one has it, so that files need
 * only earlier ones and no class is used before it is there.
 */
const FILES = [
  { name: 'typeorm', test: /node_modules[/\\]typeorm[/\\]/ },
  { name: 'validation', test: /node_modules[/\\]class-(validator|transformer)[/\\]/ },
  { name: 'queue', test: /node_modules[/\\]graphile-worker[/\\]/ },
  { name: 'fastify', test: /node_modules[/\\]@?fastify[/\\]/ },
  { name: 'nest', test: /node_modules[/\\]@nestjs[/\\]/ },
  { name: 'libraries', test: /node_modules[/\\]/ },
  { name: 'shared', test: /[/\\]shared[/\\]/ },
  { name: 'platform', test: /[/\\]dist[/\\]platform[/\\]/ },
  { name: 'rules-and-tables', test: /[/\\]dist[/\\]modules[/\\].*([/\\](domain|dto)[/\\]|\.entity\.js$)/ },
];

/** V8 keeps all it has read. Classes and functions keep their names: libraries go by them, and whoever reads a stack trace. */
const SQUEEZED_LIBRARIES = {
  name: 'squeezed-libraries',
  generateBundle: async (/** @type {unknown} */ _options, /** @type {import('rolldown').OutputBundle} */ bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || file.moduleIds.length === 0 || !file.moduleIds.every((id) => LIBRARY.test(id)))
        continue;
      const { code, errors } = await minify(file.fileName, file.code, {
        module: true,
        compress: { keepNames: { function: true, class: true } },
        mangle: { toplevel: false, keepNames: true },
        codegen: { asciiOnly: true },
      });
      if (errors[0]) throw new Error(`${file.fileName}: ${errors[0].message}`);
      file.code = code;
    }
  },
};

/** What runs inside the application, and so loads all of it (src/cli/run-command.ts). One that is not here runs unpacked. */
const COMMANDS = [
  'announce-next-summit',
  'clone-summit',
  'complete-coaching',
  'create-admin',
  'export-summit',
  'import-summit',
  'installation',
  'payouts',
  'record-refund',
  'reset-admin-two-factor',
  'settings',
  'split-jobs',
  'verify-audit',
];

/** What a packed command leaves in its place. */
const leadsTo = (/** @type {string} */ name) => `import '../packed-commands/${name}.js';\n`;

for (const name of COMMANDS) await refusePacked(name);
await pack({ main: 'dist/main.js' }, 'packed');
await pack(Object.fromEntries(COMMANDS.map((name) => [name, `dist/cli/${name}.js`])), 'packed-commands');
for (const name of COMMANDS) await writeFile(inDist(`cli/${name}.js`), leadsTo(name));

/**
 * What was packed once would be packed out of itself: `tsc` writes it anew before.
 * @param {string} name of a command
 */
async function refusePacked(name) {
  const source = await readFile(inDist(`cli/${name}.js`), 'utf8');
  if (source.startsWith(leadsTo(name).trimEnd()))
    throw new Error(`dist/cli/${name}.js is packed already: build the backend with tsc first.`);
}

/** @param {Record<string, string>} input names and places of what is run @param {string} folder below `dist` */
async function pack(input, folder) {
  const packing = await rolldown({
    cwd: import.meta.dirname,
    input,
    platform: 'node',
    external: OUTSIDE,
    resolve: { alias: ALIASES },
    plugins: [
      REQUIRED_PLAINLY,
      PLAIN_REQUIRE,
      NO_OTHER_DATABASES,
      NO_PHONE_NUMBERS,
      COMPRESSIBLE_TYPES,
      NO_PATTERNS,
      SQUEEZED_LIBRARIES,
    ],
    logLevel: 'warn',
    // Libraries try packages that are not installed; they handle the refusal.
    checks: { unresolvedImport: false, commonJsVariableInEsm: false, ineffectiveDynamicImport: false, eval: false },
  });
  const { output } = await packing.write({
    dir: inDist(folder),
    cleanDir: true,
    format: 'esm',
    // One sign outside of Latin makes V8 keep the whole file with two bytes for each sign.
    charset: 'ascii',
    comments: false,
    // Migrations, entities and modules are known by the names of their classes.
    keepNames: true,
    codeSplitting: {
      // While V8 reads a file it needs up to eight times its size and may not give all of it back, so no file is large.
      groups: FILES.map((file, index) => ({ ...file, tags: ['$initial'], priority: FILES.length - index })),
    },
  });
  await packing.close();
  const fromRoot = (/** @type {string} */ id) => path.relative(path.join(import.meta.dirname, '..'), id);
  const sources = output.flatMap((file) =>
    file.type === 'chunk' ? [[file.fileName, file.moduleIds.map(fromRoot)]] : [],
  );
  await writeFile(inDist(`${folder}/sources.json`), JSON.stringify(Object.fromEntries(sources)));
}

/** @param {string} place */
function inDist(place) {
  return path.join(import.meta.dirname, 'dist', place);
}
