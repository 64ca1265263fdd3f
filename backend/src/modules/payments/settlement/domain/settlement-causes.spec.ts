import type { SettlementFact } from '../../domain/settlement-fact.js';
import type { OrderState } from './order-state.js';
import {
  AT,
  ID,
  PENDING,
  PLAN,
  changesOf,
  dispute,
  ended,
  endedAttempt,
  last,
  month,
  overdue,
  payment,
  planCard,
  planSeen,
  recorded,
  refunds,
  stateAfter,
} from '../../../../../test/builders/settlement-facts.js';

/** Money that came while the buyer held another order of the session, which is over since: the status waits for the next word. */
const waiting = (order: OrderState): OrderState => ({ ...order, books: { ...order.books, status: 'refunded' } });
const paid = waiting(stateAfter(PENDING, payment()));
const active = waiting(stateAfter(PLAN, month(1)));
const attempt = { orderId: ID, attemptRef: 'cs_9' };

describe('a status that waited', () => {
  it.each<[to: string, cause: string, order: OrderState, fact: SettlementFact]>([
    ['completed', 'payment:stripe:pi_1', paid, payment()],
    ['completed', 'attempt:cs_9', paid, endedAttempt('cs_9')],
    ['completed', 'attempt:cs_9', paid, { kind: 'payment_pending', ...attempt }],
    ['completed', 'attempt:cs_9', paid, { kind: 'wallet_approved', ...attempt, approvedAt: AT }],
    [
      'completed',
      'attempt:a9',
      paid,
      { kind: 'attempt_closed', orderId: ID, attemptId: 'a9', state: 'canceled', declineCode: null },
    ],
    ['completed', 'abandoned', paid, { kind: 'order_abandoned', orderId: ID }],
    ['completed', 'email_corrected', paid, { kind: 'email_corrected', orderId: ID, email: 'zoe@example.com' }],
    ['completed', 'refunds:stripe:pi_1', paid, refunds()],
    [
      'completed',
      'inquiry:stripe:dp_1',
      paid,
      { kind: 'inquiry_seen', provider: 'stripe', paymentRef: 'pi_1', ref: 'dp_1' },
    ],
    ['completed', 'dispute:stripe:dp_1:won', paid, dispute('won')],
    ['disputed', 'dispute:stripe:dp_1:open', paid, dispute('open')],
    ['partially_refunded', 'external_refund:external:1', waiting(stateAfter(paid, recorded(100))), recorded(100)],
    ['payment_plan_past_due', 'invoice_failed:in_2', active, overdue()],
    ['payment_plan_active', 'plan_seen:sub_1', active, planSeen(null)],
    ['payment_plan_active', 'plan_card_given:sub_1', active, planCard('pm_4444')],
    ['payment_plan_canceled', 'plan_ended:sub_1', active, ended],
  ])('becomes %s by the next word, which is its cause: %s', (to, cause, order, fact) => {
    expect(changesOf(last(order, fact), 'status_changed')).toEqual([
      { kind: 'status_changed', from: 'refunded', to, cause },
    ]);
  });

  it('is named by the booking where one was made', () => {
    expect(changesOf(last(paid, refunds({})), 'status_changed')).toMatchObject([
      { to: 'partially_refunded', cause: 'refund:stripe:re_1' },
    ]);
  });
});

it('a corrected address is written, and nothing else', () => {
  const { books } = PENDING;
  const corrected = { kind: 'email_corrected', orderId: ID, email: 'zoe@example.com' } as const;
  const over: OrderState = { ...PENDING, attempts: [] };
  expect(last(over, corrected)).toEqual([{ kind: 'books_set', books: { ...books, email: 'zoe@example.com' } }]);
});
