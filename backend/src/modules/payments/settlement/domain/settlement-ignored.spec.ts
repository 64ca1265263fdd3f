import type { SettlementFact } from '../../domain/settlement-fact.js';
import type { OrderState } from './order-state.js';
import {
  AT,
  DAY,
  ID,
  PENDING,
  PLAN,
  atPayPal,
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

const paid = stateAfter(PENDING, payment());
const active = stateAfter(PLAN, month(1));
const closed = (attemptId: string): SettlementFact => ({
  kind: 'attempt_closed',
  orderId: ID,
  attemptId,
  state: 'expired',
  declineCode: null,
});
const attempt = { orderId: ID, attemptRef: 'cs_1' };

describe('what changes nothing', () => {
  it.each<[what: string, order: OrderState, fact: SettlementFact, ...why: [reason: string, ref: string]]>([
    ['a payment that is booked', paid, payment(), 'payment is booked', 'pi_1'],
    ['refunds of no payment of ours', PENDING, refunds({}), 'payment is not known', 'pi_1'],
    ['refunds of a payment elsewhere', paid, atPayPal(refunds({})), 'payment is not known', 'pi_1'],
    ['a dispute of no payment of ours', PENDING, dispute('open'), 'payment is not known', 'pi_1'],
    [
      'an inquiry about no payment of ours',
      PENDING,
      { kind: 'inquiry_seen', provider: 'stripe', paymentRef: 'pi_1', ref: 'dp_1' },
      'payment is not known',
      'pi_1',
    ],
    [
      'a loss after the dispute was won',
      stateAfter(PENDING, payment(), dispute('won')),
      dispute('lost'),
      'dispute has gone further',
      'dp_1',
    ],
    [
      'the beginning of a dispute that is lost',
      stateAfter(PENDING, payment(), dispute('lost')),
      dispute('open'),
      'dispute has gone further',
      'dp_1',
    ],
    [
      'our own record of a refund, told again',
      stateAfter(PENDING, payment(), recorded(100)),
      recorded(100),
      'refund is booked',
      'external:1',
    ],
    ['the end of a strange attempt', PENDING, endedAttempt('cs_9'), 'attempt is not open', 'cs_9'],
    ['the end of an attempt that is over', paid, endedAttempt('cs_1'), 'attempt is not open', 'cs_1'],
    ['our own end of a strange attempt', PENDING, closed('a9'), 'attempt is not open', 'a9'],
    ['our own end of an attempt that is over', paid, closed('a1'), 'attempt is not open', 'a1'],
    [
      'a review of a strange attempt',
      PENDING,
      { kind: 'payment_pending', ...attempt, attemptRef: 'cs_9' },
      'attempt is not open',
      'cs_9',
    ],
    [
      'a review of an attempt that is over',
      paid,
      { kind: 'payment_pending', ...attempt },
      'attempt is not open',
      'cs_1',
    ],
    [
      'the approval of a strange attempt',
      PENDING,
      { kind: 'wallet_approved', ...attempt, attemptRef: 'cs_9', approvedAt: AT },
      'attempt is not open',
      'cs_9',
    ],
    [
      'the approval of an attempt that is over',
      paid,
      { kind: 'wallet_approved', ...attempt, approvedAt: AT },
      'attempt is not open',
      'cs_1',
    ],
    ['the end of a subscription of what is no plan', paid, ended, 'subscription is not of this order', 'sub_1'],
    [
      'the date of another subscription',
      active,
      planSeen(AT + 29 * DAY, 'sub_2'),
      'subscription is not of this order',
      'sub_2',
    ],
    ['a refusal of a month that is paid', stateAfter(active, month(2)), overdue(), 'invoice is paid', 'in_2'],
    [
      'an earlier try of a month that is tried again',
      stateAfter(active, overdue('in_2', AT + 38 * DAY)),
      overdue('in_2', AT + 38 * DAY - 1),
      'a later try is known',
      'in_2',
    ],
    ['a refusal of what is no plan', paid, overdue(), 'subscription is not of this order', 'sub_1'],
    ['another card for what is no plan', paid, planCard('pm_4444'), 'subscription is not of this order', 'sub_1'],
    ['an earlier try of a month', stateAfter(active, overdue('in_2', null)), overdue(), 'a later try is known', 'in_2'],
    [
      'another card for a plan that has ended',
      stateAfter(active, ended),
      planCard('pm_4444'),
      'plan has ended',
      'pm_4444',
    ],
    [
      'a card that was given before the one that we know',
      stateAfter(active, planCard('pm_2222', AT + DAY)),
      planCard('pm_1111', AT + DAY - 1),
      'a later card is known',
      'pm_1111',
    ],
  ])('is %s, and the reason is told', (_, order, fact, ...[reason, ref]) => {
    expect(last(order, fact)).toEqual([{ kind: 'ignored', reason, ref }]);
  });

  it.each<[what: string, order: OrderState, fact: SettlementFact]>([
    ['the end of a plan that has ended', stateAfter(active, ended), ended],
    [
      'a review that is known',
      stateAfter(PENDING, { kind: 'payment_pending', ...attempt }),
      { kind: 'payment_pending', ...attempt },
    ],
    ['a refund that is booked', stateAfter(paid, refunds({})), refunds({})],
    ['a refund on its way', paid, refunds({ state: 'pending' })],
    ['a renewal at a time that the provider does not tell', active, planSeen(null)],
    ['a renewal on the day that we expected', active, planSeen(active.installments[1]!.dueAt)],
    ['an order that waits for its attempt', PENDING, { kind: 'order_abandoned', orderId: ID }],
  ])('is %s, which is worth no word', (_, order, fact) => {
    expect(last(order, fact)).toEqual([]);
  });
});
