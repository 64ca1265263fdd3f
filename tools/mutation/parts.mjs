// What is mutated, and by which specs each part has to be defended. A part is as small as it can be: its specs run again for every mutant.

/**
 * @typedef {object} Part
 * @property {string[]} mutate files with decisions, without the ones that only name shapes
 * @property {string[]} specs folders whose specs run
 * @property {boolean} [database] its specs need PostgreSQL, and the built backend for its migrations
 */

const MODULES = 'backend/src/modules';
const PAYMENTS = `${MODULES}/payments`;
const AUTH = { specs: [`${MODULES}/auth/domain`, `${MODULES}/auth/application`] };
const sources = (/** @type {string} */ folder) => [
  `${folder}/*.ts`,
  `!${folder}/*.{spec,fake,port,entity,module,public}.ts`,
];

/** @type {Record<string, Part>} */
export const PARTS = {
  pricing: { mutate: sources('shared/pricing/src'), specs: ['shared/pricing/src'] },
  settlement: {
    mutate: sources(`${PAYMENTS}/settlement/domain`),
    specs: [`${PAYMENTS}/settlement/domain`],
  },
  orders: {
    mutate: ['domain', 'purchase/domain', 'promo-codes/domain'].flatMap((folder) => sources(`${PAYMENTS}/${folder}`)),
    specs: ['domain', 'purchase', 'promo-codes'].map((folder) => `${PAYMENTS}/${folder}`),
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
