import type Stripe from 'stripe';
import { STRIPE_SUBJECTS, subjectOf } from './stripe-event-subjects.js';

const event = (type: string, object: object): Pick<Stripe.Event, 'type' | 'data'> =>
  ({ type, data: { object } }) as Pick<Stripe.Event, 'type' | 'data'>;

describe('subjects of Stripe notifications', () => {
  it('are no more than the list of events can be asked for', () => {
    expect(Object.keys(STRIPE_SUBJECTS).length).toBeLessThanOrEqual(20);
  });

  it.each([
    ['checkout.session.completed', { id: 'cs_1' }, 'checkout', 'cs_1'],
    ['payment_intent.succeeded', { id: 'pi_1' }, 'charge', 'pi_1'],
    ['invoice.payment_failed', { id: 'in_1' }, 'invoice', 'in_1'],
    ['customer.subscription.deleted', { id: 'sub_1' }, 'subscription', 'sub_1'],
    ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' }, 'refunds', 'pi_1'],
    ['refund.failed', { id: 're_1', payment_intent: 'pi_1' }, 'refunds', 'pi_1'],
    ['charge.dispute.closed', { id: 'du_1', payment_intent: 'pi_1' }, 'dispute', 'du_1'],
  ])('%s is about %j', (type, object, kind, ref) => {
    expect(subjectOf(event(type, object))).toEqual({ provider: 'stripe', kind, ref });
  });

  it('others concern nothing of ours', () => {
    expect(subjectOf(event('customer.created', { id: 'cus_1' }))).toBeNull();
    expect(subjectOf(event('charge.refunded', { id: 'ch_1', payment_intent: null }))).toBeNull();
  });
});
