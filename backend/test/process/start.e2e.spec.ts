import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startApiProcess, type ApiProcess } from '../harness/api-process.js';
import { eventually, read } from '../harness/running-app.js';
import { startSqlDatabase, type SqlDatabase } from '../harness/sql-database.js';

const RECORDER = pathToFileURL(path.resolve(__dirname, '../harness/loaded-packages.mjs')).href;

/** Each takes time and memory, and most processes never need it. Whoever needs it calls `await import()` then. */
const NOT_AT_START = [
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  '@nestjs/swagger',
  '@opentelemetry/sdk-trace',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'docx',
  'fontkit',
  'libphonenumber-js',
  'nodemailer',
  'pdfkit',
  'prom-client',
  'sharp',
  'stripe',
  'write-excel-file',
];

/** Some sixty; unpacked they would be 3,700. */
const MAX_FILES = 120;

const placeOf = (file: string) => (file.startsWith('file:') ? fileURLToPath(file) : file);

/** The packages, also those of Node.js, that a file `import`s as it begins. */
async function importedBy(file: string): Promise<string[]> {
  const begins = (await readFile(placeOf(file), 'utf8')).matchAll(/(?:^|;)import\b[^"'`;]*["'`]([^"'`]+)["'`]/gm);
  return [...begins].map((match) => match[1] ?? '').filter((name) => !name.startsWith('.'));
}

/** The packer writes beside the packed files where each comes from. */
async function sourcesIn(packed: string): Promise<string[]> {
  const file = placeOf(packed);
  const sources = JSON.parse(await readFile(path.join(path.dirname(file), 'sources.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  return sources[path.basename(file)] ?? [];
}

interface Description {
  paths: Record<string, object>;
  components: { schemas: Record<string, object> };
}

// The numbers are the benchmark's (`npm run bench -- start`); what makes them is pinned here.
describe('a process that has just started', () => {
  let database: SqlDatabase;
  let dir: string;
  let api: ApiProcess;
  /** Addresses and paths of the files that it opened one by one. */
  let apart: Set<string>;
  /** Paths of the sources in the packed files that it opened. */
  let packed: string;
  let imported: string[];
  beforeAll(async () => {
    [database, dir] = await Promise.all([startSqlDatabase(2), mkdtemp(path.join(tmpdir(), 'summit-loaded-'))]);
    const file = path.join(dir, 'loaded.txt');
    // Without jobs: what those load depends on what is due.
    api = await startApiProcess(database.database.applicationUrl, {
      ROLE: 'api',
      LOADED_PACKAGES: file,
      NODE_OPTIONS: `--import ${RECORDER}`,
    });
    api.child.kill('SIGUSR2');
    const text = await eventually(async () => {
      const written = await readFile(file, 'utf8');
      return written.endsWith('\nend\n') && written;
    });
    const files = text.split('\n').filter((line) => line !== '' && line !== 'end');
    const isPacked = (name: string) => name.includes('/backend/dist/packed/');
    apart = new Set(files.filter((name) => !isPacked(name)));
    const opened = [...new Set(files.filter(isPacked))];
    packed = (await Promise.all(opened.map(sourcesIn))).flat().join('\n');
    imported = (await Promise.all(opened.map(importedBy))).flat();
  });
  afterAll(async () => {
    await api.end('SIGTERM');
    await database.stop();
    await rm(dir, { recursive: true, force: true });
  });
  const folderOf = (name: string) => `/node_modules/${name}/`;
  const isApart = (name: string) => [...apart].some((file) => file.includes(folderOf(name)));
  const isPacked = (name: string) => packed.includes(folderOf(name).slice(1));
  const has = (name: string) => isPacked(name) || isApart(name);

  it('has loaded what every request goes through', () => {
    expect(['@nestjs/core', 'fastify', 'avvio', 'typeorm'].filter((name) => !isPacked(name))).toEqual([]);
    // By `import` and by `require`: the record sees both.
    expect(['@node-rs/argon2', 'pino', 'pg'].filter((name) => !isApart(name))).toEqual([]);
  });

  it('has loaded no library twice: packed, and as it lies in node_modules', () => {
    const names = [...packed.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)\//g)].map((match) => match[1] ?? '');
    expect([...new Set(names)].filter(isApart)).toEqual([]);
  });

  it('has imported no package of CommonJS, whose files Node.js would read through first', () => {
    expect(imported).toContain('node:module');
    expect(imported.filter((name) => !isBuiltin(name))).toEqual([]);
  });

  it('has opened few files beside the packed ones', () => {
    expect([...apart].filter((file) => !file.startsWith('node:')).length).toBeLessThan(MAX_FILES);
  });

  it('has loaded nothing that is for some calls only', () => {
    expect(NOT_AT_START.filter(has)).toEqual([]);
  });

  it('can describe itself nevertheless: the library for it brings another Nest than the packed one', async () => {
    const { paths, components } = await read<Description>(fetch(`${api.url}/api/docs-json`));
    expect(paths['/api/signup']).toMatchObject({
      post: {
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/SignupDto' } } } },
      },
    });
    expect(components.schemas.SignupDto).toMatchObject({ properties: { name: { type: 'string' } } });
  });
});
