import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runCheck } from './run-check.mjs';

/** Licenses under which code may be part of what is delivered, as SPDX names them. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Packages whose license is another or not in their package.json, each read by a person: why it is fine. */
const READ = [
  { name: /^@img\/sharp-/, why: 'LGPL: libvips is a library of its own beside sharp, replaceable and unchanged' },
  { name: /^@paypal\/checkout-server-sdk$/, why: 'Apache 2.0, in its file LICENSE' },
  { name: /^disposable-email-domains-js$/, why: 'CC0: in the public domain, in its file LICENSE' },
  { name: /^passport-strategy$/, why: 'MIT, in the older form `licenses`' },
  { name: /^pause$/, why: 'MIT, in its readme' },
  { name: /^png-js$/, why: 'MIT, in its file LICENSE' },
  { name: /^xtend$/, why: 'MIT, in its readme' },
];

const parts = (/** @type {string} */ expression) => expression.replace(/[()]/g, '').split(/ AND /);
const allowed = (/** @type {string} */ license) =>
  parts(license).every((part) => part.split(/ OR /).some((one) => ALLOWED.has(one.trim())));

/**
 * Delivered packages of the lock file (not those of development) under a license that nobody has looked at, and
 * exceptions that no package needs any more.
 * @param {string} root
 * @returns {Promise<string[]>} one line for each
 */
export async function licensesCheck(root) {
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  const delivered = Object.entries(packages)
    .filter(([at, { dev, link }]) => at.includes('node_modules/') && !dev && !link)
    .map(([at, { license = 'none named' }]) => ({ name: at.split('node_modules/').at(-1) ?? at, license }))
    .filter(({ license }) => !allowed(license));
  const unread = delivered.filter(({ name }) => !READ.some((read) => read.name.test(name)));
  const needless = READ.filter((read) => !delivered.some(({ name }) => read.name.test(name)));
  return [
    ...new Set(unread.map(({ name, license }) => `package-lock.json: ${name} is under ${license}: read it, decide`)),
    ...needless.map(({ name }) => `tools/checks/licenses-check.mjs: no package needs the exception ${name}`),
  ];
}

void runCheck(import.meta.url, 'licenses', licensesCheck);
