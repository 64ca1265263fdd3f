import { isIP } from 'node:net';
import { DEMO_IDENTITY, DEMO_SECRETS } from './demo-values.js';
import { isOnReservedDomain, looksLikePlaceholder, isGuessable } from './secret-strength.js';

/** Settings by name; those that are not texts are left out. */
type Settings = Readonly<Partial<Record<string, string>>>;

/** Made by whoever runs the product; each opens one door. */
const RANDOM_SECRETS = [
  'LINK_SIGNING_SECRET',
  'VISITOR_HASH_SECRET',
  'BUYER_COOKIE_SECRET',
  'ADMIN_TOKEN_SECRET',
  'VIP_TOKEN_SECRET',
  'SPEAKER_TOKEN_SECRET',
  'TWO_FACTOR_SECRET',
  'RECEIPT_SIGNING_SECRET',
  'PAYOUT_DETAILS_SECRET',
  // Those that they replace open the same doors, until they are taken away.
  'LINK_SIGNING_SECRET_FORMER',
  'BUYER_COOKIE_SECRET_FORMER',
  'TWO_FACTOR_SECRET_FORMER',
  'RECEIPT_SIGNING_SECRET_FORMER',
  'PAYOUT_DETAILS_SECRET_FORMER',
];
/** Given by providers: their strength is not ours to judge. */
const PROVIDER_SECRETS = [
  'LIST_API_TOKEN',
  'SMS_AUTH_TOKEN',
  'TAPFILIATE_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRETS',
  'PAYPAL_CLIENT_SECRET',
  'S3_SECRET_ACCESS_KEY',
];
const ORIGINS = ['FUNNEL_ORIGIN', 'MEMBER_ORIGIN', 'ADMIN_ORIGIN'];
const SERVICES = ['LIST_API_BASE', 'SMS_API_BASE', 'TAPFILIATE_API_BASE', 'S3_ENDPOINT'];
/** Printed in pages and mails, or where mails come from: a reserved name there is a placeholder. */
const PUBLIC_ADDRESSES = [...ORIGINS, ...SERVICES, 'SMTP_URL', 'MAIL_FROM', 'SUPPORT_EMAIL', 'FUNNEL_CHAT_URL'];
/** Have a default, or none is needed for the demo: nobody may go live by leaving them out. */
const SET_BY_SOMEBODY = ['SMTP_URL', 'MAIL_FROM', 'COMPANY_ADDRESS', 'SUPPORT_EMAIL', 'FUNNEL_CHAT_URL'];

/**
 * What production refuses beyond the shape of each value (S24, X-013): values of the demo, secrets that can be guessed or that open
 * two doors, apps that share a host, mail that goes nowhere or unencrypted. Names settings, never values.
 * @param given names of the settings that somebody set
 */
export function productionProblems(settings: Settings, given: ReadonlySet<string>): string[] {
  return [
    ...demoProblems(settings),
    ...secretProblems(settings),
    ...addressProblems(settings),
    ...SET_BY_SOMEBODY.filter((name) => !given.has(name)).map((name) => `${name} must be set in production`),
    ...mailProblems(settings, given),
  ];
}

/** A demo value anywhere: as one entry of a list, with a sign before or behind it, or under another name. */
function demoProblems(settings: Settings): string[] {
  const demo = Object.values({ ...DEMO_SECRETS, ...DEMO_IDENTITY }).map((value) => value.toLowerCase());
  return pick(settings, Object.keys(settings))
    .filter(({ value }) => demo.some((one) => value.toLowerCase().includes(one)))
    .map(({ name }) => `${name} still has its demo value, which production refuses`);
}

function secretProblems(settings: Settings): string[] {
  const random = pick(settings, RANDOM_SECRETS);
  // While one secret replaces another there are two: each is looked at.
  const provided = pick(settings, PROVIDER_SECRETS).flatMap(({ name, value }) =>
    value.split(',').map((one) => ({ name, value: one.trim() })),
  );
  const all = [...random, ...provided];
  return [
    ...random
      .filter(({ value }) => isGuessable(value))
      .map(({ name }) => `${name} can be guessed: take a random value, like the output of openssl rand -hex 32`),
    ...[...provided, ...passwordsIn(settings)]
      .filter(({ value }) => looksLikePlaceholder(value))
      .map(({ name }) => `${name} holds a placeholder in place of a secret`),
    // One secret for two purposes would let a member's token be signed as an administrator's, or a link as a cookie.
    ...all.flatMap(({ name, value }, index) =>
      all
        .slice(index + 1)
        .filter((other) => other.value.includes(value) || value.includes(other.value))
        .map((other) =>
          other.name === name ? `${name} names one value twice` : `${name} and ${other.name} must differ`,
        ),
    ),
  ];
}

function addressProblems(settings: Settings): string[] {
  const problems = pick(settings, [...ORIGINS, ...SERVICES])
    .filter(({ value }) => !value.startsWith('https://'))
    .map(({ name }) => `${name} must start with https:// in production`);
  // Cookies know no ports: two apps on one host would share them. The API has no origin of its own.
  const hosts = pick(settings, ORIGINS).map(({ value }) => (URL.canParse(value) ? new URL(value).hostname : value));
  if (new Set(hosts).size < ORIGINS.length) problems.push(`${ORIGINS.join(', ')} must name three different hosts`);
  // A passkey is bound to a name, never to a number.
  for (const { name, value } of pick(settings, ['MEMBER_ORIGIN', 'ADMIN_ORIGIN']))
    if (isAddressOfMachine(value) && !isOnReservedDomain(value))
      problems.push(`${name} must name a host, not an IP address: passkeys are bound to its name`);
  return problems;
}

const isAddressOfMachine = (value: string): boolean =>
  URL.canParse(value) && isIP(new URL(value).hostname.replace(/^\[|\]$/g, '')) !== 0;

function mailProblems(settings: Settings, given: ReadonlySet<string>): string[] {
  const problems = pick(settings, PUBLIC_ADDRESSES)
    .filter(({ name, value }) => given.has(name) && isOnReservedDomain(value))
    .map(({ name }) => `${name} names a host that nobody can own or this machine: a placeholder`);
  const smtp = settings['SMTP_URL'];
  // Parameters could switch off encryption or the check of certificates. Without them smtp:// needs STARTTLS and sends nothing without it.
  if (smtp && URL.canParse(smtp) && new URL(smtp).search !== '')
    problems.push('SMTP_URL must have no parameters in production');
  if (/\b1 Example Street\b/i.test(settings['COMPANY_ADDRESS'] ?? ''))
    problems.push('COMPANY_ADDRESS holds a placeholder');
  return problems;
}

/** Passwords inside of addresses: of the database, of the mail server. */
function passwordsIn(settings: Settings): { name: string; value: string }[] {
  return pick(settings, Object.keys(settings)).flatMap(({ name, value }) => {
    const password = URL.canParse(value) ? decodeURIComponent(new URL(value).password) : '';
    return password === '' ? [] : [{ name, value: password }];
  });
}

function pick(settings: Settings, names: readonly string[]): { name: string; value: string }[] {
  return names.flatMap((name) => {
    const value = settings[name];
    return value === undefined ? [] : [{ name, value }];
  });
}
