import 'reflect-metadata';
import { plainToInstance, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUrl, Matches, Max, Min, MinLength, validateSync } from 'class-validator';
import type { AppConfig } from './app-config.js';

/** Values that make the demo run without any set-up. Production refuses every one of them (S24, X-013). */
export const DEMO_SECRETS = {
  LINK_SIGNING_SECRET: 'demo-link-signing-secret-not-for-production',
  VISITOR_HASH_SECRET: 'demo-visitor-hash-secret-not-for-production',
  LIST_API_TOKEN: 'demo-list-token',
  SMS_AUTH_TOKEN: 'demo-sms-token',
} as const;

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

  @Matches(/^postgres(ql)?:\/\/./, { message: 'DATABASE_URL must be a postgres:// address' })
  DATABASE_URL: string;
  @optionalInt() @IsInt() @Min(1) @Max(200) DATABASE_POOL_SIZE = 10;

  @IsUrl(ORIGIN) FUNNEL_ORIGIN = 'http://localhost:4200';
  @IsUrl(ORIGIN) MEMBER_ORIGIN = 'http://localhost:4201';
  @IsUrl(ORIGIN) ADMIN_ORIGIN = 'http://localhost:4202';

  @IsUrl({ ...ORIGIN, protocols: ['smtp', 'smtps'], disallow_auth: false }) SMTP_URL = 'smtp://127.0.0.1:4302';
  @IsString() @MinLength(3) MAIL_FROM = 'Growth & Scale Summit <hello@summit.test>';
  @IsString() COMPANY_ADDRESS = 'Growth & Scale Summit, 1 Example Street, Portland, OR 97201, USA';

  @IsUrl(ORIGIN) LIST_API_BASE = 'http://127.0.0.1:4300/aweber';
  @IsString() @MinLength(1) LIST_ACCOUNT_ID = 'demo-account';
  @IsString() @MinLength(1) LIST_ID = 'demo-list';
  @IsString() @MinLength(8) LIST_API_TOKEN: string = DEMO_SECRETS.LIST_API_TOKEN;

  @IsUrl(ORIGIN) SMS_API_BASE = 'http://127.0.0.1:4300/sms';
  @IsString() @MinLength(1) SMS_ACCOUNT_SID = 'ACdemo';
  @IsString() @MinLength(8) SMS_AUTH_TOKEN: string = DEMO_SECRETS.SMS_AUTH_TOKEN;
  @IsString() @MinLength(3) SMS_FROM = '+15005550006';

  @IsString() FILES_DIR = '.data/files';
  @IsString() @MinLength(32) LINK_SIGNING_SECRET: string = DEMO_SECRETS.LINK_SIGNING_SECRET;
  @IsString() @MinLength(32) VISITOR_HASH_SECRET: string = DEMO_SECRETS.VISITOR_HASH_SECRET;

  @IsOptional() @IsIn(['upcoming', 'live', 'concluded']) SUMMIT_PHASE?: 'upcoming' | 'live' | 'concluded';
}

/** Thrown once with every problem of the environment; names variables, never their values. */
export class InvalidEnvironment extends Error {
  constructor(readonly problems: string[]) {
    super(`The environment is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'InvalidEnvironment';
  }
}

/** Reads and checks the environment. Empty strings count as unset. */
export function readConfig(source: NodeJS.ProcessEnv = process.env): AppConfig {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const env = plainToInstance(Environment, given, { exposeDefaultValues: true });
  const problems = validateSync(env, { skipMissingProperties: false, forbidUnknownValues: false }).flatMap((error) =>
    Object.values(error.constraints ?? {}),
  );
  if (env.NODE_ENV === 'production') problems.push(...productionProblems(env));
  if (problems.length > 0) throw new InvalidEnvironment(problems);
  return toConfig(env);
}

function productionProblems(env: Environment): string[] {
  const problems: string[] = [];
  for (const [name, demo] of Object.entries(DEMO_SECRETS)) {
    if (env[name as keyof typeof DEMO_SECRETS] === demo)
      problems.push(`${name} still has its demo value, which production refuses`);
  }
  for (const name of ['FUNNEL_ORIGIN', 'MEMBER_ORIGIN', 'ADMIN_ORIGIN', 'LIST_API_BASE', 'SMS_API_BASE'] as const) {
    if (!env[name]?.startsWith('https://')) problems.push(`${name} must start with https:// in production`);
  }
  return problems;
}

function toConfig(env: Environment): AppConfig {
  return {
    production: env.NODE_ENV === 'production',
    role: env.ROLE,
    http: {
      port: env.PORT,
      host: env.HOST,
      trustedProxies: env.TRUSTED_PROXIES.split(',').map((entry) => entry.trim()),
      drainMs: env.DRAIN_MS,
    },
    log: { level: env.LOG_LEVEL },
    database: { url: env.DATABASE_URL, poolSize: env.DATABASE_POOL_SIZE },
    origins: {
      funnel: new URL(env.FUNNEL_ORIGIN).origin,
      member: new URL(env.MEMBER_ORIGIN).origin,
      admin: new URL(env.ADMIN_ORIGIN).origin,
    },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, companyAddress: env.COMPANY_ADDRESS },
    listService: {
      apiBase: env.LIST_API_BASE,
      accountId: env.LIST_ACCOUNT_ID,
      listId: env.LIST_ID,
      token: env.LIST_API_TOKEN,
    },
    sms: { apiBase: env.SMS_API_BASE, accountSid: env.SMS_ACCOUNT_SID, token: env.SMS_AUTH_TOKEN, from: env.SMS_FROM },
    filesDir: env.FILES_DIR,
    secrets: { linkSigning: env.LINK_SIGNING_SECRET, visitorHash: env.VISITOR_HASH_SECRET },
    summitPhase: env.SUMMIT_PHASE ?? null,
  };
}
