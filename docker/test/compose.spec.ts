import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { parse } from 'yaml';
import { readConfig } from '../../backend/src/config/env.js';
import { productionEnvironment, random } from '../../backend/test/harness/environments.js';
import { CLUSTER, DOCKER, filledIn, ONE_SERVER, project, type Service } from './compose-files.js';

const run = promisify(execFile);

/** Variables without which nothing starts. */
const NEEDED = /SECRET|PASSWORD|TOKEN$|^SMTP_URL$|^ADMIN_ALLOW$|^SUPPORT_EMAIL$|_ORIGIN$|^FUNNEL_CHAT_URL$/;
/** What an operator fills in: everything that production needs and the file leaves empty. */
const FILLED: Record<string, string> = {
  ...productionEnvironment,
  POSTGRES_PASSWORD: random('owner').slice(0, 20),
  APP_DATABASE_PASSWORD: random('application').slice(0, 20),
  ADMIN_ALLOW: '198.51.100.0/24',
};
// These come from compose.yml.
delete FILLED['DATABASE_URL'];
delete FILLED['NODE_ENV'];

let text: string;
let services: Record<string, Service>;
let networks: Record<string, { internal?: boolean } | null>;
let example: Record<string, string>;

beforeAll(async () => {
  text = (await Promise.all(ONE_SERVER.map((file) => readFile(path.join(DOCKER, file), 'utf8')))).join('\n');
  ({ services, networks } = await project(ONE_SERVER));
  example = Object.fromEntries(
    Object.entries(parseEnv(await readFile(path.join(DOCKER, '.env.example'), 'utf8'))).map(([k, v]) => [k, v ?? '']),
  );
});

const service = (name: string): Service => {
  const found = services[name];
  if (!found) throw new Error(`There is no service ${name}`);
  return found;
};
const environment = (name: string) => service(name).environment ?? {};

it('starts the database, the preparation, the API, the worker and one web server for each app', () => {
  expect(Object.keys(services)).toEqual([
    'backup',
    'prepare',
    'api',
    'worker',
    'funnel',
    'member',
    'admin',
    'postgres',
  ]);
  expect(service('prepare').command).toEqual(['node', 'dist/cli/prepare.js']);
  expect(environment('api')['ROLE']).toBe('api');
  expect(environment('worker')['ROLE']).toBe('worker');
  for (const name of ['api', 'worker']) {
    expect(service(name).depends_on).toEqual({ prepare: { condition: 'service_completed_successfully' } });
  }
  expect(service('prepare').depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
  for (const app of ['funnel', 'member', 'admin']) expect(service(app).build?.args?.['APP']).toBe(app);
});

// Compose labels an image with the service that it builds it for. Three that build one take its name from each other, one after the other.
it('builds each image for one service, and takes it from no registry for the others', async () => {
  const all = { ...services, ...(await project(CLUSTER)).services };
  const builders = Object.values(all).flatMap(({ image, build }) => (build ? [image] : []));
  expect(builders).toEqual([...new Set(builders)]);
  const users = Object.entries(all).filter(([, { image, build }]) => !build && builders.includes(image));
  expect(users.map(([name, { pull_policy }]) => [name, pull_policy])).toEqual(
    ['prepare', 'worker', 'pg2', 'pg3'].map((name) => [name, 'never']),
  );
});

it('lets nobody in but through the three web servers', () => {
  const published = Object.keys(services).filter((name) => service(name).ports);
  expect(published).toEqual(['funnel', 'member', 'admin']);
  expect(networks['calls']?.internal).toBe(true);
  expect(networks['data']?.internal).toBe(true);
  expect(service('postgres').networks).toEqual(['data']);
  for (const app of published) expect(service(app).networks).toEqual(['edge', 'calls']);
});

it('tells each web server where it is published, so that it can refuse what would let anybody claim an address', () => {
  for (const app of ['funnel', 'member', 'admin']) {
    expect(service(app).ports).toEqual([`${environment(app)['PUBLISH']}:8080`]);
    for (const name of ['FRONT_PROXY', 'EDGE_GATEWAY', 'EDGE_SUBNET']) expect(environment(app)).toHaveProperty(name);
  }
});

it('takes every right from our own containers that they do not need', () => {
  for (const name of Object.keys(services).filter((one) => one !== 'postgres')) {
    expect(service(name)).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  }
});

it('keeps database and files in volumes, the database where version 18 has it', () => {
  expect(service('postgres').volumes).toEqual(['database:/var/lib/postgresql']);
  for (const name of ['prepare', 'api', 'worker']) {
    expect(service(name).volumes).toEqual([`files:${environment(name)['FILES_DIR']}`]);
  }
});

it('gives the processes no password of the database but the one in their address', () => {
  const passwords = Object.keys({ ...example, ...FILLED }).filter((name) => /POSTGRES|DATABASE_PASSWORD/.test(name));
  expect(passwords).toEqual(expect.arrayContaining(['POSTGRES_PASSWORD', 'APP_DATABASE_PASSWORD']));
  const ofTheCluster = ['PATRONI_SUPERUSER_PASSWORD', 'PATRONI_REPLICATION_PASSWORD', 'PATRONI_RESTAPI_PASSWORD'];
  for (const name of ['prepare', 'api', 'worker']) {
    expect(service(name).env_file).toEqual(['.env']);
    // What `environment` says wins over the file.
    for (const password of [...passwords, ...ofTheCluster]) expect(environment(name)).toHaveProperty(password, '');
  }
});

it('lets what is needed out of the inner networks: the preparation too, which fills the bucket', () => {
  for (const name of ['prepare', 'worker']) expect(service(name).networks).toEqual(['data', 'outside']);
  expect(service('api').networks).toEqual(['calls', 'data', 'outside']);
  expect(networks['outside']?.internal ?? false).toBe(false);
});

it('keeps text in the order in which it was stored, whatever the image is built on', async () => {
  for (const name of ['postgres', 'backup']) expect(service(name).image).toBe('postgres:18-trixie');
  const { initdb } = parse(await readFile(path.join(DOCKER, 'cluster/patroni.yml'), 'utf8')).bootstrap;
  const options = (initdb as (string | Record<string, string>)[]).map((option) =>
    typeof option === 'string' ? `--${option}` : Object.entries(option).map(([name, value]) => `--${name}=${value}`)[0],
  );
  expect(environment('postgres')['POSTGRES_INITDB_ARGS']?.split(' ').sort()).toEqual(options.sort());
});

it('has no secret and no default for one', () => {
  const variables = [...text.matchAll(/\$\{([A-Z_]+)(:[-?][^}]*)?\}/g)];
  expect(variables.length).toBeGreaterThan(10);
  for (const [, name = '', rule = ''] of variables) {
    if (NEEDED.test(name) && name !== 'PROMPTS_TOKEN')
      expect({ name, rule }).toMatchObject({ rule: expect.stringMatching(/^:\?/) });
    expect(example).toHaveProperty(name);
  }
  const given = Object.entries(example).filter(([name, value]) => NEEDED.test(name) && value !== '');
  expect(given).toEqual([]);
});

it('documents every variable of the backend', async () => {
  const source = await readFile(path.join(DOCKER, '../backend/src/config/env.ts'), 'utf8');
  const body = /class Environment \{([\s\S]*?)\n\}/.exec(source)?.[1] ?? '';
  const names = [...body.matchAll(/(?:^|\))\s+([A-Z][A-Z0-9_]+)[?!]?\s*[:=]/gm)].map((match) => match[1] ?? '');
  expect(names).toEqual(expect.arrayContaining(['NODE_ENV', 'DATABASE_URL', 'SUMMIT_PHASE', 'LINK_SIGNING_SECRET']));
  const known = { ...example, ...environment('api') };
  // The sandbox belongs to the demo, and production refuses it. The address of the owner is for `prepare` alone, which compose.yml gives it.
  const notForAll = ['STRIPE_API_BASE', 'PAYPAL_API_BASE', 'SANDBOX_CLOCK_URL', 'MIGRATION_DATABASE_URL'];
  // compose.secrets.yml alone keeps them apart from their addresses.
  notForAll.push('DATABASE_PASSWORD', 'MIGRATION_DATABASE_PASSWORD');
  expect(names.filter((name) => !(name in known) && !notForAll.includes(name))).toEqual([]);
});

it('gives the backend an environment that production accepts, once the empty variables are filled in', () => {
  const settings = Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, value || (FILLED[name] ?? '')]),
  );
  const own = Object.entries(environment('api')).map(([name, value]) => [name, filledIn(String(value), settings)]);
  const config = readConfig({ ...settings, ...Object.fromEntries(own) });
  expect(config).toMatchObject({
    production: true,
    role: 'api',
    http: { host: '0.0.0.0', port: 3000, drainMs: 6_000, trustedProxies: ['loopback', 'uniquelocal'] },
    database: { url: `postgres://summit_app:${FILLED['APP_DATABASE_PASSWORD']}@postgres:5432/summit` },
    mail: { from: productionEnvironment.MAIL_FROM, requireTls: true },
    filesDir: '/var/lib/summit/files',
  });
});

it('refuses to start before the example is filled in', () => {
  expect(() => readConfig({ ...example, NODE_ENV: 'production', DATABASE_URL: 'postgres://x@y/z' })).toThrow(
    'LINK_SIGNING_SECRET still has its demo value, which production refuses',
  );
});

it('is understood by docker compose, where this machine has it', async () => {
  const compose = await run('docker', ['compose', 'version']).then(
    () => true,
    () => false,
  );
  const folder = await mkdtemp(path.join(os.tmpdir(), 'summit-compose-'));
  try {
    for (const file of ONE_SERVER) await copyFile(path.join(DOCKER, file), path.join(folder, file));
    const lines = Object.entries({ ...example, ...FILLED }).map(([name, value]) => `${name}='${value}'`);
    await writeFile(path.join(folder, '.env'), `${lines.join('\n')}\n`);
    const seen: string[] = compose
      ? Object.keys(
          JSON.parse((await run('docker', ['compose', 'config', '--format', 'json'], { cwd: folder })).stdout).services,
        )
      : Object.keys(services);
    expect(seen.sort()).toEqual(['admin', 'api', 'backup', 'funnel', 'member', 'postgres', 'prepare', 'worker']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

describe('compose.secrets.yml', () => {
  // Compose mounts them as they are: what only this machine's administrator may read, no process in a container may.
  it('says who has to be able to read the files', async () => {
    const text = await readFile(path.join(DOCKER, 'compose.secrets.yml'), 'utf8');
    expect(text).toContain('`chmod 700 secrets && chmod 644 secrets/*`');
  });

  it('hands over every secret of the backend as a file, whole', async () => {
    const parsed: {
      services: Record<string, { environment: Record<string, string>; secrets: string[] }>;
      secrets: Record<string, { file: string }>;
    } = parse(await readFile(path.join(DOCKER, 'compose.secrets.yml'), 'utf8'), { merge: true });
    const secret = Object.keys(example).filter(
      // A bucket is for those who want one: who does, adds S3_SECRET_ACCESS_KEY_FILE like the others.
      (name) =>
        /SECRET(?!.*_FORMER$)|TOKEN$|^SMTP_URL$/.test(name) &&
        !['PROMPTS_TOKEN', 'S3_SECRET_ACCESS_KEY'].includes(name),
    );
    expect(secret.length).toBeGreaterThan(10);
    expect(Object.keys(parsed.services)).toEqual(['postgres', 'backup', 'prepare', 'api', 'worker']);
    const owner = 'postgres_password';
    for (const name of ['prepare', 'api', 'worker']) {
      const { environment: given, secrets } = parsed.services[name]!;
      const expected = Object.fromEntries(secret.map((one) => [`${one}_FILE`, `/run/secrets/${one.toLowerCase()}`]));
      expect(given).toEqual({
        ...expected,
        DATABASE_URL: environment('api')['DATABASE_URL']?.replace(/:\$\{APP_DATABASE_PASSWORD[^}]*\}@/, '@'),
        DATABASE_PASSWORD_FILE: '/run/secrets/app_database_password',
        ...(name === 'prepare' && {
          MIGRATION_DATABASE_URL: environment('prepare')['MIGRATION_DATABASE_URL']?.replace(
            /:\$\{POSTGRES_PASSWORD[^}]*\}@/,
            '@',
          ),
          MIGRATION_DATABASE_PASSWORD_FILE: `/run/secrets/${owner}`,
        }),
      });
      const files = [...secret.map((one) => one.toLowerCase()), 'app_database_password'];
      expect([...secrets].sort()).toEqual([...files, ...(name === 'prepare' ? [owner] : [])].sort());
    }
    for (const name of ['postgres', 'backup']) expect(parsed.services[name]!.secrets).toEqual([owner]);
    expect(parsed.services['postgres']!.environment).toEqual({
      POSTGRES_PASSWORD: '',
      POSTGRES_PASSWORD_FILE: `/run/secrets/${owner}`,
    });
    for (const [name, { file }] of Object.entries(parsed.secrets)) expect(file).toBe(`./secrets/${name}`);
    const all = [...secret.map((name) => name.toLowerCase()), 'app_database_password', owner];
    expect(Object.keys(parsed.secrets).sort()).toEqual(all.sort());
  });
});

describe('compose.former-secrets.yml', () => {
  it('hands over every secret that is being replaced as a file, to the same processes', async () => {
    const { services: given, secrets } = parse(await readFile(path.join(DOCKER, 'compose.former-secrets.yml'), 'utf8'));
    const former = Object.keys(example).filter((name) => name.endsWith('_FORMER'));
    expect(former).toHaveLength(5);
    const file = (name: string) => name.toLowerCase();
    for (const name of ['prepare', 'api', 'worker'])
      expect(given[name]).toEqual({
        environment: Object.fromEntries(former.map((one) => [`${one}_FILE`, `/run/secrets/${file(one)}`])),
        secrets: expect.arrayContaining(former.map(file)),
      });
    expect(Object.keys(given)).toHaveLength(3);
    expect(secrets).toEqual(Object.fromEntries(former.map((one) => [file(one), { file: `./secrets/${file(one)}` }])));
  });
});
