import type Stripe from 'stripe';
import { disputeFacts, refundFacts } from './stripe-facts.js';

/** Objects of the SDK's types with the fields that a test is about. */
const made = <Value extends object>(fields: Partial<Value>): Value => fields as Value;

const PAID_AT = 1_760_000_000;

describe('facts of refunds', () => {
  it('are all refunds of the payment with their states', () => {
    const states = ['succeeded', 'failed', 'canceled', 'pending', 'requires_action'];
    const refunds = states.map((status, index) =>
      made<Stripe.Refund>({ id: `re_${String(index)}`, amount: 100, status, created: PAID_AT }),
    );
    expect(refundFacts('pi_1', refunds)).toMatchObject([
      {
        kind: 'refunds_seen',
        paymentRef: 'pi_1',
        refunds: [
          { ref: 're_0', amountCents: 100, state: 'succeeded', at: PAID_AT * 1000 },
          { state: 'failed' },
          { state: 'failed' },
          { state: 'pending' },
          { state: 'pending' },
        ],
      },
    ]);
  });

  it('none is no fact', () => {
    expect(refundFacts('pi_1', [])).toEqual([]);
  });
});

describe('facts of a dispute', () => {
  it.each([
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['a status of next year', 'open'],
    ['won', 'won'],
    ['warning_closed', 'won'],
    ['prevented', 'won'],
    ['lost', 'lost'],
    ['appeal_needs_response', 'lost'],
    ['appeal_under_review', 'lost'],
  ])('%s is %s', (status, state) => {
    const dispute = made<Stripe.Dispute>({
      id: 'du_1',
      payment_intent: 'pi_1',
      amount: 3_700,
      created: PAID_AT,
      status,
      evidence_details: made<Stripe.Dispute.EvidenceDetails>({ due_by: PAID_AT + 60 }),
    });
    expect(disputeFacts(dispute)).toEqual([
      {
        kind: 'dispute_seen',
        provider: 'stripe',
        paymentRef: 'pi_1',
        ref: 'du_1',
        state,
        amountCents: 3_700,
        at: PAID_AT * 1000,
        respondBy: (PAID_AT + 60) * 1000,
      },
    ]);
  });

  it.each(['warning_needs_response', 'warning_under_review'])('%s is an inquiry: no money has moved', (status) => {
    const dispute = made<Stripe.Dispute>({
      id: 'du_1',
      payment_intent: 'pi_1',
      amount: 3_700,
      created: PAID_AT,
      status,
    });
    expect(disputeFacts(dispute)).toEqual([
      { kind: 'inquiry_seen', provider: 'stripe', paymentRef: 'pi_1', ref: 'du_1' },
    ]);
  });
});
