import type { SummitPhase } from '@summit/rules';

/** A bucket. `endpoint`: of a server other than Amazon's. `credentials` null: those of the machine. */
export interface S3Settings {
  bucket: string;
  region: string;
  endpoint: string | null;
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

/** Secrets of which a former value still opens or verifies what it made, while the present one replaces it. */
export type ReplaceableSecret = 'linkSigning' | 'buyerCookie' | 'twoFactor' | 'receiptSigning' | 'payoutDetails';

/** Everything a process may be told from outside, checked and typed by env.ts. Nothing else reads `process.env`. */
export interface AppConfig {
  production: boolean;
  /** `all`: HTTP and jobs in one process; `api` or `worker`: one of them. */
  role: 'all' | 'api' | 'worker';
  http: { port: number; host: string; trustedProxies: string[]; drainMs: number };
  log: { level: string };
  /** `metrics`: an address of its own for Prometheus, never the public one. `traces`: where spans go, by OTLP over HTTP. Null: off. */
  telemetry: { metrics: { port: number; host: string } | null; traces: { endpoint: string } | null };
  /**
   * `migrationUrl`: of the role that owns the tables; the same as `url` where one role does both. `replicaUrl`: a copy that reports read;
   * null: they read the primary.
   */
  database: {
    url: string;
    migrationUrl: string;
    replicaUrl: string | null;
    poolSize: number;
    /** Longest wait for a connection; that of a process that answers requests unless a command sets its own. */
    connectTimeoutMs?: number;
  };
  origins: { funnel: string; member: string; admin: string };
  /**
   * `requireTls`: nothing is sent where the server does not offer encryption. `supportEmail`: where replies go, and the address that
   * mails and pages name.
   */
  mail: { smtpUrl: string; requireTls: boolean; from: string; companyAddress: string; supportEmail: string };
  listService: { apiBase: string; accountId: string; listId: string; token: string };
  /** `countries`: ISO codes of the countries that get text messages. `dailyLimit`: texts a day for everybody together. */
  sms: {
    apiBase: string;
    accountSid: string;
    token: string;
    from: string;
    countries: string[];
    dailyLimit: number;
  };
  /** Null: the import of affiliates is off. */
  tapfiliate: { apiBase: string; apiKey: string } | null;
  /** Where files are kept unless there is an object store, and where large ones are put together on their way into it. */
  filesDir: string;
  /** Null: a folder. */
  objectStore: S3Settings | null;
  /** Orders are marked as tests (C-084). */
  paymentsAreTest: boolean;
  /** `apiBase`: the sandbox instead of Stripe. Several secrets while one is being replaced. */
  stripe: { secretKey: string; webhookSecrets: string[]; apiBase: string | null };
  paypal: { clientId: string; clientSecret: string; webhookId: string; apiBase: string };
  /** The demo's clock follows this address; null: the machine's clock. */
  sandboxClockUrl: string | null;
  secrets: {
    linkSigning: string;
    visitorHash: string;
    buyerCookie: string;
    /** Encrypts second-factor seeds and backup codes. */
    twoFactor: string;
    /** Signs receipts of attribution: a new one ends the receipts that people keep. */
    receiptSigning: string;
    /** Encrypts where affiliates are paid. */
    payoutDetails: string;
    /** One for each audience of bearer tokens. */
    tokens: { admin: string; vip: string; speaker: string };
    /** Of those that are being replaced. Nothing new is made with them. */
    former?: Partial<Record<ReplaceableSecret, string>>;
  };
  summitPhase: SummitPhase | null;
}

/** Injection token of the one AppConfig. */
export const APP_CONFIG = Symbol('APP_CONFIG');
