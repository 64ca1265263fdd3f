import { otherThanOurs } from './provider-books.mjs';

const books = (more = {}) => ({
  orders: [{ id: 'o1', capturedCents: 3_700 }],
  taken: { stripe: [{ orderId: 'o1', cents: 3_700 }], paypal: [] },
  kept: { stripe: 3_700, paypal: 0 },
  ledger: { stripe: 3_700, paypal: 0 },
  ...more,
});
const once = { orderId: 'o1', cents: 3_700 };

describe('the books of the providers', () => {
  it('say what ours say', () => {
    expect(otherThanOurs(books())).toEqual([]);
  });

  it.each([
    [
      'an order that was charged twice',
      { stripe: [once], paypal: [once] },
      'o1: 7400 cents were taken, our book has 3700',
    ],
    ['an order that nobody was charged for', { stripe: [], paypal: [] }, 'o1: 0 cents were taken, our book has 3700'],
    [
      'a charge for an order that we lost',
      { stripe: [once], paypal: [{ orderId: 'o2', cents: 900 }] },
      "900 cents were taken for an order that we don't know: o2",
    ],
    [
      'a charge for no order',
      { stripe: [once, { orderId: null, cents: 900 }], paypal: [] },
      "900 cents were taken for an order that we don't know: null",
    ],
  ])('show %s', (_what, taken, wrong) => {
    expect(otherThanOurs(books({ taken }))).toEqual([wrong]);
  });

  it('show money that is not where our ledger has it', () => {
    expect(otherThanOurs(books({ kept: { stripe: 3_600, paypal: 0 } }))).toEqual([
      'stripe kept 3600 cents, our ledger has 3700',
    ]);
  });
});
