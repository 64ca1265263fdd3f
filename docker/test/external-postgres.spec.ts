import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { DOCKER, EXTERNAL, filledIn, project, type Service } from './compose-files.js';

const CERTIFICATE = '/etc/summit/database-ca.pem';
const TLS = `?sslmode=verify-full&sslrootcert=${CERTIFICATE}`;
const SETTINGS = {
  DATABASE_HOST: 'db-1.provider.example',
  DATABASE_PORT: '25060',
  APP_DATABASE_PASSWORD: 'ours',
  POSTGRES_PASSWORD: 'owners',
};

describe('compose.external-postgres.yml', () => {
  it.each([
    ['its own', EXTERNAL, ':ours', ':owners'],
    ['those of files', [...EXTERNAL, 'compose.secrets.yml'], '', ''],
  ])('leads all to the provider and nobody else, encrypted, with %s passwords', async (_what, files, ours, owners) => {
    const { services } = await project(files);
    const address = `@db-1.provider.example:25060/summit${TLS}`;
    const setting = (service: string, name: string) => filledIn(services[service]?.environment?.[name] ?? '', SETTINGS);
    for (const name of ['prepare', 'api', 'worker'])
      expect(setting(name, 'DATABASE_URL')).toBe(`postgres://summit_app${ours}${address}`);
    expect(setting('prepare', 'MIGRATION_DATABASE_URL')).toBe(`postgres://summit${owners}${address}`);
    for (const name of ['backup', 'postgres']) {
      expect(setting(name, 'PGHOST')).toBe('db-1.provider.example');
      expect(setting(name, 'PGPORT')).toBe('25060');
      expect(services[name]?.environment).toMatchObject({
        PGUSER: 'summit',
        PGDATABASE: 'summit',
        PGSSLMODE: 'verify-full',
        PGSSLROOTCERT: CERTIFICATE,
      });
    }
  });

  it('is refused without the name of a server, and nobody else needs one', async () => {
    const { services } = await project(EXTERNAL);
    const without = { ...SETTINGS, DATABASE_HOST: '' };
    expect(() => filledIn(services['backup']?.environment?.['PGHOST'] ?? '', without)).toThrow('DATABASE_HOST');
    expect(filledIn(services['api']?.environment?.['DATABASE_URL'] ?? '', { APP_DATABASE_PASSWORD: 'ours' })).toBe(
      'postgres://summit_app:ours@postgres:5432/summit',
    );
  });

  it('brings the certificate and a way out to all that ask the database, and no server', async () => {
    const { services, volumes } = await project(EXTERNAL);
    expect(volumes).not.toHaveProperty('database');
    const asking = ['api', 'backup', 'postgres', 'prepare', 'worker'];
    const knowing = Object.keys(services).filter((name) =>
      services[name]?.volumes?.some((one) => typeof one === 'object' && one.target === CERTIFICATE),
    );
    expect(knowing.sort()).toEqual(asking);
    for (const name of asking) expect(services[name]?.networks).toContain('outside');
    const { 'x-certificate': certificate }: { 'x-certificate': object[] } = parse(
      await readFile(path.join(DOCKER, 'compose.external-postgres.yml'), 'utf8'),
    );
    // A folder of that name, which Docker would make, is no certificate.
    expect(certificate).toMatchObject([{ read_only: true, bind: { create_host_path: false } }]);
  });

  it('waits for the provider where the others wait for their server, and gives `psql` no rights', async () => {
    const { services } = await project(EXTERNAL);
    const client = services['postgres'] as Service & { healthcheck: { test: string[] }; user: string };
    expect(services['prepare']?.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    expect(client).toMatchObject({
      ...{ entrypoint: ['sleep', 'infinity'], user: 'postgres', read_only: true, cap_drop: ['ALL'] },
      // Of the server that PGHOST names.
      healthcheck: { test: ['CMD', 'pg_isready'] },
    });
    expect(client.environment).not.toHaveProperty('PGPASSWORD');
  });
});
