import { quote } from '@summit/pricing';
import { fakeOfferPorts, noNetwork, refused, summaryOf } from '../../../../test/fake-offer-ports';
import { payByCard, type CardOrder } from './pay-by-card';

const ORDER: CardOrder = {
  product: 'implementation',
  buyer: { email: 'hana@example.com', name: 'Hana' },
  sessionId: 'implementation_1_a',
  bumps: ['implementation_bump'],
  coachingSessions: 2,
  plan: false,
  couponCode: 'SAVE10',
  totalCents: 29_900,
  affiliateCode: 'AMARA',
  returnPage: 'implementation',
  oneClick: true,
  pressId: 'b7a1b1f0-0000-4000-8000-000000000001',
};
const REGULAR = quote({
  product: 'implementation',
  offer: 'expired',
  bumps: [],
  coachingSessions: 0,
  plan: false,
  coupon: null,
});
const answer = { order_id: 'o-1', amount: 299, already_owned: false, quote: summaryOf(REGULAR) };
const checkout = { url: 'https://pay.example/c/1', already_owned: false, quote: summaryOf(REGULAR) };

describe('payByCard', () => {
  it('charges the saved card first, with the total that the page shows (F-188, F-221)', async () => {
    const { ports, calls } = fakeOfferPorts({ api: { oneClickCharge: async () => answer } });
    expect(await payByCard(ports.api, ORDER)).toEqual({ kind: 'charged', amountCents: 29_900 });
    expect(calls).toEqual([
      {
        name: 'oneClickCharge',
        body: {
          email: 'hana@example.com',
          product_type: 'implementation',
          session_id: 'implementation_1_a',
          order_bump: true,
          coaching_sessions: 2,
          coupon_code: 'SAVE10',
          expected_total_cents: 29_900,
          press_id: ORDER.pressId,
        },
      },
    ]);
  });

  it('says of something that is paid already that nothing was charged, and never that it was (F-226)', async () => {
    const owned = { kind: 'failed', owned: true, message: 'You already have this. You were not charged again.' };
    const api = {
      oneClickCharge: async () => ({ ...answer, already_owned: true }),
      createCheckoutSession: async () => ({ ...checkout, already_owned: true }),
      createPaymentPlan: async () => ({ ...checkout, already_owned: true }),
    };
    const { ports } = fakeOfferPorts({ api });
    expect(await payByCard(ports.api, ORDER)).toEqual(owned);
    expect(await payByCard(ports.api, { ...ORDER, oneClick: false })).toEqual(owned);
    expect(await payByCard(ports.api, { ...ORDER, product: 'dfy', plan: true })).toEqual(owned);
  });

  it.each([
    'no_saved_card',
    'card_declined',
    'authentication_required',
    'payment_processing',
    'payment_unknown',
    'payment_not_started',
  ] as const)('goes to hosted checkout when the charge answers %s (F-190, F-224)', async (code) => {
    const { ports, bodiesOf } = fakeOfferPorts({
      api: {
        oneClickCharge: async () => Promise.reject(refused(code)),
        createCheckoutSession: async () => checkout,
      },
    });
    expect(await payByCard(ports.api, ORDER)).toEqual({
      kind: 'redirect',
      url: 'https://pay.example/c/1',
      earlierOrderAt: null,
    });
    expect(bodiesOf('createCheckoutSession')).toEqual([
      {
        email: 'hana@example.com',
        name: 'Hana',
        product_type: 'implementation',
        session_id: 'implementation_1_a',
        affiliate_code: 'AMARA',
        order_bump: true,
        coaching_sessions: 2,
        coupon_code: 'SAVE10',
        expected_total_cents: 29_900,
        return_page: 'implementation',
        press_id: ORDER.pressId,
      },
    ]);
  });

  it('does not try a saved card where there can be none', async () => {
    const { ports, calls } = fakeOfferPorts({ api: { createCheckoutSession: async () => checkout } });
    await payByCard(ports.api, { ...ORDER, oneClick: false });
    expect(calls.map(({ name }) => name)).toEqual(['createCheckoutSession']);
  });

  it('asks again when the price has changed, and charges nothing meanwhile (C-014)', async () => {
    const changed = async () => Promise.reject(refused('price_changed', { quote: summaryOf(REGULAR) }));
    const charge = fakeOfferPorts({ api: { oneClickCharge: changed } });
    expect(await payByCard(charge.ports.api, ORDER)).toEqual({ kind: 'price_changed', quote: REGULAR });
    expect(charge.calls).toHaveLength(1);
    const hosted = fakeOfferPorts({ api: { createCheckoutSession: changed } });
    expect(await payByCard(hosted.ports.api, ORDER)).toEqual({ kind: 'price_changed', quote: REGULAR });
  });

  it.each([
    ['implementation', refused('checkout_unavailable'), 'Error creating checkout session. Please try again.'],
    ['implementation', refused('internal'), 'Error creating checkout session. Please try again.'],
    ['implementation', noNetwork(), 'Error processing payment. Please try again.'],
    ['vip', refused('checkout_unavailable'), 'Error creating checkout session. Please try again.'],
    ['vip', noNetwork(), 'Error creating checkout session. Please try again.'],
  ] as const)('says for %s why checkout failed (F-143, F-191, F-192): %#', async (product, reason, message) => {
    const { ports } = fakeOfferPorts({ api: { createCheckoutSession: async () => Promise.reject(reason) } });
    expect(await payByCard(ports.api, { ...ORDER, product })).toEqual({ kind: 'failed', message, owned: false });
  });

  it('stops at an exception of the charge: its outcome is unknown (F-192)', async () => {
    const { ports, calls } = fakeOfferPorts({ api: { oneClickCharge: async () => Promise.reject(noNetwork()) } });
    const message = 'Error processing payment. Please try again.';
    expect(await payByCard(ports.api, ORDER)).toEqual({ kind: 'failed', message, owned: false });
    expect(calls).toHaveLength(1);
  });

  it.each(['sold_out', 'code_expired', 'code_used_up', 'rate_limited'] as const)(
    'passes on what trying again does not cure: %s',
    async (code) => {
      const reason = refused(code);
      const { ports } = fakeOfferPorts({ api: { createCheckoutSession: async () => Promise.reject(reason) } });
      expect(await payByCard(ports.api, ORDER)).toEqual({ kind: 'failed', message: reason.detail, owned: false });
    },
  );

  it('knows a buyer who has the product already', async () => {
    const { ports, calls } = fakeOfferPorts({
      api: { oneClickCharge: async () => Promise.reject(refused('already_purchased')) },
    });
    expect(await payByCard(ports.api, ORDER)).toMatchObject({ kind: 'failed', owned: true });
    expect(calls).toHaveLength(1);
  });

  it('opens the plan instead of charging when it is chosen (F-183, F-223)', async () => {
    const { ports, calls } = fakeOfferPorts({ api: { createPaymentPlan: async () => checkout } });
    const order: CardOrder = { ...ORDER, product: 'dfy', bumps: ['dfy_bump'], plan: true };
    expect(await payByCard(ports.api, order)).toEqual({
      kind: 'redirect',
      url: 'https://pay.example/c/1',
      earlierOrderAt: null,
    });
    expect(calls).toEqual([
      {
        name: 'createPaymentPlan',
        body: {
          email: 'hana@example.com',
          name: 'Hana',
          session_id: 'implementation_1_a',
          affiliate_code: 'AMARA',
          order_bump: true,
          coaching_sessions: 2,
          coupon_code: 'SAVE10',
          expected_total_cents: 29_900,
        },
      },
    ]);
  });

  it.each([refused('payment_plan_unavailable'), noNetwork()])(
    'says that the plan failed (F-184): %#',
    async (reason) => {
      const { ports } = fakeOfferPorts({ api: { createPaymentPlan: async () => Promise.reject(reason) } });
      const message = 'Error creating payment plan. Please try again.';
      expect(await payByCard(ports.api, { ...ORDER, product: 'dfy', plan: true })).toMatchObject({ message });
    },
  );
});
