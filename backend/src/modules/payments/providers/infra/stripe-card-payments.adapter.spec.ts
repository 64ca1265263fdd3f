import { quote } from '@summit/pricing';
import {
  scriptedServer,
  type ScriptedAnswer,
  type ScriptedServer,
  type SeenRequest,
} from '../../../../../test/harness/scripted-server.js';
import { createLogger } from '../../../../platform/logging/logger.js';
import type { CheckoutStart, SavedCardCharge } from '../application/card-payments.port.js';
import { StripeCardPayments } from './stripe-card-payments.adapter.js';
import { createStripe } from './stripe-client.js';

// What an honest sandbox can't be made to do: wrong amounts, replayed failures, broken answers.
const charge: SavedCardCharge = {
  orderId: 'order-1',
  product: 'vip',
  amountCents: 3_700,
  card: { customerRef: 'cus_1', paymentMethodRef: 'pm_1' },
  receiptEmail: 'a@example.com',
  key: 'order:order-1:pi:1',
};
const checkout: CheckoutStart = {
  orderId: 'order-1',
  quote: quote({ product: 'vip', offer: 'active', bumps: [], coachingSessions: 0, plan: false, coupon: null }),
  couponCode: null,
  customerRef: null,
  email: 'a@example.com',
  successUrl: 'https://summit.example/success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://summit.example/vip',
  expiresAt: 1_800_000_000_000,
  key: 'order:order-1:checkout:1',
};
const json = (status: number, body: object, headers: Record<string, string> = {}): ScriptedAnswer => ({
  status,
  body: JSON.stringify(body),
  headers,
});
const error = (status: number, fields: object) => json(status, { error: { message: 'no', ...fields } });
const page = (fields: object) =>
  json(200, {
    id: 'cs_1',
    object: 'checkout.session',
    amount_total: checkout.quote.totalCents,
    currency: 'usd',
    url: 'https://x',
    ...fields,
  });

let stripe: ScriptedServer | undefined;
async function cardsWith(answer: (request: SeenRequest, number: number) => ScriptedAnswer | 'silence') {
  stripe = await scriptedServer(answer);
  const client = createStripe({ secretKey: 'sk_test_1', webhookSecrets: [], apiBase: stripe.url }, { timeoutMs: 250 });
  return { cards: new StripeCardPayments(client, createLogger('silent'), { tryMs: 250 }), seen: stripe.seen };
}
afterEach(() => stripe?.stop());

describe('a hosted page', () => {
  it.each([{ amount_total: 3_600 }, { amount_total: null }, { currency: 'eur' }, { url: null }])(
    'that comes out as %j is made unpayable and refused',
    async (odd) => {
      const { cards, seen } = await cardsWith(({ path }) =>
        path.endsWith('/expire') ? json(200, { id: 'cs_1', status: 'expired' }) : page(odd),
      );
      expect(await cards.startCheckout(checkout)).toEqual({ result: 'refused', detail: 'amount_mismatch' });
      expect(seen.map(({ path }) => path)).toEqual(['/v1/checkout/sessions', '/v1/checkout/sessions/cs_1/expire']);
    },
  );

  it('that can neither be closed nor read is unknown', async () => {
    const { cards } = await cardsWith(({ method }) =>
      method === 'POST' ? error(400, { type: 'invalid_request_error' }) : error(500, { type: 'api_error' }),
    );
    expect(await cards.closeCheckout('cs_1')).toBe('unknown');
  });

  it('that is open although it could not be closed is unknown: a payment may be under way', async () => {
    const { cards } = await cardsWith(({ method }) =>
      method === 'POST' ? error(400, { type: 'invalid_request_error' }) : page({ status: 'open' }),
    );
    expect(await cards.closeCheckout('cs_1')).toBe('unknown');
  });

  it('whose coupon was made by an earlier call is made with it', async () => {
    const coupon = { type: 'percent', basisPoints: 5_000 } as const;
    const half = quote({ product: 'vip', offer: 'active', bumps: [], coachingSessions: 0, plan: false, coupon });
    const { cards, seen } = await cardsWith(({ path }) =>
      path === '/v1/coupons'
        ? error(400, { type: 'invalid_request_error', code: 'resource_already_exists' })
        : page({ amount_total: half.totalCents }),
    );
    expect(await cards.startCheckout({ ...checkout, quote: half })).toMatchObject({ result: 'open', ref: 'cs_1' });
    expect(decodeURIComponent(seen[1]?.body ?? '')).toContain('discounts[0][coupon]=order-order-1-checkout-1');
  });
});

describe('calls to Stripe', () => {
  it('carry a key of ours on every POST, and the version the types were made for', async () => {
    const { cards, seen } = await cardsWith(({ path }) =>
      path.endsWith('/cancel')
        ? json(200, { id: 'pi_1' })
        : error(402, { type: 'card_error', payment_intent: { id: 'pi_1' } }),
    );
    await cards.chargeSavedCard(charge);
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual([charge.key, `${charge.key}:cancel`]);
    expect(seen[0]?.headers).toMatchObject({
      'stripe-version': '2026-10-28.endive',
      authorization: 'Bearer sk_test_1',
    });
    expect(seen[0]?.headers['x-stripe-client-telemetry']).toBeUndefined();
  });

  it('are repeated under the same key after silence', async () => {
    const { cards, seen } = await cardsWith((_, number) => (number === 1 ? 'silence' : page({})));
    expect(await cards.startCheckout(checkout)).toEqual({ result: 'open', ref: 'cs_1', url: 'https://x' });
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([checkout.key]));
    expect(seen).toHaveLength(2);
  });
});

describe('a one-click charge', () => {
  const unknown = { result: 'unknown' };
  const RETRY_NOT = { 'stripe-should-retry': 'false' };

  it.each<[string, ScriptedAnswer | 'silence']>([
    ['silence', 'silence'],
    ['a failure of Stripe that is replayed', json(500, { error: { type: 'api_error', message: 'no' } }, RETRY_NOT)],
    ['a body that ends too early', { status: 200, body: '{"id":"pi_1","sta' }],
    ['too many calls', error(429, { type: 'rate_limit_error' })],
    ['a key that Stripe does not know', error(401, { type: 'invalid_request_error' })],
    ['our key used for something else', error(400, { type: 'idempotency_error' })],
  ])('is unknown after %s', async (_, answer) => {
    const { cards } = await cardsWith(() => answer);
    expect(await cards.chargeSavedCard(charge)).toEqual(unknown);
  });

  it('of a card that Stripe does not know is declined', async () => {
    const { cards } = await cardsWith(() => error(400, { type: 'invalid_request_error', code: 'resource_missing' }));
    expect(await cards.chargeSavedCard(charge)).toEqual({
      result: 'declined',
      reason: 'card_declined',
      declineCode: 'resource_missing',
    });
  });

  it.each([
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'card_declined', 'insufficient_funds'],
    [{ code: 'expired_card' }, 'card_expired', 'expired_card'],
    [{ code: 'authentication_required' }, 'authentication_required', 'authentication_required'],
    [
      { code: 'card_declined', decline_code: 'authentication_required' },
      'authentication_required',
      'authentication_required',
    ],
  ])('declined with %j is %s', async (codes, reason, declineCode) => {
    const { cards } = await cardsWith(() => error(402, { type: 'card_error', ...codes }));
    expect(await cards.chargeSavedCard(charge)).toEqual({ result: 'declined', reason, declineCode });
  });

  it('that waits for the buyer is canceled and needs authentication', async () => {
    const { cards, seen } = await cardsWith(() =>
      json(200, { id: 'pi_1', object: 'payment_intent', status: 'requires_action', metadata: {} }),
    );
    expect(await cards.chargeSavedCard(charge)).toMatchObject({
      result: 'declined',
      reason: 'authentication_required',
    });
    expect(seen.at(-1)?.path).toBe('/v1/payment_intents/pi_1/cancel');
  });

  it('under way is not over', async () => {
    const { cards } = await cardsWith(() =>
      json(200, { id: 'pi_1', object: 'payment_intent', status: 'processing', metadata: {} }),
    );
    expect(await cards.chargeSavedCard(charge)).toEqual({ result: 'processing', ref: 'pi_1' });
  });
});

// D-35
describe('a Stripe that does not answer', () => {
  it.each([
    ['a charge', (cards: StripeCardPayments) => cards.chargeSavedCard(charge)],
    ['a hosted page', (cards: StripeCardPayments) => cards.startCheckout(checkout)],
    ['a hosted page that is closed', (cards: StripeCardPayments) => cards.closeCheckout('cs_1')],
  ])('is asked for %s twice, and no more', async (_, call) => {
    const { cards, seen } = await cardsWith(() => 'silence');
    expect(JSON.stringify(await call(cards))).toContain('unknown');
    expect(seen).toHaveLength(2);
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });
});
