import { InvalidEnvironment, readConfig } from './env.js';

const valid = { DATABASE_URL: 'postgres://summit:secret@db/summit' };
const production = {
  ...valid,
  NODE_ENV: 'production',
  FUNNEL_ORIGIN: 'https://summit.example',
  MEMBER_ORIGIN: 'https://members.summit.example',
  ADMIN_ORIGIN: 'https://admin.summit.example',
  LIST_API_BASE: 'https://api.list.example',
  SMS_API_BASE: 'https://api.sms.example',
  LIST_API_TOKEN: 'a-real-list-token',
  SMS_AUTH_TOKEN: 'a-real-sms-token',
  LINK_SIGNING_SECRET: 'x'.repeat(32),
  VISITOR_HASH_SECRET: 'y'.repeat(32),
  BUYER_COOKIE_SECRET: 'z'.repeat(32),
  ADMIN_TOKEN_SECRET: 'a'.repeat(32),
  VIP_TOKEN_SECRET: 'b'.repeat(32),
  SPEAKER_TOKEN_SECRET: 'c'.repeat(32),
  TWO_FACTOR_SECRET: 'd'.repeat(32),
  STRIPE_SECRET_KEY: 'sk_live_a-real-key',
  STRIPE_WEBHOOK_SECRETS: 'whsec_a-real-secret',
  PAYPAL_CLIENT_ID: 'a-real-client',
  PAYPAL_CLIENT_SECRET: 'a-real-client-secret',
  PAYPAL_WEBHOOK_ID: 'WH123456789',
};
const problemsOf = (source: NodeJS.ProcessEnv): string[] => {
  try {
    readConfig(source);
    return [];
  } catch (error) {
    if (error instanceof InvalidEnvironment) return error.problems;
    throw error;
  }
};

describe('readConfig', () => {
  it('needs nothing but a database to run the demo', () => {
    expect(readConfig(valid)).toMatchObject({
      production: false,
      role: 'all',
      http: { port: 3000 },
      origins: { funnel: 'http://localhost:4200' },
    });
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
  ])('refuses production without a %s of its own', (name) => {
    expect(problemsOf({ ...production, [name]: undefined }).join()).toContain(name);
  });

  it('refuses short secrets and plain http in production', () => {
    expect(problemsOf({ ...production, LINK_SIGNING_SECRET: 'short' })).toHaveLength(1);
    expect(problemsOf({ ...production, ADMIN_ORIGIN: 'http://admin.summit.example' })).toHaveLength(1);
  });

  it.each([
    ['the sandbox in place of Stripe', { STRIPE_API_BASE: 'http://127.0.0.1:4300' }, 1],
    ['the sandbox in place of PayPal', { PAYPAL_API_BASE: 'http://127.0.0.1:4300' }, 1],
    ['a clock that can be moved', { SANDBOX_CLOCK_URL: 'http://127.0.0.1:4300/control/clock' }, 1],
    ['one token secret for two audiences', { VIP_TOKEN_SECRET: 'a'.repeat(32) }, 1],
    ['test keys', { STRIPE_SECRET_KEY: 'sk_test_a-real-key' }, 1],
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
      stripe: { webhookSecrets: ['whsec_a-real-secret'], apiBase: null },
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
