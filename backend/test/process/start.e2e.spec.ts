import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startApiProcess } from '../harness/api-process.js';
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
  'nodemailer',
  'pdfkit',
  'prom-client',
  'sharp',
  'stripe',
  'write-excel-file',
];

// The numbers are the benchmark's (`npm run bench -- start`); what makes them is pinned here.
describe('a process that has just started', () => {
  let database: SqlDatabase;
  let dir: string;
  let loaded: string;
  beforeAll(async () => {
    [database, dir] = await Promise.all([startSqlDatabase(2), mkdtemp(path.join(tmpdir(), 'summit-loaded-'))]);
    const file = path.join(dir, 'loaded.txt');
    // Without jobs: what those load depends on what is due.
    const api = await startApiProcess(database.database.applicationUrl, {
      ROLE: 'api',
      LOADED_PACKAGES: file,
      NODE_OPTIONS: `--import ${RECORDER}`,
    });
    await api.end('SIGTERM');
    loaded = await readFile(file, 'utf8');
  });
  afterAll(async () => {
    await database.stop();
    await rm(dir, { recursive: true, force: true });
  });
  const has = (name: string) => loaded.includes(`/node_modules/${name}/`);

  it('has loaded what every request goes through', () => {
    // By `import` and by `require`: the record sees both.
    expect(['@nestjs/core', 'fastify', 'avvio', 'typeorm'].filter((name) => !has(name))).toEqual([]);
  });

  it('has loaded nothing that is for some calls only', () => {
    expect(NOT_AT_START.filter(has)).toEqual([]);
  });
});
