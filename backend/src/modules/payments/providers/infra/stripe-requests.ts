import type Stripe from 'stripe';
import { INSTALLMENT_COUNT, lineName, type Quote } from '@summit/pricing';
import { PRODUCT_NAMES } from '@summit/rules';
import type { CardPageStart, CheckoutStart, PlanTerms, SavedCardCharge } from '../application/card-payments.port.js';
import { purchaseName } from '../../domain/purchase-name.js';

const CURRENCY = 'usd';
const COUPON_NAME_LENGTH = 40;
const seconds = (ms: number): number => Math.floor(ms / 1000);

/** Marks intents of ours that were charged without a page; its value finds a charge whose answer was lost. */
export const ATTEMPT_KEY = 'attempt_key';

/** On everything that an order is paid with: which installation began it. */
export const INSTALLATION = 'installation';

const namesOf = ({ orderId, installation }: { orderId: string; installation?: string | undefined }) => ({
  order_id: orderId,
  ...(installation !== undefined && { [INSTALLATION]: installation }),
});

/** On a page that saves a card: the subscription that the card is for. */
export const PLAN_OF_PAGE = 'plan';

/** payments.md 1.3. `off_session` makes a demand for authentication a decline at once. */
export function chargeRequest(charge: SavedCardCharge) {
  const { product, amountCents, card, receiptEmail, key } = charge;
  return {
    amount: amountCents,
    currency: CURRENCY,
    customer: card.customerRef,
    payment_method: card.paymentMethodRef,
    off_session: true,
    confirm: true,
    allowed_payment_method_types: ['card'],
    description: purchaseName(product),
    receipt_email: receiptEmail,
    metadata: { ...namesOf(charge), [ATTEMPT_KEY]: key },
    expand: ['latest_charge'],
  } satisfies Stripe.PaymentIntentCreateParams;
}

/** payments.md 1.2. `coupon` is the id of the order's own coupon. */
export function checkoutRequest(checkout: CheckoutStart, coupon: string | null) {
  const { quote, customerRef } = checkout;
  return {
    mode: 'payment',
    ...pageRequest(checkout),
    ...(customerRef ? {} : { customer_creation: 'always' }),
    line_items: quote.lines.map((line) => ({
      quantity: line.quantity,
      price_data: {
        currency: CURRENCY,
        unit_amount: line.unitCents,
        product_data: { name: lineName(quote.product, line) },
      },
    })),
    ...(coupon ? { discounts: [{ coupon }] } : {}),
    payment_intent_data: {
      setup_future_usage: 'off_session',
      description: purchaseName(quote.product),
      metadata: namesOf(checkout),
    },
  } satisfies Stripe.Checkout.SessionCreateParams;
}

/**
 * What plans are sold as at Stripe: a product of our own. One that Checkout makes for a page can be archived with the page's other
 * leftovers, and Stripe refuses the schedule of a plan whose product is archived.
 */
export const PLAN_PRODUCT = {
  id: 'summit-payment-plan',
  name: `${PRODUCT_NAMES.dfy.long}, ${INSTALLMENT_COUNT} monthly payments`,
} satisfies Stripe.ProductCreateParams;

/**
 * payments.md 1.5. The first installment as a monthly price; the schedule that `limitPlan` attaches ends it after the last. Discounts
 * are in the installments already.
 */
export function planRequest(checkout: CheckoutStart, productRef: string) {
  const { quote } = checkout;
  const installments = installmentsOf(quote);
  return {
    mode: 'subscription',
    ...pageRequest(checkout),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: CURRENCY,
          unit_amount: dueNow(quote, 'plan'),
          recurring: { interval: 'month' },
          product: productRef,
        },
      },
    ],
    subscription_data: {
      description: purchaseName(quote.product),
      metadata: { ...namesOf(checkout), installments: String(installments.length) },
    },
  } satisfies Stripe.Checkout.SessionCreateParams;
}

/** A coupon for this one page: exactly the cents of the quote, whatever Stripe's own percentages would give. */
export function couponRequest({ quote, couponCode, expiresAt, key }: CheckoutStart) {
  return {
    id: couponId(key),
    amount_off: quote.discountCents,
    currency: CURRENCY,
    duration: 'once',
    max_redemptions: 1,
    redeem_by: seconds(expiresAt),
    name: (couponCode ?? 'Discount').slice(0, COUPON_NAME_LENGTH),
  } satisfies Stripe.CouponCreateParams;
}

/** One coupon per attempt: that of an earlier attempt has ended with its page. */
export const couponId = (key: string): string => key.replace(/[^A-Za-z0-9]+/g, '-');

/** What the page must come to: the assertion of payments.md 0.2. */
export function dueNow(quote: Quote, way: 'full' | 'plan'): number {
  return way === 'full' ? quote.totalCents : (installmentsOf(quote)[0] ?? quote.totalCents);
}

/** The phases that charge exactly these installments: neighbors of one amount are one phase (payments.md 1.5). */
export function scheduleRequest(
  { orderId, installments }: PlanTerms,
  running: { startsAt: number | 'now'; price: string; product: string },
) {
  return {
    end_behavior: 'cancel',
    proration_behavior: 'none',
    metadata: { order_id: orderId },
    phases: equalRuns(installments).map(({ amount, count }, index) => ({
      ...(index === 0 ? { start_date: running.startsAt } : {}),
      duration: { interval: 'month', interval_count: count },
      proration_behavior: 'none',
      items: [
        index === 0
          ? { price: running.price, quantity: 1 }
          : {
              quantity: 1,
              price_data: {
                currency: CURRENCY,
                product: running.product,
                recurring: { interval: 'month' },
                unit_amount: amount,
              },
            },
      ],
    })),
  } satisfies Stripe.SubscriptionScheduleUpdateParams;
}

export function equalRuns(amounts: readonly number[]): { amount: number; count: number }[] {
  const runs: { amount: number; count: number }[] = [];
  for (const amount of amounts) {
    const last = runs.at(-1);
    if (last?.amount === amount) last.count += 1;
    else runs.push({ amount, count: 1 });
  }
  return runs;
}

/** payments.md 1.5. The page knows its customer, so it asks for the card only. */
export function cardPageRequest(start: CardPageStart, customerRef: string) {
  const { subscriptionRef, successUrl, cancelUrl, expiresAt } = start;
  const metadata = { ...namesOf(start), [PLAN_OF_PAGE]: subscriptionRef };
  return {
    mode: 'setup',
    customer: customerRef,
    allowed_payment_method_types: ['card'],
    setup_intent_data: { description: 'The next installments are taken from this card.', metadata },
    metadata,
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: seconds(expiresAt),
  } satisfies Stripe.Checkout.SessionCreateParams;
}

function pageRequest(checkout: CheckoutStart) {
  const { orderId, quote, customerRef, email, successUrl, cancelUrl, expiresAt } = checkout;
  return {
    // `customer` excludes every other way to name the buyer; without an address the page asks for one.
    ...(customerRef ? { customer: customerRef } : email ? { customer_email: email } : {}),
    client_reference_id: orderId,
    allowed_payment_method_types: ['card'],
    metadata: { ...namesOf(checkout), product: quote.product },
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: seconds(expiresAt),
  } satisfies Stripe.Checkout.SessionCreateParams;
}

function installmentsOf({ installments }: Quote): number[] {
  if (!installments?.length) throw new RangeError('a plan needs the installments of its quote');
  return installments;
}
