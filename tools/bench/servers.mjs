// The processes that a benchmark starts, each with the environment it gets.
import path from 'node:path';
import { API_FLAGS, API_MEMORY } from '../start/api-process.mjs';
import { accepts, answers } from '../start/probes.mjs';
import { PORTS } from './ports.mjs';
import { ServerProcess } from './server-process.mjs';

export const ROOT = path.resolve(import.meta.dirname, '../..');

const local = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;
export const API_ORIGIN = local(PORTS.api);
export const FLOOR_ORIGIN = local(PORTS.floor);
export const SANDBOX_ORIGIN = local(PORTS.sandbox);
/** The site that is measured, as its browser names it. */
export const PAGES_ORIGIN = `http://localhost:${PORTS.web}`;

/** Settings of the product: its defaults, with addresses of the benchmark. What the caller's shell sets doesn't count. */
export const PRODUCT_ENV = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'development',
  LOG_LEVEL: 'warn',
  PORT: String(PORTS.api),
  // Where the measured pages are served: the API takes calls that change something from these pages only (C-115).
  FUNNEL_ORIGIN: PAGES_ORIGIN,
  MEMBER_ORIGIN: PAGES_ORIGIN,
  SMTP_URL: `smtp://127.0.0.1:${PORTS.smtp}`,
  LIST_API_BASE: `${local(PORTS.sandbox)}/aweber`,
  SMS_API_BASE: `${local(PORTS.sandbox)}/sms`,
  STRIPE_API_BASE: local(PORTS.sandbox),
  PAYPAL_API_BASE: local(PORTS.sandbox),
};

/**
 * The product's API. `api`: requests only; `all`: their jobs too.
 * @param {string} databaseUrl
 * @param {'api' | 'all'} role
 * @param {string[]} [nodeFlags]
 */
export const startApi = (databaseUrl, role, nodeFlags = []) =>
  new ServerProcess({
    name: 'API',
    args: [...API_FLAGS, ...nodeFlags, 'backend/dist/packed/main.js'],
    cwd: ROOT,
    env: { ...PRODUCT_ENV, ...API_MEMORY, DATABASE_URL: databaseUrl, ROLE: role },
    isReady: () => answers(`${API_ORIGIN}/api/health/ready`),
  });

/**
 * A process that only works on jobs. Nobody calls it, so it is there once it has connections of the queue.
 * @param {import('./bench-database.mjs').BenchDatabase} database
 */
export const startWorker = (database) =>
  new ServerProcess({
    name: 'worker',
    args: [...API_FLAGS, 'backend/dist/packed/main.js'],
    cwd: ROOT,
    env: { ...PRODUCT_ENV, ...API_MEMORY, DATABASE_URL: database.url, ROLE: 'worker' },
    isReady: async () => (await database.backendsOf(['summit-worker'])).length > 0,
  });

/** @param {string} databaseUrl */
export const startFloor = (databaseUrl) =>
  new ServerProcess({
    name: 'floor',
    args: ['tools/bench/floor.mjs'],
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      PORT: String(PORTS.floor),
      STRIPE_API_BASE: local(PORTS.sandbox),
    },
    isReady: () => answers(`${FLOOR_ORIGIN}/static`),
  });

/**
 * The outside services that jobs talk to.
 * @param {string} dataDir
 */
export const startSimulators = (dataDir) =>
  new ServerProcess({
    name: 'sandbox',
    args: ['shared/provider-simulators/dist/main.js'],
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      SANDBOX_PORT: String(PORTS.sandbox),
      INBOX_PORT: String(PORTS.inbox),
      SMTP_PORT: String(PORTS.smtp),
      API_ORIGIN,
    },
    isReady: async () => (await Promise.all([PORTS.sandbox, PORTS.inbox, PORTS.smtp].map(accepts))).every(Boolean),
  });
