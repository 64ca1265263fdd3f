// Ports, addresses and the environment of the child processes.
import path from 'node:path';
import { StartError } from './start-error.mjs';

/** Variable (the first that is set wins) and standard port of everything that listens. */
const PORTS = /** @type {const} */ ({
  api: [['API_PORT', 'PORT'], 3000],
  funnel: [['FUNNEL_PORT'], 4200],
  member: [['MEMBER_PORT'], 4201],
  admin: [['ADMIN_PORT'], 4202],
  sandbox: [['SANDBOX_PORT'], 4300],
  inbox: [['INBOX_PORT'], 4301],
  smtp: [['SMTP_PORT'], 4302],
  postgres: [['PG_PORT'], 4303],
});

/**
 * @typedef {keyof typeof PORTS} Listener
 * @typedef {{ name: Listener, variable: string, port: number }} PortSetting
 * @typedef {ReturnType<typeof readSettings>} Settings
 */

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {Listener} name
 * @returns {PortSetting}
 */
function readPort(env, name) {
  const [variables, standard] = PORTS[name];
  const variable = variables.find((one) => env[one]) ?? variables[0];
  const port = Number(env[variable] || standard);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartError(
      `${variable} is not a port: ${env[variable]}.`,
      'Set it to a number from 1 to 65535, or unset it.',
    );
  }
  return { name, variable, port };
}

/**
 * @param {NodeJS.ProcessEnv} env the real environment, with .env below it; empty counts as unset
 * @param {string} root folder of the project
 */
export function readSettings(env, root) {
  if (env.NODE_ENV === 'production') {
    throw new StartError(
      '`npm start` runs the demo with its sandbox, which does not run with NODE_ENV=production.',
      'Unset NODE_ENV, or see the folder docker for running in production.',
    );
  }
  const ports = /** @type {Listener[]} */ (Object.keys(PORTS)).map((name) => readPort(env, name));
  for (const one of ports) {
    const twin = ports.find((other) => other !== one && other.port === one.port);
    if (twin) {
      throw new StartError(
        `${one.variable} and ${twin.variable} both name port ${one.port}.`,
        'Give each of them a port of its own.',
      );
    }
  }
  const portOf = /** @type {Record<Listener, number>} */ (
    Object.fromEntries(ports.map(({ name, port }) => [name, port]))
  );
  const dataDir = path.resolve(root, env.DATA_DIR || '.data');
  const origin = (/** @type {'funnel' | 'member' | 'admin'} */ app) =>
    env[`${app.toUpperCase()}_ORIGIN`] || `http://localhost:${portOf[app]}`;
  const origins = { FUNNEL_ORIGIN: origin('funnel'), MEMBER_ORIGIN: origin('member'), ADMIN_ORIGIN: origin('admin') };
  return {
    root,
    dataDir,
    ports,
    portOf,
    origins,
    /** Set where a database of the reader's own is used. */
    databaseUrl: env.DATABASE_URL || undefined,
    migrationUrl: env.MIGRATION_DATABASE_URL || env.DATABASE_URL || undefined,
    /** What every child gets; a variable that is set keeps its value. */
    childEnv: withDefaults(env, {
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      FILES_DIR: path.join(dataDir, 'files'),
      PORT: String(portOf.api),
      API_ORIGIN: `http://127.0.0.1:${portOf.api}`,
      ...Object.fromEntries(ports.map(({ name, port }) => [PORTS[name][0][0], String(port)])),
      ...origins,
      SMTP_URL: `smtp://127.0.0.1:${portOf.smtp}`,
      LIST_API_BASE: `http://127.0.0.1:${portOf.sandbox}/aweber`,
      SMS_API_BASE: `http://127.0.0.1:${portOf.sandbox}/sms`,
      TAPFILIATE_API_BASE: `http://127.0.0.1:${portOf.sandbox}/tapfiliate`,
      TAPFILIATE_API_KEY: 'demo-tapfiliate-key',
      STRIPE_API_BASE: `http://127.0.0.1:${portOf.sandbox}`,
      PAYPAL_API_BASE: `http://127.0.0.1:${portOf.sandbox}`,
      SANDBOX_CLOCK_URL: `http://127.0.0.1:${portOf.sandbox}/control/clock`,
      FUNNEL_PAYPAL_SDK_URL: `http://localhost:${portOf.sandbox}/paypal/sdk/js?client-id=demo-paypal-client&currency=USD&intent=capture&disable-funding=card`,
      MEMBER_VIMEO_ORIGIN: `http://localhost:${portOf.sandbox}`,
    }),
  };
}

/** Paths are made absolute and ports agree with the check above, so these win over what is set. */
const DERIVED = new Set(['DATA_DIR', 'PORT', 'API_PORT']);

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {Record<string, string>} defaults
 * @returns {NodeJS.ProcessEnv}
 */
function withDefaults(env, defaults) {
  const missing = Object.entries(defaults).filter(([name]) => DERIVED.has(name) || !env[name]);
  return { ...env, ...Object.fromEntries(missing) };
}
