// What is mutated, and by which specs each part has to be defended. A part is as small as it can be: its specs run again for every mutant.

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
const sources = (/** @type {string} */ folder) => [
  `${folder}/*.ts`,
  `!${folder}/*.{spec,fake,port,entity,module,public}.ts`,
];

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
