import {
  demoEnvironment as valid,
  problemsOf,
  productionEnvironment as production,
  random,
} from '../../test/harness/environments.js';
import { createHash } from 'node:crypto';
import { DEMO_IDENTITY, DEMO_SECRETS } from './demo-values.js';
import { readConfig } from './env.js';

describe('secrets of production (S24)', () => {
  const refused = (setting: Partial<typeof production>): string => problemsOf({ ...production, ...setting }).join('\n');

  it.each(Object.entries({ ...DEMO_SECRETS, ...DEMO_IDENTITY }))(
    "are not the demo's %s, as it is or hidden",
    (name, demo) => {
      expect(refused({ [name]: demo })).toContain(`${name} still has its demo value`);
      expect(refused({ [name]: `${demo}1` })).toContain(`${name} still has its demo value`);
      expect(refused({ [name]: `${demo.toUpperCase()} ` })).toContain(`${name} still has its demo value`);
    },
  );

  it('are no demo value under another name, or as one of a list', () => {
    expect(refused({ ADMIN_TOKEN_SECRET: DEMO_SECRETS.VIP_TOKEN_SECRET })).toContain('ADMIN_TOKEN_SECRET still has');
    const both = `${DEMO_SECRETS.STRIPE_WEBHOOK_SECRETS},${production.STRIPE_WEBHOOK_SECRETS}`;
    expect(refused({ STRIPE_WEBHOOK_SECRETS: both })).toContain('STRIPE_WEBHOOK_SECRETS still has');
  });

  it.each([
    ['one sign', 'a'.repeat(64)],
    ['one piece, again and again', 'f3a9c1d8e2b70546'.repeat(4)],
    ['an order', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['few signs', '0110100110010110100101100110100110010110'],
    ['a word for later', `changeme-${random('rest')}`],
    ['words', 'my-very-own-password-for-the-summit'],
  ])('are not %s', (_what, value) => {
    for (const name of ['LINK_SIGNING_SECRET', 'TWO_FACTOR_SECRET'])
      expect(problemsOf({ ...production, [name]: value })).toEqual([expect.stringContaining(`${name} can be guessed`)]);
  });

  it('may be any random value of 32 hexadecimal digits or of 24 bytes in base64', () => {
    for (let count = 0; count < 500; count++) {
      const bytes = createHash('sha512').update(String(count)).digest();
      const values = {
        VISITOR_HASH_SECRET: bytes.toString('hex').slice(0, 32),
        LINK_SIGNING_SECRET: bytes.toString('base64').slice(0, 32),
      };
      expect(problemsOf({ ...production, ...values })).toEqual([]);
    }
  });

  it('of providers, of the database and of the mail server are no placeholders', () => {
    expect(refused({ LIST_API_TOKEN: 'your-list-token' })).toContain('LIST_API_TOKEN holds a placeholder');
    expect(refused({ STRIPE_WEBHOOK_SECRETS: `${production.STRIPE_WEBHOOK_SECRETS}, whsec_changeme` })).toContain(
      'STRIPE_WEBHOOK_SECRETS',
    );
    expect(refused({ DATABASE_URL: 'postgres://summit:password@db/summit' })).toContain(
      'DATABASE_URL holds a placeholder',
    );
    expect(refused({ SMTP_URL: 'smtps://u:change-me@smtp.growth-summit.com' })).toContain(
      'SMTP_URL holds a placeholder',
    );
  });

  it('differ from each other, all of them', () => {
    const one = random('one');
    expect(refused({ LINK_SIGNING_SECRET: one, BUYER_COOKIE_SECRET: one })).toBe(
      'LINK_SIGNING_SECRET and BUYER_COOKIE_SECRET must differ',
    );
    expect(refused({ TWO_FACTOR_SECRET: `${one}x`, ADMIN_TOKEN_SECRET: one })).toBe(
      'ADMIN_TOKEN_SECRET and TWO_FACTOR_SECRET must differ',
    );
    expect(refused({ SMS_AUTH_TOKEN: production.LIST_API_TOKEN })).toBe(
      'LIST_API_TOKEN and SMS_AUTH_TOKEN must differ',
    );
    const twice = `${production.STRIPE_WEBHOOK_SECRETS},${production.STRIPE_WEBHOOK_SECRETS}`;
    expect(refused({ STRIPE_WEBHOOK_SECRETS: twice })).toBe('STRIPE_WEBHOOK_SECRETS names one value twice');
  });

  it.each(['LINK_SIGNING', 'BUYER_COOKIE', 'TWO_FACTOR', 'RECEIPT_SIGNING', 'PAYOUT_DETAILS'])(
    'that %s_SECRET replaces are looked at like the present ones',
    (name) => {
      const [present, former] = [`${name}_SECRET`, `${name}_SECRET_FORMER`];
      const before = (value: string) => problemsOf({ ...production, [former]: value });
      expect(before(random('before'))).toEqual([]);
      expect(before(production[present as keyof typeof production])).toEqual([`${present} and ${former} must differ`]);
      expect(before(production.ADMIN_TOKEN_SECRET)).toEqual([`ADMIN_TOKEN_SECRET and ${former} must differ`]);
      expect(before(DEMO_SECRETS[present as keyof typeof DEMO_SECRETS])).toContain(
        `${former} still has its demo value, which production refuses`,
      );
      expect(before('short')).toContainEqual(expect.stringContaining(former));
    },
  );

  it('are all named at once, without a value', () => {
    const problems = refused({
      ADMIN_TOKEN_SECRET: 'a'.repeat(40),
      VIP_TOKEN_SECRET: 'a'.repeat(40),
      MAIL_FROM: 'x@y.example',
      ADMIN_ORIGIN: production.FUNNEL_ORIGIN,
    });
    for (const name of [
      'ADMIN_TOKEN_SECRET can',
      'VIP_TOKEN_SECRET can',
      'must differ',
      'MAIL_FROM',
      'three different hosts',
    ])
      expect(problems).toContain(name);
    expect(problems).not.toMatch(/aaa|y\.example/);
  });
});

describe('addresses of production (S24)', () => {
  const problems = (setting: Partial<typeof production>) => problemsOf({ ...production, ...setting });

  it.each([
    { ADMIN_ORIGIN: production.FUNNEL_ORIGIN },
    { ADMIN_ORIGIN: `${production.MEMBER_ORIGIN}:8443` },
    { MEMBER_ORIGIN: 'https://Growth-Summit.com/' },
  ])('are three hosts: not %p', (setting) => {
    expect(problems(setting)).toEqual([expect.stringContaining('three different hosts')]);
  });

  it.each([
    { FUNNEL_ORIGIN: 'https://summit.example' },
    { MEMBER_ORIGIN: 'https://members.summit.test' },
    { ADMIN_ORIGIN: 'https://127.0.0.1' },
    { MAIL_FROM: 'Summit <hello@summit.example>' },
    { MAIL_FROM: 'hello@example.com' },
    { SUPPORT_EMAIL: 'support@growth-and-scale.example' },
    { FUNNEL_CHAT_URL: 'https://chat.growth-and-scale.example/summit' },
    { SMTP_URL: 'smtps://mail.example:465' },
    { SMTP_URL: 'smtp://localhost:25' },
    { COMPANY_ADDRESS: '1 Example Street' },
  ])('are no placeholders: not %p', (setting) => {
    expect(problems(setting)).toEqual([expect.stringMatching(new RegExp(`^${Object.keys(setting)[0]} .*placeholder`))]);
  });

  it('of an object store is encrypted', () => {
    const bucket = { FILE_STORE: 's3', S3_BUCKET: 'summit-files' };
    expect(problems({ ...bucket, S3_ENDPOINT: 'http://files.growth-summit.com' } as never)).toEqual([
      'S3_ENDPOINT must start with https:// in production',
    ]);
    expect(problems({ ...bucket, S3_ENDPOINT: 'https://files.growth-summit.com' } as never)).toEqual([]);
  });

  it.each([{ MEMBER_ORIGIN: 'https://203.0.113.7' }, { ADMIN_ORIGIN: 'https://[2001:db8::7]' }])(
    'are names, to which passkeys can be bound: not %p',
    (setting) => {
      expect(problems(setting)).toEqual([expect.stringMatching(new RegExp(`^${Object.keys(setting)[0]} .*passkeys`))]);
    },
  );

  it('of the mail server cannot switch encryption off', () => {
    for (const parameter of ['ignoreTLS=true', 'requireTLS=false', 'tls.rejectUnauthorized=false', 'secure=false'])
      expect(problems({ SMTP_URL: `smtp://smtp.growth-summit.com:587/?${parameter}` })).toEqual([
        'SMTP_URL must have no parameters in production',
      ]);
    const config = readConfig({ ...production, SMTP_URL: 'smtp://smtp.growth-summit.com:587' });
    expect(config.mail.requireTls).toBe(true);
    expect(readConfig(valid).mail.requireTls).toBe(false);
  });
});
