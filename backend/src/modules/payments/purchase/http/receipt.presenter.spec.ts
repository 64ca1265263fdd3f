import { quote } from '@summit/pricing';
import type { OrderHistory } from '../../payments.public.js';
import { presentReceipt } from './receipt.presenter.js';

const AT = Date.parse('2025-11-03T18:00:00Z');
const { lines, totalCents } = quote({
  product: 'dfy',
  offer: 'active',
  bumps: [],
  coachingSessions: 1,
  plan: true,
  coupon: null,
});
const history: OrderHistory = {
  order: {
    id: '6f2c0b8e-0000-4000-8000-000000000001',
    product: 'dfy',
    provider: 'stripe',
    buyerId: null,
    status: 'payment_plan_active',
    email: 'zoe@example.com',
    name: 'Zoe',
    plan: true,
    bumps: [],
    coachingSessions: 1,
    totalCents,
    capturedCents: 86_567,
    refundedCents: 0,
    affiliateCode: null,
    isTest: true,
    createdAt: AT,
    paidAt: AT,
  },
  lines,
  discountCents: 0,
  payments: [],
  refunds: [],
  installments: [
    { number: 1, amountCents: 86_567, dueAt: AT, paidAt: AT + 5_000 },
    { number: 2, amountCents: 86_567, dueAt: Date.parse('2025-12-03T18:00:00Z'), paidAt: null },
  ],
  plan: null,
  cardLast4: '4242',
};

describe('the receipt of an order', () => {
  it('names number, lines, amounts and the dates of a plan', () => {
    expect(presentReceipt(history, true)).toMatchObject({
      order_number: history.order.id,
      ordered_at: '2025-11-03T18:00:00.000Z',
      lines: [
        { name: 'Done-For-You Service', quantity: 1 },
        { name: 'Extra coaching session, 30 minutes', quantity: 1, amount: 100 },
      ],
      total: totalCents / 100,
      paid: 865.67,
      payment_method: 'card',
      card_last4: '4242',
      installments: [
        { number: 1, amount: 865.67, date: '2025-11-03T18:00:05.000Z', paid: true },
        { number: 2, amount: 865.67, date: '2025-12-03T18:00:00.000Z', paid: false },
      ],
    });
  });

  it('shows address and card to the browser that ordered, and the first letter of the address to whoever has the link', () => {
    expect(presentReceipt(history, true).email).toBe('zoe@example.com');
    expect(presentReceipt(history, false).card_last4).toBeNull();
    expect(presentReceipt(history, false).email).toBe('z***@example.com');
  });
});
