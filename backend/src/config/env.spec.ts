import {
  demoEnvironment as valid,
  problemsOf,
  productionEnvironment as production,
  random,
} from '../../test/harness/environments.js';
import { readConfig } from './env.js';

describe('readConfig', () => {
  it('needs nothing but a database to run the demo', () => {
    expect(readConfig(valid)).toMatchObject({
      production: false,
      role: 'all',
      http: { port: 3000 },
      origins: { funnel: 'http://localhost:4200' },
    });
  });

  it('measures and traces nothing unless it is asked to, and never on the public port', () => {
    expect(readConfig({ ...valid, METRICS_PORT: '' }).telemetry).toEqual({ metrics: null, traces: null });
    const asked = { ...valid, METRICS_PORT: '9464', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
    expect(readConfig(asked).telemetry).toEqual({
      metrics: { port: 9464, host: '127.0.0.1' },
      traces: { endpoint: 'http://127.0.0.1:4318' },
    });
    expect(problemsOf({ ...valid, METRICS_PORT: '3000' })).toEqual(['METRICS_PORT must not be the public PORT']);
  });

  it('keeps files in a folder unless there is a bucket, and takes half of a bucket for a mistake', () => {
    expect(readConfig({ ...valid, FILE_STORE: '' }).objectStore).toBeNull();
    const bucket = { ...valid, FILE_STORE: 's3', S3_BUCKET: 'summit-files' };
    expect(readConfig(bucket).objectStore).toEqual({
      bucket: 'summit-files',
      region: 'us-east-1',
      endpoint: null,
      credentials: null,
    });
    const keys = {
      S3_ENDPOINT: 'http://127.0.0.1:9000',
      S3_ACCESS_KEY_ID: 'summit',
      S3_SECRET_ACCESS_KEY: 'secret-of-the-bucket',
    };
    expect(readConfig({ ...bucket, ...keys }).objectStore).toMatchObject({
      endpoint: keys.S3_ENDPOINT,
      credentials: { accessKeyId: 'summit', secretAccessKey: keys.S3_SECRET_ACCESS_KEY },
    });
    expect(problemsOf({ ...valid, FILE_STORE: 's3' })).toEqual(['S3_BUCKET must be set with FILE_STORE=s3']);
    expect(problemsOf({ ...valid, S3_BUCKET: 'summit-files' })).toEqual([
      expect.stringContaining('FILE_STORE must be s3'),
    ]);
    expect(problemsOf({ ...bucket, S3_ACCESS_KEY_ID: 'summit' })).toEqual([expect.stringContaining('belong together')]);
    expect(problemsOf({ ...bucket, S3_BUCKET: '../files' })).toEqual(['S3_BUCKET must be the name of a bucket']);
  });

  it('starts with no fewer connections than one piece of work holds at once', () => {
    expect(problemsOf({ ...valid, DATABASE_POOL_SIZE: '2' })).toEqual([expect.stringContaining('DATABASE_POOL_SIZE')]);
    expect(readConfig({ ...valid, DATABASE_POOL_SIZE: '3' }).database.poolSize).toBe(3);
  });

  it('reads reports from the primary unless a replica is named', () => {
    expect(readConfig({ ...valid, DATABASE_REPLICA_URL: '' }).database.replicaUrl).toBeNull();
    const replica = 'postgres://summit_app@standby:5432/summit';
    const { database } = readConfig({
      ...valid,
      DATABASE_URL: 'postgres://summit_app@primary:5432/summit',
      DATABASE_REPLICA_URL: replica,
      DATABASE_PASSWORD: 'secret-of-the-role',
    });
    expect(database.replicaUrl).toBe('postgres://summit_app:secret-of-the-role@standby:5432/summit');
    expect(problemsOf({ ...valid, DATABASE_REPLICA_URL: 'standby' })).toEqual([
      'DATABASE_REPLICA_URL must be a postgres:// address',
    ]);
  });

  it('knows one password for primary and replica', () => {
    const shared = {
      ...valid,
      DATABASE_URL: 'postgres://summit_app@primary:5432/summit',
      DATABASE_PASSWORD: 'secret-of-the-role',
    };
    expect(problemsOf({ ...shared, DATABASE_REPLICA_URL: 'postgres://summit_app:inside@standby/summit' })).toEqual([
      'DATABASE_REPLICA_URL holds a password, and DATABASE_PASSWORD is set too: one of them must go',
    ]);
    expect(problemsOf({ ...shared, DATABASE_REPLICA_URL: 'postgres://standby/summit' })).toEqual([
      'DATABASE_REPLICA_URL names no role for the password of DATABASE_PASSWORD',
    ]);
  });

  it('counts an empty string as unset', () => {
    expect(readConfig({ ...valid, PORT: '', ROLE: '' })).toMatchObject({ role: 'all', http: { port: 3000 } });
  });

  it('reads numbers and lists', () => {
    expect(readConfig({ ...valid, PORT: '8080', TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' }).http).toMatchObject({
      port: 8080,
      trustedProxies: ['loopback', '10.0.0.0/8'],
    });
  });

  it('names all problems at once and no value', () => {
    const problems = problemsOf({
      DATABASE_URL: 'mysql://root:hunter2@db',
      PORT: 'eighty',
      ROLE: 'boss',
      SUMMIT_PHASE: 'soon',
    }).join('\n');
    for (const name of ['DATABASE_URL', 'PORT', 'ROLE', 'SUMMIT_PHASE']) expect(problems).toContain(name);
    expect(problems).not.toMatch(/hunter2|eighty|boss/);
  });

  it('lets a complete production environment start', () => {
    expect(problemsOf(production)).toEqual([]);
  });

  //
  it.each([
    'LINK_SIGNING_SECRET',
    'VISITOR_HASH_SECRET',
    'LIST_API_TOKEN',
    'SMS_AUTH_TOKEN',
    'FUNNEL_ORIGIN',
    'MEMBER_ORIGIN',
    'ADMIN_ORIGIN',
    'LIST_API_BASE',
    'SMS_API_BASE',
    'LIST_ACCOUNT_ID',
    'SMS_FROM',
    'SMTP_URL',
    'MAIL_FROM',
    'COMPANY_ADDRESS',
    'SUPPORT_EMAIL',
    'FUNNEL_CHAT_URL',
  ])('refuses production without a %s of its own', (name) => {
    expect(problemsOf({ ...production, [name]: undefined }).join()).toContain(name);
  });

  it('refuses short secrets and plain http in production', () => {
    expect(problemsOf({ ...production, LINK_SIGNING_SECRET: random('short').slice(0, 31) })).toHaveLength(1);
    expect(problemsOf({ ...production, ADMIN_ORIGIN: 'http://admin.growth-summit.com' })).toHaveLength(1);
  });

  it.each([
    ['the sandbox in place of Stripe', { STRIPE_API_BASE: 'http://127.0.0.1:4300' }, 1],
    ['the sandbox in place of PayPal', { PAYPAL_API_BASE: 'http://127.0.0.1:4300' }, 1],
    ['a clock that can be moved', { SANDBOX_CLOCK_URL: 'http://127.0.0.1:4300/control/clock' }, 1],
    ['one token secret for two audiences', { VIP_TOKEN_SECRET: random('admin') }, 1],
    ['test keys', { STRIPE_SECRET_KEY: `sk_test_${random('test')}` }, 1],
  ])('refuses %s in production', (_name, setting, problems) => {
    expect(problemsOf({ ...production, ...setting })).toHaveLength(problems);
  });

  it('refuses a sandbox of any kind beside live keys, also outside production', () => {
    const live = { ...valid, STRIPE_SECRET_KEY: 'sk_live_a-real-key', PAYPAL_API_BASE: 'https://api-m.paypal.com' };
    expect(problemsOf(live)).toEqual([]);
    for (const name of ['STRIPE_API_BASE', 'PAYPAL_API_BASE', 'SANDBOX_CLOCK_URL'])
      expect(problemsOf({ ...live, [name]: 'http://127.0.0.1:4300' }).join()).toContain(name);
  });

  it('calls payments tests unless the key is a live one', () => {
    expect(readConfig(valid).paymentsAreTest).toBe(true);
    expect(readConfig(production)).toMatchObject({
      paymentsAreTest: false,
      stripe: { webhookSecrets: [production.STRIPE_WEBHOOK_SECRETS], apiBase: null },
      paypal: { apiBase: 'https://api-m.paypal.com' },
    });
  });

  it('takes two webhook secrets while one replaces the other', () => {
    expect(readConfig({ ...valid, STRIPE_WEBHOOK_SECRETS: 'whsec_old, whsec_new' }).stripe.webhookSecrets).toEqual([
      'whsec_old',
      'whsec_new',
    ]);
  });
});
