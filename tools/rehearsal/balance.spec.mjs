import { balance } from './balance.mjs';

const purchase = (more = {}) => ({
  email: 'ann@rehearsal.test',
  sessionId: 'r1_vip',
  product: 'vip',
  provider: 'stripe',
  plannedCents: 3_700,
  cents: 3_700,
  affiliate: 'AMARA',
  told: true,
  ...more,
});
const order = (more = {}) => ({
  id: 'o1',
  sessionId: 'r1_vip',
  email: 'ann@rehearsal.test',
  product: 'vip',
  provider: 'stripe',
  status: 'completed',
  totalCents: 3_700,
  capturedCents: 3_700,
  refundedCents: 0,
  payments: 1,
  affiliate: 'AMARA',
  commissionCents: 1_850,
  ...more,
});
const WALKED = {
  purchased: [purchase()],
  signedUp: ['ann@rehearsal.test'],
  asked: new Set(),
  mails: { mails: 2, twice: 0 },
};
const BOOKS = {
  orders: [order()],
  ledger: { sum: 0, stripe: 3_700, paypal: 0, commission: 1_850, unbalanced: 0 },
  signups: ['ann@rehearsal.test'],
  mails: { sent: 2, others: 0 },
  failedJobs: [],
  events: [],
  payable: { cents: 1_850, orders: 1 },
  taken: { stripe: [{ orderId: 'o1', cents: 3_700 }], paypal: [] },
  kept: { stripe: 3_700, paypal: 0 },
};
const broken = (walked = {}, books = {}) =>
  balance({ ...WALKED, ...walked }, { ...BOOKS, ...books })
    .filter(({ holds }) => !holds)
    .map(({ name }) => name);

describe('the balance of a rehearsal', () => {
  it('holds where audience, product and providers say the same', () => {
    expect(broken()).toEqual([]);
  });

  it.each([
    ['registrations lost', { signedUp: ['ann@rehearsal.test', 'bo@rehearsal.test'] }, {}],
    ['registrations doubled', {}, { signups: ['ann@rehearsal.test', 'ann@rehearsal.test'] }],
    ['purchases lost', { purchased: [purchase(), purchase({ sessionId: 'r2_vip', cents: 0 })] }, {}],
    ['purchases paid twice', {}, { orders: [order({ payments: 2 })] }],
    [
      'orders that nobody made',
      {},
      {
        orders: [order(), order({ id: 'o2', sessionId: 'r9', capturedCents: 0, commissionCents: 0 })],
        taken: {
          stripe: [
            { orderId: 'o1', cents: 3_700 },
            { orderId: 'o2', cents: 0 },
          ],
          paypal: [],
        },
      },
    ],
    [
      'payments at the providers that are not ours',
      {},
      {
        taken: {
          stripe: [
            { orderId: 'o1', cents: 3_700 },
            { orderId: null, cents: 5 },
          ],
          paypal: [],
        },
      },
    ],
    [
      'orders for which a provider took something else',
      {},
      { taken: { stripe: [{ orderId: 'o1', cents: 3_701 }], paypal: [] } },
    ],
    ['refunds that did not come', { asked: new Set(['ann@rehearsal.test']) }, {}],
    [
      'refunds that nobody asked for',
      {},
      { orders: [order({ refundedCents: 3_700, commissionCents: 0 })], ledger: { ...BOOKS.ledger, commission: 0 } },
    ],
    ['commissions that are not half of what was kept', {}, { orders: [order({ affiliate: 'BO' })] }],
    ['cents at Stripe', {}, { kept: { stripe: 3_600, paypal: 0 } }],
    ['cents at PayPal', {}, { kept: { stripe: 3_700, paypal: 1 } }],
    ['commission, entries and ledger', {}, { ledger: { ...BOOKS.ledger, commission: 1 } }],
    ['sum of the ledger', {}, { ledger: { ...BOOKS.ledger, sum: 1 } }],
    ['bookings that do not add up to zero', {}, { ledger: { ...BOOKS.ledger, unbalanced: 1 } }],
    ['mails sent', { mails: { mails: 1, twice: 0 } }, {}],
    ['mails not sent', {}, { mails: { sent: 2, others: 1 } }],
    ['mails that came twice', { mails: { mails: 2, twice: 1 } }, {}],
    ['jobs that failed', {}, { failedJobs: [{ task: 'mail', times: 1, error: 'no' }] }],
  ])('tells %s', (name, walked, books) => {
    expect(broken(walked, books)).toEqual([name]);
  });

  it('tells a price other than the buyer was told, and what was taken for it', () => {
    expect(broken({ purchased: [purchase({ cents: 2_960 })] })).toEqual([
      'orders at another price than the buyer was told',
      'cents taken',
    ]);
  });
});
