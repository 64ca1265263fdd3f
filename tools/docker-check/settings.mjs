import { randomBytes } from 'node:crypto';

const HOSTS = /** @type {const} */ (['funnel', 'member', 'admin']);
/** Names that nobody answers to: `outside` leads nowhere while this runs, and mail and payments wait in the queue. */
const DOMAIN = 'summit-check.net';
export const HOST = { funnel: DOMAIN, member: `members.${DOMAIN}`, admin: `office.${DOMAIN}` };

const random = (/** @type {number} */ bytes) => randomBytes(bytes).toString('hex');

/** As a provider would give it, in a value that production takes for real. */
const GIVEN = /** @type {Record<string, () => string>} */ ({
  SUPPORT_EMAIL: () => `support@${DOMAIN}`,
  FUNNEL_CHAT_URL: () => 'https://wa.me/15035550100',
  // The gateway of the network `edge`, which stands for the TLS proxy, speaks for this address.
  ADMIN_ALLOW: () => '198.51.100.7',
  STRIPE_SECRET_KEY: () => `rk_live_${random(12)}`,
  STRIPE_WEBHOOK_SECRETS: () => `whsec_${random(16)}`,
  SMTP_URL: () => `smtps://mailer:${random(8)}@smtp.${DOMAIN}:465`,
  MAIL_FROM: () => `"Growth & Scale Summit <hello@${DOMAIN}>"`,
  COMPANY_ADDRESS: () => '"Growth & Scale LLC, 20 Harbor Road, Portland, OR 97201, USA"',
  SMS_FROM: () => '+15035550100',
  EDGE_SUBNET: () => '172.30.11.0/24',
  EDGE_GATEWAY: () => '172.30.11.1',
  FRONT_PROXY: () => '172.30.11.1',
});
/** Left as it stands in the example; what is empty there may stay empty. */
const KEPT =
  /^(COMPOSE_FILE|IMAGE_ORIGINS|PROMPTS_TOKEN|SECURITY_TXT_EXPIRES|SUMMIT_PHASE|DATABASE_|OTEL_|TAPFILIATE_|S3_)/;

/**
 * docker/.env.example filled in, with secrets of this run.
 * @param {string} example
 * @param {number} firstPort the web servers take it and the two after it
 */
export function settingsOf(example, firstPort) {
  /** @param {string} name @param {string} value */
  const filled = (name, value) => {
    const given = GIVEN[name];
    if (given) return given();
    const app = HOSTS.findIndex((one) => name.startsWith(`${one.toUpperCase()}_`));
    if (name.endsWith('_ORIGIN')) return `https://${HOST[/** @type {'funnel'} */ (HOSTS[app])]}`;
    if (name.endsWith('_PUBLISH')) return `127.0.0.1:${firstPort + app}`;
    return value !== '' || KEPT.test(name) ? value : random(32);
  };
  return example.replace(/^([A-Z0-9_]+)=(.*)$/gm, (_line, name, value) => `${name}=${filled(name, value)}`);
}

/**
 * What is laid over the files of Compose: settings and images of this run, so that those of a product that runs here stay as they are, and no
 * way out, so that nobody's provider is called.
 * @param {string} settings file
 */
export const overlay = (settings) => `services:
${['prepare', 'api', 'worker'].map((name) => `  ${name}: { image: summit-check-api, env_file: !override ['${settings}'] }`).join('\n')}
${HOSTS.map((name) => `  ${name}: { image: summit-check-${name} }`).join('\n')}
networks:
  outside: { internal: true }
`;
