// What has to work at Stripe before the product sells (docs/payments.md 1). The adapters of the product do the calls.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { quote } from '@summit/pricing';
import { STRIPE_SUBJECTS } from '../../backend/dist/modules/payments/providers/infra/stripe-event-subjects.js';
import { pageOf } from './worlds.mjs';

const REFUND_CENTS = 1_000;

/** @param {import('./worlds.mjs').World} world @returns {import('./run-journeys.mjs').Journey[]} */
export function stripeJourneys(world) {
  const { cards, events } = world.providers;
  const begun = Date.now();
  const charge = (/** @type {any} */ card, orderId = randomUUID()) => ({
    orderId,
    product: /** @type {const} */ ('implementation'),
    amountCents: 9_700,
    card,
    receiptEmail: 'rehearsal@example.com',
    key: `order:${orderId}:pi:1`,
  });
  const open = async (/** @type {any} */ page, /** @type {'startCheckout' | 'startPlan'} */ way = 'startCheckout') => {
    const opened = await cards[way](page);
    if (opened.result !== 'open') throw new Error(`the page is ${JSON.stringify(opened)}`);
    return opened;
  };
  const paid = async () => {
    const outcome = await cards.chargeSavedCard(charge(await world.savedCard('good')));
    if (outcome.result !== 'paid') throw new Error(`the charge is ${JSON.stringify(outcome)}`);
    return outcome.payment;
  };
  const declined = (/** @type {'declining' | 'authenticating'} */ kind, /** @type {string} */ reason) => async () => {
    const one = charge(await world.savedCard(kind));
    const outcome = await cards.chargeSavedCard(one);
    assert.equal(outcome.result, 'declined');
    assert.equal(outcome.result === 'declined' && outcome.reason, reason);
    assert.equal((await cards.findCharge(one)).result, 'declined');
    return `order ${one.orderId} in the metadata: canceled, nothing taken`;
  };

  /** @type {import('./run-journeys.mjs').Journey[]} */
  const journeys = [
    {
      name: 'card: one click charges once, also when it is asked twice at once',
      walk: async () => {
        const one = charge(await world.savedCard('good'));
        const outcomes = await Promise.all([cards.chargeSavedCard(one), cards.chargeSavedCard(one)]);
        outcomes.push(await cards.chargeSavedCard(one));
        const refs = new Set(
          outcomes.map((outcome) => (outcome.result === 'paid' ? outcome.payment.ref : outcome.result)),
        );
        assert.equal(refs.size, 1, `three answers: ${[...refs].join(', ')}`);
        assert.equal(outcomes[0]?.result, 'paid');
        return `payment ${[...refs].join()}: one charge of $97.00; description and statement descriptor`;
      },
    },
    { name: 'card: a declined card is declined and takes nothing', walk: declined('declining', 'card_declined') },
    {
      name: 'card: a card that asks for its owner is declined as that',
      walk: declined('authenticating', 'authentication_required'),
    },
    {
      name: 'card: part of a payment is paid back once per key',
      walk: async () => {
        const { ref } = await paid();
        const refund = { paymentRef: ref, amountCents: REFUND_CENTS, key: `${ref}:1` };
        await events.stripe.refund(refund);
        await events.stripe.refund(refund);
        const [fact] = await events.stripe.factsAbout({ provider: 'stripe', kind: 'refunds', ref });
        assert.equal(fact?.kind === 'refunds_seen' && fact.refunds.length, 1);
        return `payment ${ref}: one refund of $10.00`;
      },
    },
    {
      name: 'card: a hosted page opens once per key and can be closed',
      walk: async () => {
        const page = pageOf();
        const { ref, url } = await open(page);
        assert.equal((await open(page)).ref, ref);
        assert.ok((await fetch(url)).ok, 'the page does not open');
        assert.equal(await cards.closeCheckout(ref), 'closed');
        return `page ${ref}: expired`;
      },
    },
    {
      name: 'card: the list of events tells a payment',
      walk: async () => {
        const { ref } = await paid();
        // The list follows the payment by some seconds.
        for (let tries = 0; tries < 10; tries++) {
          const listed = await events.stripe.eventsSince(begun - 60_000);
          if (listed.some((event) => event.subject?.ref === ref)) return `${listed.length} events since the start`;
          await new Promise((resolve) => setTimeout(resolve, 1_000));
        }
        throw new Error(`no event about ${ref}`);
      },
    },
    {
      name: 'card: a paid page with a code took the cents of the quote',
      walk: async () => {
        const coupon = /** @type {const} */ ({ type: 'percent', basisPoints: 3_333 });
        const options = {
          product: 'vip',
          offer: 'active',
          bumps: ['vip_bump'],
          coachingSessions: 0,
          plan: false,
          coupon,
        };
        const page = pageOf({ quote: quote(/** @type {any} */ (options)), couponCode: 'REHEARSAL' });
        const opened = await open(page);
        await world.payPage(opened);
        const [fact] = await events.stripe.factsAbout({ provider: 'stripe', kind: 'checkout', ref: opened.ref });
        assert.equal(fact?.kind === 'payment_received' && fact.amountCents, page.quote.totalCents);
        return `page ${opened.ref}: $${(page.quote.totalCents / 100).toFixed(2)}, the code as its discount`;
      },
    },
    {
      name: 'card: a plan takes its first payment, is limited to three and ends',
      walk: async () => {
        const options = { product: 'dfy', offer: 'active', bumps: [], coachingSessions: 0, plan: true, coupon: null };
        const page = pageOf({ quote: quote(/** @type {any} */ (options)) });
        const opened = await open(page, 'startPlan');
        await world.payPage(opened);
        const [fact] = await events.stripe.factsAbout({ provider: 'stripe', kind: 'checkout', ref: opened.ref });
        const subscriptionRef = fact?.kind === 'payment_received' ? fact.installment?.subscriptionRef : undefined;
        if (!subscriptionRef) throw new Error('the page began no subscription');
        const terms = { orderId: page.orderId, subscriptionRef, installments: page.quote.installments };
        const schedule = await cards.limitPlan(terms);
        assert.equal(await cards.limitPlan(terms), schedule);
        await cards.endPlan(subscriptionRef);
        return `subscription ${subscriptionRef}: ended; its schedule ${schedule} had three payments`;
      },
    },
  ];
  if (world.stripeAt === 'sandbox') return journeys;
  return [
    ...journeys,
    {
      name: 'card: the webhook is told exactly the types that are worked on',
      walk: async () => {
        const { data } = await world.stripe.webhookEndpoints.list({ limit: 100 });
        const ours = data.find(({ url, status }) => url.endsWith('/api/webhooks/stripe') && status === 'enabled');
        if (!ours) throw new Error('no webhook leads to /api/webhooks/stripe');
        assert.deepEqual([...ours.enabled_events].sort(), Object.keys(STRIPE_SUBJECTS).sort());
        return `${ours.url}, API version ${ours.api_version ?? 'of the account'}`;
      },
    },
  ];
}
