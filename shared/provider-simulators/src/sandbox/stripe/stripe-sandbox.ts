import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SandboxClock, Timeline } from '../clock/sandbox-clock.js';
import { JsonStore } from '../json-store.js';
import type { Provider } from '../provider.js';
import type { Answer } from '../answer.js';
import { WebhookSender } from '../webhooks/webhook-sender.js';
import type { WebhookTarget } from '../webhooks/webhook-target.js';
import { BALANCE_CALLS } from './calls/balance-calls.js';
import { CHECKOUT_CALLS } from './calls/checkout-calls.js';
import { COUPON_CALLS } from './calls/coupon-calls.js';
import { CUSTOMER_CALLS } from './calls/customer-calls.js';
import { DISPUTE_CALLS } from './calls/dispute-calls.js';
import { EVENT_CALLS } from './calls/event-calls.js';
import { INVOICE_CALLS } from './calls/invoice-calls.js';
import { PAYMENT_INTENT_CALLS } from './calls/payment-intent-calls.js';
import { PRODUCT_CALLS } from './calls/product-calls.js';
import { REFUND_CALLS } from './calls/refund-calls.js';
import { SCHEDULE_CALLS } from './calls/schedule-calls.js';
import { SETUP_INTENT_CALLS } from './calls/setup-intent-calls.js';
import { SUBSCRIPTION_CALLS } from './calls/subscription-calls.js';
import { stripeControlRoutes } from './control/stripe-control-routes.js';
import { stripeControls } from './control/stripe-controls.js';
import { stripeSection } from './control/stripe-section.js';
import { DEMO_STRIPE } from './demo-stripe.js';
import { apiRoutes, readNestedForms } from './http/api-routes.js';
import { failureAnswer, keyInProgressAnswer } from './http/stripe-error.js';
import { checkoutRoutes } from './pages/checkout-routes.js';
import { invoiceRoutes } from './pages/invoice-routes.js';
import { styleRoute } from './pages/stripe-style.js';
import { nextDue, runDueWork } from './plans/due-work.js';
import { StripeAccount } from './stripe-account.js';
import type { StripeParts } from './stripe-parts.js';
import { emptyState, type StripeState } from './stripe-state.js';
import { stripeSignature } from './webhook-signature.js';

export interface StripeOptions {
  /** The state's folder. */
  folder: string;
  clock: SandboxClock;
  target: WebhookTarget;
  /** Signs the events; DEMO_STRIPE's unless given. */
  webhookSecret?: string;
  /** Address of the sandbox for browsers; the one that the API calls it by unless given. */
  publicUrl?: string;
}

const CALLS = [
  ...CUSTOMER_CALLS,
  ...CHECKOUT_CALLS,
  ...PAYMENT_INTENT_CALLS,
  ...SETUP_INTENT_CALLS,
  ...REFUND_CALLS,
  ...COUPON_CALLS,
  ...PRODUCT_CALLS,
  ...SUBSCRIPTION_CALLS,
  ...SCHEDULE_CALLS,
  ...INVOICE_CALLS,
  ...DISPUTE_CALLS,
  ...BALANCE_CALLS,
  ...EVENT_CALLS,
];

/**
 * Stripe for one demo account: the calls of the unmodified `stripe` 23.1.0 package that the summit makes, the hosted
 * payment and invoice pages, test cards, signed events, and subscriptions that bill themselves by the sandbox clock.
 */
export class StripeSandbox implements Provider {
  readonly key = 'stripe';
  readonly title = 'Stripe';
  readonly prefix = '';
  readonly webhooks: WebhookSender;
  readonly timeline: Timeline;
  private readonly account: StripeAccount;
  private readonly parts: StripeParts;

  private constructor(
    private readonly store: JsonStore<StripeState>,
    private readonly options: StripeOptions,
  ) {
    const { clock, target, webhookSecret = DEMO_STRIPE.webhookSecret } = options;
    this.webhooks = new WebhookSender({
      name: this.key,
      path: '/api/webhooks/stripe',
      sign: (body) => stripeSignature(webhookSecret, body),
      target,
    });
    const account = new StripeAccount(store.value, clock);
    this.account = account;
    const publish = (changed = true) => this.publish(changed);
    this.parts = { account, clock, webhooks: this.webhooks, publish };
    this.timeline = {
      nextDue: () => {
        const due = nextDue(account);
        return due && due.at * 1000;
      },
      work: async () => {
        if (runDueWork(account) > 0) await publish();
      },
    };
  }

  static async open(options: StripeOptions): Promise<StripeSandbox> {
    return new StripeSandbox(await JsonStore.open(path.join(options.folder, 'stripe.json'), emptyState()), options);
  }

  routes(app: FastifyInstance): void {
    styleRoute(app);
    checkoutRoutes(app, this.parts);
    invoiceRoutes(app, this.parts);
    stripeControlRoutes(app, this.parts);
    // The calls read forms with nested names; the pages' forms are flat.
    void app.register(async (api) => {
      readNestedForms(api);
      apiRoutes(api, { parts: this.parts, calls: CALLS, publicUrl: this.options.publicUrl });
    });
  }

  failure(kind: 'server_error' | 'too_many_requests'): Answer {
    return failureAnswer(kind);
  }

  keyInProgress(): Answer {
    return keyInProgressAnswer();
  }

  section() {
    return stripeSection(this.account);
  }

  controls() {
    return stripeControls(this.account);
  }

  async clear(): Promise<void> {
    this.account.takeEvents();
    Object.assign(this.store.value, emptyState());
    await this.store.save();
  }

  private async publish(changed: boolean): Promise<void> {
    const events = this.account.takeEvents();
    if (changed || events.length > 0) await this.store.save();
    for (const event of events) {
      await this.webhooks.send({ id: event.id, type: event.type, body: JSON.stringify(event, null, 2) });
    }
  }
}
