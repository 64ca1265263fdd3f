import type Stripe from 'stripe';
import type { StripeBench } from './stripe-bench.js';

export const SUCCESS = 'http://localhost:4201/success?session_id={CHECKOUT_SESSION_ID}&product=vip';

export const CARD = {
  email: 'ada@example.com',
  card: '4242424242424242',
  expiry: '12 / 45',
  cvc: '123',
  name: 'Ada Lovelace',
};

/** What a buyer of a bench does on hosted pages. */
export function checkoutSteps(bench: () => StripeBench) {
  function checkout(params: Partial<Stripe.Checkout.SessionCreateParams> = {}): Promise<Stripe.Checkout.Session> {
    return bench().stripe.checkout.sessions.create({
      mode: 'payment',
      customer_creation: 'always',
      client_reference_id: 'order-1',
      allowed_payment_method_types: ['card'],
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: 3_700, product_data: { name: 'VIP <All Access>' } },
        },
        { quantity: 2, price_data: { currency: 'usd', unit_amount: 450, product_data: { name: 'Notes' } } },
      ],
      payment_intent_data: {
        setup_future_usage: 'off_session',
        description: 'VIP pass',
        metadata: { order_id: 'order-1' },
      },
      metadata: { order_id: 'order-1', product: 'vip' },
      success_url: SUCCESS,
      cancel_url: 'http://localhost:4201/vip',
      expires_at: bench().now + 31 * 60,
      ...params,
    });
  }

  /** Presses the pay button of the session's page. */
  const pay = (session: Stripe.Checkout.Session, fields: Record<string, string> = {}) =>
    bench().press(session.url ?? '', { ...CARD, ...fields });

  return { checkout, pay };
}
