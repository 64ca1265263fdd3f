import 'reflect-metadata';
import { plainToInstance, Type } from 'class-transformer';
import { DEFAULT_SUPPORT_EMAIL } from '@summit/contracts';
import {
  getMetadataStorage,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
  validateSync,
} from 'class-validator';
import type { AppConfig } from './app-config.js';
import { passwordProblems, withPassword } from './database-address.js';
import { DEMO_IDENTITY, DEMO_SECRETS } from './demo-values.js';
import { formerSecretsOf } from './former-secrets.js';
import { fileStoreProblems, objectStoreOf } from './object-store.js';
import { productionProblems } from './production-rules.js';
import { withFileValues } from './secret-files.js';

/** PayPal's own addresses; Stripe's is built into its library. */
const PAYPAL_LIVE = 'https://api-m.paypal.com';
const PAYPAL_TEST = 'https://api-m.sandbox.paypal.com';

const ORIGIN = { require_tld: false, require_protocol: true, protocols: ['http', 'https'], disallow_auth: true };
const optionalInt = () => Type(() => Number);

/** The environment of a backend process: names, defaults and rules. Documented for operators in .env.example. */
class Environment {
  @IsIn(['development', 'test', 'production']) NODE_ENV: 'development' | 'test' | 'production' = 'development';
  @IsIn(['all', 'api', 'worker']) ROLE: 'all' | 'api' | 'worker' = 'all';
  @optionalInt() @IsInt() @Min(0) @Max(65_535) PORT = 3000;
  @IsString() HOST = '127.0.0.1';
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent']) LOG_LEVEL = 'info';
  @IsString() TRUSTED_PROXIES = 'loopback';
  @optionalInt() @IsInt() @Min(0) @Max(60_000) DRAIN_MS = 0;

  @IsOptional() @optionalInt() @IsInt() @Min(0) @Max(65_535) METRICS_PORT?: number;
  @IsString() METRICS_HOST = '127.0.0.1';
  @IsOptional() @IsUrl(ORIGIN) OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  @Matches(/^postgres(ql)?:\/\/./, { message: 'DATABASE_URL must be a postgres:// address' })
  DATABASE_URL: string;
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\/./, { message: 'MIGRATION_DATABASE_URL must be a postgres:// address' })
  MIGRATION_DATABASE_URL?: string;
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\/./, { message: 'DATABASE_REPLICA_URL must be a postgres:// address' })
  DATABASE_REPLICA_URL?: string;
  @IsOptional() @IsString() DATABASE_PASSWORD?: string;
  @IsOptional() @IsString() MIGRATION_DATABASE_PASSWORD?: string;
  /** The nightly reconciliation holds three at once: its slot, its lock, its transaction. With fewer it would wait for itself. */
  @optionalInt() @IsInt() @Min(3) @Max(200) DATABASE_POOL_SIZE = 10;

  @IsUrl(ORIGIN) FUNNEL_ORIGIN = 'http://localhost:4200';
  @IsUrl(ORIGIN) MEMBER_ORIGIN = 'http://localhost:4201';
  @IsUrl(ORIGIN) ADMIN_ORIGIN = 'http://localhost:4202';

  @IsUrl({ ...ORIGIN, protocols: ['smtp', 'smtps'], disallow_auth: false }) SMTP_URL = 'smtp://127.0.0.1:4302';
  @IsString() @MinLength(3) MAIL_FROM: string = DEMO_IDENTITY.MAIL_FROM;
  @IsEmail({ require_tld: false }) SUPPORT_EMAIL = DEFAULT_SUPPORT_EMAIL;
  @IsString() COMPANY_ADDRESS: string = DEMO_IDENTITY.COMPANY_ADDRESS;

  @IsUrl(ORIGIN) LIST_API_BASE = 'http://127.0.0.1:4300/aweber';
  @IsString() @MinLength(1) LIST_ACCOUNT_ID: string = DEMO_IDENTITY.LIST_ACCOUNT_ID;
  @IsString() @MinLength(1) LIST_ID: string = DEMO_IDENTITY.LIST_ID;
  @IsString() @MinLength(8) LIST_API_TOKEN: string = DEMO_SECRETS.LIST_API_TOKEN;

  @IsUrl(ORIGIN) SMS_API_BASE = 'http://127.0.0.1:4300/sms';
  @IsString() @MinLength(1) SMS_ACCOUNT_SID: string = DEMO_IDENTITY.SMS_ACCOUNT_SID;
  @IsString() @MinLength(8) SMS_AUTH_TOKEN: string = DEMO_SECRETS.SMS_AUTH_TOKEN;
  @IsString() @MinLength(3) SMS_FROM: string = DEMO_IDENTITY.SMS_FROM;
  @Matches(/^[A-Z]{2}(,\s*[A-Z]{2})*$/, { message: 'SMS_COUNTRIES must be two-letter codes: US,CA' })
  SMS_COUNTRIES = 'US,CA,GB,IE,AU,NZ';
  @optionalInt() @IsInt() @Min(0) @Max(1_000_000) SMS_DAILY_LIMIT = 2_000;

  @IsUrl(ORIGIN) TAPFILIATE_API_BASE = 'https://api.tapfiliate.com';
  @IsOptional() @IsString() @MinLength(8) TAPFILIATE_API_KEY?: string;

  @IsString()
  @Matches(/^(sk|rk)_(test|live)_/, { message: 'STRIPE_SECRET_KEY must begin with sk_ or rk_' })
  STRIPE_SECRET_KEY: string = DEMO_SECRETS.STRIPE_SECRET_KEY;
  @Matches(/^whsec_[^,]+(,\s*whsec_[^,]+)*$/, {
    message: 'STRIPE_WEBHOOK_SECRETS must be whsec_... (several: comma separated)',
  })
  STRIPE_WEBHOOK_SECRETS: string = DEMO_SECRETS.STRIPE_WEBHOOK_SECRETS;
  @IsOptional() @IsUrl(ORIGIN) STRIPE_API_BASE?: string;

  @IsString() @MinLength(8) PAYPAL_CLIENT_ID: string = DEMO_SECRETS.PAYPAL_CLIENT_ID;
  @IsString() @MinLength(8) PAYPAL_CLIENT_SECRET: string = DEMO_SECRETS.PAYPAL_CLIENT_SECRET;
  @Matches(/^[A-Za-z0-9]+$/, { message: 'PAYPAL_WEBHOOK_ID must be letters and digits' })
  PAYPAL_WEBHOOK_ID: string = DEMO_SECRETS.PAYPAL_WEBHOOK_ID;
  @IsOptional() @IsUrl(ORIGIN) PAYPAL_API_BASE?: string;

  @IsOptional() @IsUrl(ORIGIN) SANDBOX_CLOCK_URL?: string;

  @IsString() FILES_DIR = '.data/files';
  @IsIn(['folder', 's3']) FILE_STORE: 'folder' | 's3' = 'folder';
  @IsOptional()
  @Matches(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { message: 'S3_BUCKET must be the name of a bucket' })
  S3_BUCKET?: string;
  @IsString() S3_REGION = 'us-east-1';
  @IsOptional() @IsUrl(ORIGIN) S3_ENDPOINT?: string;
  @IsOptional() @IsString() @MinLength(3) S3_ACCESS_KEY_ID?: string;
  @IsOptional() @IsString() @MinLength(8) S3_SECRET_ACCESS_KEY?: string;
  @IsString() @MinLength(32) LINK_SIGNING_SECRET: string = DEMO_SECRETS.LINK_SIGNING_SECRET;
  @IsString() @MinLength(32) VISITOR_HASH_SECRET: string = DEMO_SECRETS.VISITOR_HASH_SECRET;
  @IsString() @MinLength(32) BUYER_COOKIE_SECRET: string = DEMO_SECRETS.BUYER_COOKIE_SECRET;
  @IsString() @MinLength(32) ADMIN_TOKEN_SECRET: string = DEMO_SECRETS.ADMIN_TOKEN_SECRET;
  @IsString() @MinLength(32) VIP_TOKEN_SECRET: string = DEMO_SECRETS.VIP_TOKEN_SECRET;
  @IsString() @MinLength(32) SPEAKER_TOKEN_SECRET: string = DEMO_SECRETS.SPEAKER_TOKEN_SECRET;
  @IsString() @MinLength(32) TWO_FACTOR_SECRET: string = DEMO_SECRETS.TWO_FACTOR_SECRET;
  @IsString() @MinLength(32) RECEIPT_SIGNING_SECRET: string = DEMO_SECRETS.RECEIPT_SIGNING_SECRET;
  @IsString() @MinLength(32) PAYOUT_DETAILS_SECRET: string = DEMO_SECRETS.PAYOUT_DETAILS_SECRET;

  // What they made can still be read; nothing is made with them.
  @IsOptional() @IsString() @MinLength(32) LINK_SIGNING_SECRET_FORMER?: string;
  @IsOptional() @IsString() @MinLength(32) BUYER_COOKIE_SECRET_FORMER?: string;
  @IsOptional() @IsString() @MinLength(32) TWO_FACTOR_SECRET_FORMER?: string;
  @IsOptional() @IsString() @MinLength(32) RECEIPT_SIGNING_SECRET_FORMER?: string;
  @IsOptional() @IsString() @MinLength(32) PAYOUT_DETAILS_SECRET_FORMER?: string;

  // Printed by the funnel, which is built from the same setting.
  @IsOptional() @IsUrl(ORIGIN) FUNNEL_CHAT_URL?: string;

  @IsOptional() @IsIn(['upcoming', 'live', 'concluded']) SUMMIT_PHASE?: 'upcoming' | 'live' | 'concluded';
}

/** Every setting has a rule, so the rules know them all. */
const SETTING_NAMES = [
  ...new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(Environment, '', false, false)
      .map((rule) => rule.propertyName),
  ),
];

/** The settings that are texts; numbers hold no secrets. */
function textsOf(env: Environment): Partial<Record<string, string>> {
  const entries = Object.entries(env).filter(
    ([name, value]) => SETTING_NAMES.includes(name) && typeof value === 'string',
  );
  return Object.fromEntries(entries) as Partial<Record<string, string>>;
}

/** Thrown once with every problem of the environment; names variables, never their values. */
export class InvalidEnvironment extends Error {
  constructor(readonly problems: string[]) {
    super(`The environment is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'InvalidEnvironment';
  }
}

/** Reads and checks the environment. Empty strings count as unset; `NAME_FILE` names a file that holds the value of `NAME`. */
export function readConfig(source: NodeJS.ProcessEnv = process.env): AppConfig {
  const { given, problems: ofFiles, without } = withFileValues(source, SETTING_NAMES);
  const problems: string[] = [];
  const env = plainToInstance(Environment, given, { exposeDefaultValues: true });
  const shape = validateSync(env, { skipMissingProperties: false, forbidUnknownValues: false });
  problems.push(...shape.flatMap((error) => Object.values(error.constraints ?? {})));
  problems.push(...passwordProblems('DATABASE_URL', env.DATABASE_URL, env.DATABASE_PASSWORD));
  problems.push(
    ...passwordProblems('MIGRATION_DATABASE_URL', env.MIGRATION_DATABASE_URL, env.MIGRATION_DATABASE_PASSWORD),
  );
  if (env.DATABASE_REPLICA_URL !== undefined)
    problems.push(...passwordProblems('DATABASE_REPLICA_URL', env.DATABASE_REPLICA_URL, env.DATABASE_PASSWORD));
  if (env.METRICS_PORT !== undefined && env.METRICS_PORT > 0 && env.METRICS_PORT === env.PORT)
    problems.push('METRICS_PORT must not be the public PORT');
  problems.push(...sandboxProblems(env), ...fileStoreProblems(env));
  if (env.NODE_ENV === 'production') problems.push(...productionProblems(textsOf(env), new Set(Object.keys(given))));
  // Their defaults are nobody's choice.
  const others = problems.filter((one) => !without.some((name) => one.startsWith(`${name} `)));
  if (ofFiles.length + others.length > 0) throw new InvalidEnvironment([...ofFiles, ...others]);
  return toConfig(env);
}

/** Real money never meets the sandbox: not in production, and not with live keys anywhere (payments.md 5.2). */
function sandboxProblems(env: Environment): string[] {
  const problems: string[] = [];
  const live = /^[a-z]+_live_/.test(env.STRIPE_SECRET_KEY);
  if (live) {
    for (const name of ['STRIPE_API_BASE', 'SANDBOX_CLOCK_URL'] as const)
      if (env[name]) problems.push(`${name} must not be set with a live STRIPE_SECRET_KEY`);
    // Purchases through a pretended PayPal would be free beside real money.
    if (paypalBase(env) !== PAYPAL_LIVE)
      problems.push(`PAYPAL_API_BASE must be ${PAYPAL_LIVE} with a live STRIPE_SECRET_KEY`);
  }
  if (env.NODE_ENV !== 'production') return problems;
  if (!live) problems.push('STRIPE_SECRET_KEY must be a live key in production');
  return problems;
}

function paypalBase(env: Environment): string {
  return env.PAYPAL_API_BASE ?? (env.NODE_ENV === 'production' ? PAYPAL_LIVE : PAYPAL_TEST);
}

function toConfig(env: Environment): AppConfig {
  const databaseUrl = withPassword(env.DATABASE_URL, env.DATABASE_PASSWORD);
  return {
    production: env.NODE_ENV === 'production',
    // Keys decide, not the environment: an order that test keys paid is a test order (C-084).
    paymentsAreTest: !/^[a-z]+_live_/.test(env.STRIPE_SECRET_KEY),
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecrets: env.STRIPE_WEBHOOK_SECRETS.split(',').map((secret) => secret.trim()),
      apiBase: env.STRIPE_API_BASE ?? null,
    },
    paypal: {
      clientId: env.PAYPAL_CLIENT_ID,
      clientSecret: env.PAYPAL_CLIENT_SECRET,
      webhookId: env.PAYPAL_WEBHOOK_ID,
      apiBase: paypalBase(env),
    },
    sandboxClockUrl: env.SANDBOX_CLOCK_URL ?? null,
    role: env.ROLE,
    http: {
      port: env.PORT,
      host: env.HOST,
      trustedProxies: env.TRUSTED_PROXIES.split(',').map((entry) => entry.trim()),
      drainMs: env.DRAIN_MS,
    },
    log: { level: env.LOG_LEVEL },
    telemetry: {
      metrics: env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
      traces: env.OTEL_EXPORTER_OTLP_ENDPOINT ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT } : null,
    },
    database: {
      url: databaseUrl,
      migrationUrl:
        env.MIGRATION_DATABASE_URL === undefined
          ? databaseUrl
          : withPassword(env.MIGRATION_DATABASE_URL, env.MIGRATION_DATABASE_PASSWORD),
      // The same role and password as the primary's: a replica has the roles of what it copies.
      replicaUrl:
        env.DATABASE_REPLICA_URL === undefined ? null : withPassword(env.DATABASE_REPLICA_URL, env.DATABASE_PASSWORD),
      poolSize: env.DATABASE_POOL_SIZE,
    },
    origins: {
      funnel: new URL(env.FUNNEL_ORIGIN).origin,
      member: new URL(env.MEMBER_ORIGIN).origin,
      admin: new URL(env.ADMIN_ORIGIN).origin,
    },
    mail: {
      smtpUrl: env.SMTP_URL,
      requireTls: env.NODE_ENV === 'production',
      from: env.MAIL_FROM,
      companyAddress: env.COMPANY_ADDRESS,
      supportEmail: env.SUPPORT_EMAIL,
    },
    listService: {
      apiBase: env.LIST_API_BASE,
      accountId: env.LIST_ACCOUNT_ID,
      listId: env.LIST_ID,
      token: env.LIST_API_TOKEN,
    },
    sms: {
      apiBase: env.SMS_API_BASE,
      accountSid: env.SMS_ACCOUNT_SID,
      token: env.SMS_AUTH_TOKEN,
      from: env.SMS_FROM,
      countries: env.SMS_COUNTRIES.split(',').map((country) => country.trim()),
      dailyLimit: env.SMS_DAILY_LIMIT,
    },
    tapfiliate: env.TAPFILIATE_API_KEY ? { apiBase: env.TAPFILIATE_API_BASE, apiKey: env.TAPFILIATE_API_KEY } : null,
    filesDir: env.FILES_DIR,
    objectStore: objectStoreOf(env),
    secrets: {
      linkSigning: env.LINK_SIGNING_SECRET,
      visitorHash: env.VISITOR_HASH_SECRET,
      buyerCookie: env.BUYER_COOKIE_SECRET,
      twoFactor: env.TWO_FACTOR_SECRET,
      receiptSigning: env.RECEIPT_SIGNING_SECRET,
      payoutDetails: env.PAYOUT_DETAILS_SECRET,
      tokens: { admin: env.ADMIN_TOKEN_SECRET, vip: env.VIP_TOKEN_SECRET, speaker: env.SPEAKER_TOKEN_SECRET },
      former: formerSecretsOf(env),
    },
    summitPhase: env.SUMMIT_PHASE ?? null,
  };
}
