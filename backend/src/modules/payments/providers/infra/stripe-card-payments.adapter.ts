import type Stripe from 'stripe';
import type { Logger } from '../../../../platform/logging/logger.js';
import type {
  CardPageStart,
  CardPayments,
  ChargeNotSent,
  ChargeOutcome,
  CheckoutOutcome,
  CheckoutStart,
  PlanTerms,
  SavedCardCharge,
} from '../application/card-payments.port.js';
import { CallBudget, CALL_TIMEOUT_MS } from './call-budget.js';
import type { StripeClient } from './stripe-client.js';
import { codesOf, declined, isCardError, isMissing, isRefusal, isStripeError, refusalText } from './stripe-errors.js';
import { idOf, paymentOf } from './stripe-facts.js';
import { endPlan, limitPlan, planProduct, usePlanCard } from './stripe-plans.js';
import {
  ATTEMPT_KEY,
  cardPageRequest,
  chargeRequest,
  checkoutRequest,
  couponId,
  couponRequest,
  dueNow,
  planRequest,
} from './stripe-requests.js';

/** Stripe's most per page of a list. */
const LIST_LIMIT = 100;

/** Cards through Stripe (payments.md 1.2 to 1.5). Every POST carries a key of ours. */
export class StripeCardPayments implements CardPayments {
  private readonly tryMs: number;
  private readonly isPaused: () => boolean;

  constructor(
    private readonly stripe: StripeClient,
    private readonly logger: Logger,
    { tryMs = CALL_TIMEOUT_MS, isPaused = () => false }: { tryMs?: number; isPaused?: () => boolean } = {},
  ) {
    this.tryMs = tryMs;
    this.isPaused = isPaused;
  }

  async chargeSavedCard(charge: SavedCardCharge): Promise<ChargeOutcome | ChargeNotSent> {
    // Asked before the SDK is: its own repeats would hide that the first of them did reach Stripe.
    if (this.isPaused()) return { result: 'not_sent' };
    const budget = this.budget();
    try {
      const options = { idempotencyKey: charge.key, timeout: budget.timeout };
      const intent = await (await this.stripe()).paymentIntents.create(chargeRequest(charge), options);
      return await this.outcomeOf(intent, charge, budget);
    } catch (error) {
      if (isCardError(error)) {
        // A declined intent stays payable at Stripe until it is canceled.
        if (error.payment_intent) await this.cancel(error.payment_intent.id, charge.key, budget);
        return declined(error.code, error.decline_code);
      }
      if (isRefusal(error)) {
        this.logger.error({ orderId: charge.orderId, ...codesOf(error) }, 'Stripe refused a charge of a saved card');
        return declined(error.code, null);
      }
      return this.unknown(error, charge.orderId);
    }
  }

  async findCharge(charge: SavedCardCharge): Promise<ChargeOutcome | { result: 'not_found' }> {
    const budget = this.budget();
    try {
      const intents = await (
        await this.stripe()
      ).paymentIntents.list({
        customer: charge.card.customerRef,
        limit: LIST_LIMIT,
        expand: ['data.latest_charge'],
      });
      const intent = intents.data.find(({ metadata }) => metadata[ATTEMPT_KEY] === charge.key);
      return intent ? await this.outcomeOf(intent, charge, budget) : { result: 'not_found' };
    } catch (error) {
      return isMissing(error) ? { result: 'not_found' } : this.unknown(error, charge.orderId);
    }
  }

  startCheckout(checkout: CheckoutStart): Promise<CheckoutOutcome> {
    return this.open(checkout, 'full', async (budget) => {
      const coupon = checkout.quote.discountCents > 0 ? await this.ownCoupon(checkout, budget) : null;
      return checkoutRequest(checkout, coupon);
    });
  }

  startPlan(checkout: CheckoutStart): Promise<CheckoutOutcome> {
    return this.open(checkout, 'plan', async () => planRequest(checkout, await planProduct(this.stripe)));
  }

  async closeCheckout(ref: string): Promise<'closed' | 'completed' | 'unknown'> {
    try {
      await (await this.stripe()).checkout.sessions.expire(ref, {}, { idempotencyKey: `${ref}:close` });
      return 'closed';
    } catch (error) {
      return isRefusal(error) ? this.closedState(ref) : this.unknown(error, ref).result;
    }
  }

  limitPlan(plan: PlanTerms): Promise<string> {
    return limitPlan(this.stripe, plan);
  }

  async startCardPage(start: CardPageStart): Promise<CheckoutOutcome> {
    const { timeout } = this.budget();
    try {
      const { customer } = await (await this.stripe()).subscriptions.retrieve(start.subscriptionRef);
      const request = cardPageRequest(start, idOf(customer) ?? '');
      const page = await (
        await this.stripe()
      ).checkout.sessions.create(request, { idempotencyKey: start.key, timeout });
      return page.url ? { result: 'open', ref: page.id, url: page.url } : { result: 'refused', detail: 'no page' };
    } catch (error) {
      if (!isRefusal(error)) return this.unknown(error, start.orderId);
      this.logger.error({ orderId: start.orderId, ...codesOf(error) }, 'Stripe refused a page for another card');
      return { result: 'refused', detail: refusalText(error) };
    }
  }

  usePlanCard(plan: { subscriptionRef: string; paymentMethodRef: string }): Promise<void> {
    return usePlanCard(this.stripe, plan);
  }

  endPlan(subscriptionRef: string): Promise<void> {
    return endPlan(this.stripe, subscriptionRef);
  }

  private budget(): CallBudget {
    return new CallBudget(this.tryMs);
  }

  private async outcomeOf(
    intent: Stripe.PaymentIntent,
    charge: SavedCardCharge,
    budget: CallBudget,
  ): Promise<ChargeOutcome> {
    if (intent.status === 'succeeded') {
      const about = { orderId: charge.orderId, attemptRef: intent.id, installment: null, page: null };
      return { result: 'paid', payment: paymentOf(intent, about) };
    }
    if (intent.status === 'processing') return { result: 'processing', ref: intent.id };
    if (intent.status !== 'canceled') await this.cancel(intent.id, charge.key, budget);
    const error = intent.last_payment_error;
    return error ? declined(error.code, error.decline_code) : declined(fallbackCode(intent), null);
  }

  /** Best effort: an intent without a card that works is not charged by anyone but us. */
  private async cancel(intentRef: string, key: string, { timeout }: CallBudget): Promise<void> {
    try {
      await (await this.stripe()).paymentIntents.cancel(intentRef, {}, { idempotencyKey: `${key}:cancel`, timeout });
    } catch (error) {
      if (!isStripeError(error)) throw error;
      this.logger.warn({ intentRef, ...codesOf(error) }, 'a declined charge could not be canceled');
    }
  }

  private async open(
    checkout: CheckoutStart,
    way: 'full' | 'plan',
    request: (budget: CallBudget) => Promise<Stripe.Checkout.SessionCreateParams>,
  ): Promise<CheckoutOutcome> {
    const { key, orderId, quote } = checkout;
    const budget = this.budget();
    try {
      const wish = await request(budget);
      const options = { idempotencyKey: key, timeout: budget.timeout };
      const page = await (await this.stripe()).checkout.sessions.create(wish, options);
      if (page.amount_total !== dueNow(quote, way) || page.currency !== 'usd' || !page.url) {
        await this.closeCheckout(page.id);
        this.logger.error({ orderId, ref: page.id }, 'a hosted page came to another amount than its order');
        return { result: 'refused', detail: 'amount_mismatch' };
      }
      return { result: 'open', ref: page.id, url: page.url };
    } catch (error) {
      if (!isRefusal(error)) return this.unknown(error, orderId);
      this.logger.error({ orderId, ...codesOf(error) }, 'Stripe refused a hosted page');
      return { result: 'refused', detail: refusalText(error) };
    }
  }

  private async ownCoupon(checkout: CheckoutStart, { timeout }: CallBudget): Promise<string> {
    try {
      const request = couponRequest(checkout);
      const options = { idempotencyKey: `${checkout.key}:coupon`, timeout };
      const coupon = await (await this.stripe()).coupons.create(request, options);
      return coupon.id;
    } catch (error) {
      if (isRefusal(error) && error.code === 'resource_already_exists') return couponId(checkout.key);
      throw error;
    }
  }

  private async closedState(ref: string): Promise<'closed' | 'completed' | 'unknown'> {
    try {
      const { status } = await (await this.stripe()).checkout.sessions.retrieve(ref);
      if (status === 'complete') return 'completed';
      // Open although it could not be expired: a payment is just being made.
      return status === 'expired' ? 'closed' : 'unknown';
    } catch (error) {
      return isMissing(error) ? 'closed' : this.unknown(error, ref).result;
    }
  }

  /** Only errors of Stripe and the way to it are an unknown outcome; ours stay errors. */
  private unknown(error: unknown, about: string): { result: 'unknown' } {
    if (!isStripeError(error)) throw error;
    this.logger.warn({ about, ...codesOf(error) }, 'no answer of Stripe that tells what happened');
    return { result: 'unknown' };
  }
}

/** Off-session intents that wait for the buyer demand authentication. */
const fallbackCode = ({ status }: Stripe.PaymentIntent): string | null =>
  status === 'requires_action' || status === 'requires_confirmation' ? 'authentication_required' : null;
