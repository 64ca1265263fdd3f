import type { PaymentReceived } from '../../domain/provider-fact.js';
import type { OrderBooks, OrderState } from './order-state.js';
import {
  PENDING,
  PLAN,
  booksAfter,
  changesOf,
  last,
  month,
  payment,
  stateAfter,
} from '../../../../../test/builders/settlement-facts.js';

type Payer = PaymentReceived['payer'];
const knowing = (books: Partial<OrderBooks>): OrderState => ({ ...PENDING, books: { ...PENDING.books, ...books } });
const personAfter = (order: OrderState, ...payments: PaymentReceived[]) => {
  const { email, name } = booksAfter(order, ...payments);
  return { email, name };
};

describe('who has paid', () => {
  it.each<[left: Partial<OrderBooks>, payer: Payer, known: Payer]>([
    [{}, { email: ' Payer@Example.com ', name: ' Sam Rivera ' }, { email: 'payer@example.com', name: 'Sam Rivera' }],
    [{}, { email: null, name: null }, { email: null, name: null }],
    [{}, { email: 'no address', name: '  ' }, { email: null, name: null }],
    [
      { email: 'own@example.com' },
      { email: 'payer@example.com', name: 'Sam' },
      { email: 'own@example.com', name: 'Sam' },
    ],
    [{ name: 'Own' }, { email: 'payer@example.com', name: 'Sam' }, { email: 'payer@example.com', name: 'Own' }],
    [
      { email: 'own@example.com', name: 'Own' },
      { email: 'payer@example.com', name: 'Sam' },
      { email: 'own@example.com', name: 'Own' },
    ],
  ])('of an order with %j, paid by %j, is %j', (left, payer, known) => {
    expect(personAfter(knowing(left), payment({ payer }))).toEqual(known);
  });

  it('can be told later than the money', () => {
    const silent = payment({ payer: { email: null, name: null }, card: null });
    expect(booksAfter(PENDING, silent, payment())).toMatchObject({ email: 'payer@example.com', capturedCents: 9_700 });
    expect(changesOf(last(stateAfter(PENDING, silent), payment()), 'card_saved')).toHaveLength(1);
  });

  it('is not taken from money that the order does not owe, however often it is told', () => {
    const wrong = payment({ amountCents: 1 });
    expect(personAfter(PENDING, wrong, wrong)).toEqual({ email: null, name: null });
  });
});

describe('the card for the next purchase of this browser', () => {
  it('is kept under the address of the order', () => {
    expect(changesOf(last(PENDING, payment()), 'card_saved')).toMatchObject([
      { email: 'payer@example.com', card: { paymentMethodRef: 'pm_1' } },
    ]);
  });

  it.each<[why: string, order: OrderState, fact: PaymentReceived]>([
    ['nobody knows the browser', { ...PENDING, buyerId: null }, payment()],
    ['nobody knows the address', PENDING, payment({ payer: { email: null, name: null } })],
    ['the provider keeps none', PENDING, payment({ card: null })],
    ['one is kept already', { ...PENDING, cardSaved: true }, payment()],
    ['the first month has brought one', stateAfter(PLAN, month(1)), month(2)],
    ['the money goes back', PENDING, payment({ amountCents: 1 })],
  ])('is not kept where %s', (_, order, fact) => {
    expect(changesOf(last(order, fact), 'card_saved')).toEqual([]);
  });
});
