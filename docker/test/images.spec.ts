import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { copiedFromProject, readDockerfile, type Stage } from './dockerfile.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');
const values = (stage: Stage | undefined, name: string) =>
  (stage?.instructions ?? []).filter((one) => one.name === name).map(({ rest }) => rest);

describe.each(['docker/api.Dockerfile', 'docker/web.Dockerfile'])('%s', (file) => {
  let stages: Stage[];

  beforeAll(async () => {
    stages = readDockerfile(await read(file));
  });

  it('builds on what exists: stages, files and every package of the workspace', async () => {
    expect(stages.length).toBeGreaterThan(2);
    const missing = copiedFromProject(stages).filter((source) => !existsSync(path.join(ROOT, source)));
    expect(missing).toEqual([]);
    const { workspaces } = JSON.parse(await read('package.json'));
    const manifests = values(stages[0], 'RUN').join(' ').split(' ');
    // The three apps are taken together.
    const wanted = workspaces
      .map((one: string) => one.replace(/^\w+(-web)$/, '*$1'))
      .map((one: string) => `${one}/package.json`);
    expect(manifests).toEqual(expect.arrayContaining([...wanted, 'package.json', 'package-lock.json', '.npmrc']));
  });

  it('installs what the lock file says and leaves the build tools behind', () => {
    const installs = stages
      .flatMap((stage) => values(stage, 'RUN'))
      .filter((run) => /\bnpm (ci|i|install)\b/.test(run));
    expect(installs.length).toBeGreaterThan(0);
    expect(installs.filter((run) => !run.includes('npm ci '))).toEqual([]);
    expect(values(stages.at(-1), 'RUN').join(' ')).not.toMatch(/\bnpm\b|\bnx\b/);
  });

  it('runs as a user without rights, says whether it is well and stops when asked', () => {
    const last = stages.at(-1);
    expect(values(last, 'USER')).toHaveLength(1);
    expect(values(last, 'USER')[0]).not.toMatch(/^(root|0)\b/);
    expect(values(last, 'HEALTHCHECK')).toHaveLength(1);
    expect(values(last, 'STOPSIGNAL')).toHaveLength(1);
    expect(Array.isArray(JSON.parse(values(last, 'CMD')[0] ?? ''))).toBe(true);
  });

  it('keeps sources and tools in stages that are thrown away, and fetches nothing but packages', async () => {
    const copied = copiedFromProject(stages.slice(-1));
    expect(copied.filter((source) => !source.startsWith('docker/nginx/'))).toEqual([]);
    const runs = stages.flatMap((stage) => values(stage, 'RUN'));
    expect(runs.filter((run) => /\b(curl|wget|git clone|sudo)\b|chmod (-R )?777/.test(run))).toEqual([]);
    // Nor a program that builds: the engine's own knows all that is said here.
    expect(await read(file)).not.toMatch(/^# *syntax=/m);
    const named = stages.map(({ name }) => name);
    expect(stages.filter(({ image }) => !named.includes(image) && !/:(?!latest$)./.test(image))).toEqual([]);
    // Whatever is done as root is done before: the user without rights is the last word.
    const last = stages.at(-1)!.instructions.map(({ name }) => name);
    expect(last.slice(last.indexOf('USER')).filter((name) => ['RUN', 'COPY'].includes(name))).toEqual([]);
  });

  it('holds no secret', async () => {
    for (const stage of stages) {
      expect([...values(stage, 'ARG'), ...values(stage, 'ENV')].join(' ')).not.toMatch(
        /SECRET|PASSWORD|API_TOKEN|SMTP/,
      );
    }
    expect((await read('.dockerignore')).split('\n')).toEqual(
      expect.arrayContaining(['**/.env', '**/.env.*', '.git', '**/node_modules', '**/dist']),
    );
    // What the documents have an operator write into the project. A file that only its reader may open would end the build besides.
    expect((await read('.dockerignore')).split('\n')).toEqual(
      expect.arrayContaining([
        'docker/secrets',
        'docker/pgbackrest.conf',
        'docker/archive',
        '**/*.dump',
        '**/summit*.zip',
      ]),
    );
    expect((await read('.gitignore')).split('\n')).toEqual(
      expect.arrayContaining([
        '.env',
        '/docker/secrets',
        '/docker/pgbackrest.conf',
        '/docker/archive',
        '*.dump',
        '/summit.zip',
      ]),
    );
  });
});

it('the API runs on Node 24, and its health check asks a route that does not need the database', async () => {
  const last = readDockerfile(await read('docker/api.Dockerfile')).at(-1);
  expect(last?.image).toBe('node:24-bookworm-slim');
  expect(values(last, 'HEALTHCHECK')[0]).toContain('/api/health/live');
  const environment = values(last, 'ENV').join(' ');
  for (const setting of ['NODE_ENV=production', 'DRAIN_MS=6000', 'FILES_DIR=/var/lib/summit/files']) {
    expect(environment).toContain(setting);
  }
  expect(values(last, 'VOLUME')).toEqual(['/var/lib/summit/files']);
});

it('idle connections to the API end before a process that drains closes them', async () => {
  const seconds = /keepalive_timeout (\d+)s;/.exec(await read('docker/nginx/templates/http.conf.template'))?.[1];
  const drain = /DRAIN_MS=(\d+)/.exec(await read('docker/api.Dockerfile'))?.[1];
  expect(Number(seconds) * 1_000).toBeLessThan(Number(drain));
});

it('reads Dockerfiles strictly', () => {
  expect(() => readDockerfile('COPY a b\n')).toThrow('Before any FROM');
  expect(() => readDockerfile('FROM a AS b\nCOPPY a b\n')).toThrow('No instruction');
  expect(() => readDockerfile('FROM a\nCOPY --from=b c d\n')).toThrow('No stage b');
});
