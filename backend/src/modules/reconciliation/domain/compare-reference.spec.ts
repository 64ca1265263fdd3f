import { DAY_MS, DIFFERENCE_KINDS, HOUR_MS, type DifferenceKind } from '@summit/rules';
import { differencesOf, feesToBook } from './compare-reference.js';
import type { BookLine, ReferenceLines, TheirLine } from './reference-lines.js';

const NOON = Date.parse('2025-11-20T20:00:00Z');
const ORDER = '7b1c4d1e-0000-4000-8000-000000000001';

const our = (more: Partial<BookLine> = {}): BookLine => ({
  id: '1',
  kind: 'charge',
  orderId: ORDER,
  cents: 3_700,
  currency: 'usd',
  at: NOON,
  ...more,
});
const their = (more: Partial<TheirLine> = {}): TheirLine => ({
  id: 'txn_1',
  kind: 'charge',
  orderId: ORDER,
  cents: 3_700,
  feeCents: 0,
  currency: 'usd',
  at: NOON,
  ...more,
});
const lines = (more: Partial<ReferenceLines> = {}): ReferenceLines => ({
  provider: 'stripe',
  reference: 'pi_1',
  ours: [our()],
  theirs: [their()],
  heldCents: 0,
  orderPayments: [],
  bookedFees: new Map(),
  ...more,
});
const kinds = (more: Partial<ReferenceLines>) => differencesOf(lines(more)).map(({ kind }) => kind);
const refund = { kind: 'refund', cents: -700 } as const;
const lost = { kind: 'dispute', cents: -3_700 } as const;

//
describe('two books about one reference', () => {
  const CASES: [DifferenceKind, Partial<ReferenceLines>][] = [
    ['missing_with_us', { ours: [] }],
    ['missing_there', { theirs: [] }],
    ['amount_differs', { ours: [our({ cents: 3_600 })] }],
    ['currency_differs', { ours: [our({ currency: 'eur' })] }],
    ['refund_missing_with_us', { ours: [], theirs: [their(refund)] }],
    ['refund_missing_there', { ours: [our(refund)], theirs: [] }],
    ['dispute_missing_with_us', { ours: [], theirs: [their(lost)] }],
    ['dispute_missing_there', { ours: [our(lost)], theirs: [] }],
    ['doubled_there', { theirs: [their(), their({ id: 'txn_2' })] }],
    ['doubled_there', { ours: [], orderPayments: [3_700] }],
    ['doubled_with_us', { ours: [our(), our({ id: '2' })] }],
    ['wrong_day', { ours: [our({ at: NOON - 2 * DAY_MS })] }],
    ['fee_not_booked', { theirs: [their({ feeCents: 137 })] }],
    ['fee_differs', { theirs: [their({ feeCents: 137 })], bookedFees: new Map([['txn_1', 130]]) }],
    ['unknown_reference', { ours: [], theirs: [their({ orderId: null })] }],
    ['unknown_reference', { ours: [], theirs: [their({ kind: 'other' })] }],
  ];

  it.each(CASES)('differ: %s', (kind, more) => {
    const [difference, ...others] = differencesOf(lines(more));
    expect(difference).toMatchObject({ kind, provider: 'stripe' });
    expect(others).toEqual([]);
    expect(difference!.cause).toMatch(/^[A-Z].*\.$/);
  });

  it('say of an installment whose notification was lost that it may be one, never that it was charged twice', () => {
    // Charges of a plan's invoices carry no order.
    const [difference, ...others] = differencesOf(lines({ ours: [], theirs: [their({ orderId: null })] }));
    expect(difference).toMatchObject({
      kind: 'unknown_reference',
      cause: expect.stringMatching(/installment of a payment plan whose notification was lost.*Replay/),
    });
    expect(others).toEqual([]);
    const [byPaypal] = differencesOf(lines({ provider: 'paypal', ours: [], theirs: [their({ orderId: null })] }));
    expect(byPaypal!.cause).not.toContain('installment');
  });

  it.each(['stripe', 'paypal'] as const)(
    'say of a payment at %s that another installation may have made it, before they say to pay it back after a restore',
    (provider) => {
      const [payment] = differencesOf(lines({ provider, ours: [], theirs: [their({ orderId: null })] }));
      expect(payment!.cause).toMatch(
        /First look whether another installation of this product made it.*a backup was brought back, its order may be gone/,
      );
      const [other] = differencesOf(lines({ provider, ours: [], theirs: [their({ kind: 'other' })] }));
      expect(other!.cause).not.toMatch(/backup|First look/);
    },
  );

  it('differ in every way that is named', () => {
    expect(new Set(CASES.map(([kind]) => kind))).toEqual(new Set(DIFFERENCE_KINDS));
  });

  it('tell both sides, in cents, and why in words', () => {
    expect(differencesOf(lines({ ours: [our({ cents: 3_600 })] }))).toEqual([
      {
        kind: 'amount_differs',
        provider: 'stripe',
        reference: 'pi_1',
        orderId: ORDER,
        ourCents: 3_600,
        theirCents: 3_700,
        currency: 'usd',
        at: NOON,
        cause: 'Our book says $36.00 and Stripe says $37.00 about the same reference.',
      },
    ]);
  });

  it.each<[string, Partial<ReferenceLines>]>([
    ['the same money', {}],
    ['a fee that is booked', { theirs: [their({ feeCents: 137 })], bookedFees: new Map([['txn_1', 137]]) }],
    ['a fee that belongs to no payment', { ours: [], theirs: [their({ kind: 'fee', cents: 0 })] }],
    [
      'a refund that failed before we heard of it',
      { ours: [], theirs: [their(refund), their({ ...refund, cents: 700 })] },
    ],
    ['a refund that failed and is listed no more', { ours: [our(refund), our({ ...refund, cents: 700 })], theirs: [] }],
    ['a dispute that is not decided', { ours: [], theirs: [their(lost)], heldCents: 3_700 }],
    ['a dispute that was won', { ours: [], theirs: [their(lost), their({ ...lost, cents: 3_700 })] }],
    [
      'a dispute that was booked when it was lost',
      { ours: [our({ ...lost, at: NOON + 9 * DAY_MS })], theirs: [their(lost)] },
    ],
    ['clocks that are an hour apart', { ours: [our({ at: NOON - HOUR_MS })] }],
  ])('agree about %s', (_, more) => {
    expect(kinds(more)).toEqual([]);
  });

  it('agree about a moment before and after midnight', () => {
    const midnight = Date.parse('2025-11-20T08:00:00Z');
    expect(kinds({ ours: [our({ at: midnight - 1_000 })], theirs: [their({ at: midnight + 1_000 })] })).toEqual([]);
  });
});

describe('a fee', () => {
  it('is to be booked once, in dollars, also when it comes back', () => {
    const theirs = [
      their({ id: 'a', feeCents: 137 }),
      their({ id: 'b', feeCents: -37 }),
      their({ id: 'c' }),
      their({ id: 'd', feeCents: 100, currency: 'eur' }),
      their({ id: 'e', feeCents: 5 }),
    ];
    expect(feesToBook(lines({ theirs, bookedFees: new Map([['e', 5]]) })).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
