import type Stripe from 'stripe';
import type { Logger } from '../../../../platform/logging/logger.js';
import type { ProviderEvent, ProviderEvents, RawNotification } from '../application/provider-events.port.js';
import type { PaymentOrigin } from '../../domain/payment-origin.js';
import type { CardOnFile, ProviderFact, ProviderSubject } from '../../domain/provider-fact.js';
import { isPlausible } from './event-shape.js';
import type { StripeClient } from './stripe-client.js';
import { answered, codesOf, isMissing, isRefusal, isStripeError } from './stripe-errors.js';
import { STRIPE_SUBJECTS, subjectOf } from './stripe-event-subjects.js';
import { StripeOrigins } from './stripe-origins.js';
import { StripeSubjectReader } from './stripe-subject-reader.js';

/** For calls that must not delay money. */
const BRIEFLY = { timeout: 5_000, maxNetworkRetries: 0 };

/** Stripe's notifications, books and refunds (payments.md 1.7). */
export class StripeEvents implements ProviderEvents {
  readonly provider = 'stripe';
  private readonly reader: StripeSubjectReader;
  private readonly origins: StripeOrigins;

  constructor(
    private readonly stripe: StripeClient,
    private readonly webhookSecrets: readonly string[],
    private readonly logger: Logger,
  ) {
    this.reader = new StripeSubjectReader(stripe);
    this.origins = new StripeOrigins(stripe);
  }

  async readEvent({ body, headers }: RawNotification): Promise<ProviderEvent | null> {
    const signature = headers['stripe-signature'];
    if (typeof signature !== 'string') return null;
    const event = await this.verified(body, signature);
    if (!isEvent(event)) return null;
    const read = eventOf(event);
    return isPlausible(read) ? read : null;
  }

  factsAbout(subject: ProviderSubject): Promise<ProviderFact[]> {
    return answered(async () => {
      try {
        const facts = await this.reader.read(subject);
        await this.keepNewCards(facts);
        return facts;
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    });
  }

  originOf(subject: ProviderSubject): Promise<PaymentOrigin> {
    return answered(() => this.origins.of(subject));
  }

  eventsSince(since: number): Promise<ProviderEvent[]> {
    return answered(async () => {
      const newestFirst: ProviderEvent[] = [];
      const wanted = { created: { gte: Math.floor(since / 1000) }, types: Object.keys(STRIPE_SUBJECTS), limit: 100 };
      for await (const event of (await this.stripe()).events.list(wanted)) newestFirst.push(eventOf(event));
      // Equal seconds are common, so the order is reversed and not sorted.
      return newestFirst.toReversed();
    });
  }

  /** Events are listed for 30 days, and refunds and disputes are among them. */
  async disputesSince(): Promise<ProviderSubject[]> {
    return [];
  }

  refund({ paymentRef, amountCents, key }: { paymentRef: string; amountCents: number; key: string }): Promise<void> {
    return answered(async () => {
      try {
        await (
          await this.stripe()
        ).refunds.create({ payment_intent: paymentRef, amount: amountCents }, { idempotencyKey: key });
      } catch (error) {
        // Keys are forgotten after a day; the money is back, which is what was asked for.
        if (!(isRefusal(error) && error.code === 'charge_already_refunded')) throw error;
      }
    });
  }

  /**
   * Any of the secrets may have signed: two are valid while one is being replaced. The SDK refuses signatures older than 300 s; at
   * headers and bodies of odd shapes it throws whatever happens to fail in it, and none of that is verified.
   */
  private async verified(body: Buffer, signature: string): Promise<unknown> {
    const { webhooks } = await this.stripe();
    for (const secret of this.webhookSecrets) {
      try {
        return webhooks.constructEvent(body, signature, secret);
      } catch {
        // Another secret may fit.
      }
    }
    return null;
  }

  /** A hosted page saves its card without making it the customer's default (payments.md 1.2). */
  private async keepNewCards(facts: readonly ProviderFact[]): Promise<void> {
    for (const fact of facts) if (fact.kind === 'payment_received' && fact.card) await this.makeDefault(fact.card);
  }

  /** A convenience for the operator: our charges name their card. So money is booked whether this works or not. */
  private async makeDefault({ customerRef, paymentMethodRef }: CardOnFile): Promise<void> {
    try {
      await (
        await this.stripe()
      ).customers.update(
        customerRef,
        { invoice_settings: { default_payment_method: paymentMethodRef } },
        { ...BRIEFLY, idempotencyKey: `${customerRef}:default:${paymentMethodRef}` },
      );
    } catch (error) {
      if (!isStripeError(error)) throw error;
      this.logger.warn({ customerRef, ...codesOf(error) }, 'a saved card could not be made the default');
    }
  }
}

/** The signature is Stripe's, but it does not say what was signed. */
function isEvent(value: unknown): value is Stripe.Event {
  const object = (value as Partial<Stripe.Event> | null)?.data?.object;
  return typeof object === 'object' && object !== null;
}

const eventOf = (event: Stripe.Event): ProviderEvent => ({
  provider: 'stripe',
  id: event.id,
  type: event.type,
  subject: subjectOf(event),
  occurredAt: event.created * 1000,
});
