// What has to work at PayPal before the product sells (docs/payments.md 2). The adapters of the product do the calls.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { quote } from '@summit/pricing';

/** @param {import('./worlds.mjs').World} world @returns {import('./run-journeys.mjs').Journey[]} */
export function paypalJourneys(world) {
  const { wallet, events } = world.providers;
  const start = () => {
    const orderId = randomUUID();
    return {
      orderId,
      quote: quote({
        product: 'implementation',
        offer: 'active',
        bumps: ['implementation_bump'],
        coachingSessions: 2,
        plan: false,
        coupon: { type: 'percent', basisPoints: 3_333 },
      }),
      returnUrl: 'https://example.com/success',
      cancelUrl: 'https://example.com/implementation',
      key: `order:${orderId}:pp:create:1`,
    };
  };
  const created = async (order = start()) => {
    const outcome = await wallet.createOrder(order);
    if (outcome.result !== 'created') throw new Error(`the order is ${JSON.stringify(outcome)}`);
    return outcome.ref;
  };

  return [
    {
      name: 'wallet: an order is made once per key',
      walk: async () => {
        const order = start();
        const ref = await created(order);
        assert.equal(await created(order), ref);
        return `order ${ref}: items, discount and total of $${(order.quote.totalCents / 100).toFixed(2)}`;
      },
    },
    {
      name: 'wallet: nothing is captured before the buyer agrees',
      walk: async () => {
        const ref = await created();
        assert.equal((await wallet.capture({ ref, key: `${ref}:capture:1` })).result, 'not_approved');
        return `order ${ref}: open`;
      },
    },
    {
      name: 'wallet: a notification that PayPal did not send is refused',
      walk: async () => {
        const headers = {
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77',
          'paypal-transmission-id': randomUUID(),
          'paypal-transmission-sig': Buffer.from('forged').toString('base64'),
          'paypal-transmission-time': new Date().toISOString(),
        };
        const event = { id: 'WH-FORGED', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'X' } };
        assert.equal(await events.paypal.readEvent({ body: Buffer.from(JSON.stringify(event)), headers }), null);
        return 'nothing: a genuine one is shown by a purchase on a test installation';
      },
    },
    {
      name: 'wallet: an agreed order is captured once, and paid back once per key',
      walk: async () => {
        const order = start();
        const ref = await created(order);
        await world.approveWallet(ref);
        const first = await wallet.capture({ ref, key: `${ref}:capture:1` });
        if (first.result !== 'paid') throw new Error(`the capture is ${JSON.stringify(first)}`);
        assert.equal(first.payment.amountCents, order.quote.totalCents);
        const again = await wallet.capture({ ref, key: `${ref}:capture:2` });
        assert.equal(again.result === 'paid' && again.payment.ref, first.payment.ref);
        const refund = { paymentRef: first.payment.ref, amountCents: 1_000, key: `${ref}:refund:1` };
        await events.paypal.refund(refund);
        await events.paypal.refund(refund);
        const facts = await events.paypal.factsAbout({ provider: 'paypal', kind: 'refunds', ref: first.payment.ref });
        const [seen] = facts;
        assert.equal(seen?.kind === 'refunds_seen' && seen.refunds.length, 1);
        return `capture ${first.payment.ref}: $10.00 of it paid back`;
      },
    },
  ];
}
