// What is mutated, and by which specs each part has to be defended. A part is as small as it can be: its specs run again for every mutant.
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Part
 * @property {string[]} mutate files with decisions, without the ones that only name shapes
 * @property {string[]} specs folders whose specs run
 * @property {boolean} [pure] its specs ask for nothing but rules, so they can run in one process, in a minute
 * @property {boolean} [database] its specs need PostgreSQL, and the built backend for its migrations
 */

const MODULES = 'backend/src/modules';
const PAYMENTS = `${MODULES}/payments`;
const AUTH = { specs: [`${MODULES}/auth/domain`, `${MODULES}/auth/application`] };
/** Files that decide nothing. */
const NO_RULES = ['spec', 'fake', 'port', 'entity', 'module', 'public'];
const sources = (/** @type {string} */ folder) => [`${folder}/*.ts`, `!${folder}/*.{${NO_RULES.join(',')}}.ts`];

const ORDERS = ['domain', 'purchase/domain', 'promo-codes/domain'].map((folder) => `${PAYMENTS}/${folder}`);

/** @type {Record<string, Part>} */
export const PARTS = {
  pricing: { mutate: sources('shared/pricing/src'), specs: ['shared/pricing/src'], pure: true },
  settlement: {
    mutate: sources(`${PAYMENTS}/settlement/domain`),
    specs: [`${PAYMENTS}/settlement/domain`],
    pure: true,
  },
  orders: {
    mutate: ORDERS.flatMap(sources),
    specs: ORDERS,
    pure: true,
  },
  ledger: {
    mutate: [
      `${MODULES}/ledger/ledger-book.repository.ts`,
      `${MODULES}/ledger/ledger-audit.job.ts`,
      `${MODULES}/ledger/read-models/*.ts`,
    ],
    specs: [`${MODULES}/ledger`],
    database: true,
  },
  'auth-domain': { mutate: sources(`${MODULES}/auth/domain`), ...AUTH },
  'auth-application': { mutate: sources(`${MODULES}/auth/application`), ...AUTH },
};

/**
 * What is mutated of a part.
 * @param {string} part @param {string} file of the part, by its name without `.ts`; empty for all of them
 * @returns {string[]} patterns; none where the part has no such file
 */
export function mutatedOf(part, file) {
  const { mutate } = PARTS[part];
  if (!file) return mutate;
  if (NO_RULES.some((kind) => file.endsWith(`.${kind}`))) return [];
  return mutate
    .filter((pattern) => !pattern.startsWith('!'))
    .map((pattern) => pattern.replace('*', file))
    .filter((found) => path.basename(found) === `${file}.ts` && existsSync(found));
}

/** Where Stryker leaves what it found, without what kind of file it is. */
export const reportOf = (/** @type {string} */ part, /** @type {string} */ file) =>
  `.data/mutation/${file ? `${part}.${file}` : part}`;
