import { Inject, Injectable } from '@nestjs/common';
import type { Provider } from '@summit/rules';
import type { ProviderFact } from '../../domain/provider-fact.js';
import { ApplyFacts } from './apply-facts.use-case.js';
import { CARD_PAYMENTS, type CardPayments } from '../../providers/application/card-payments.port.js';
import { PROVIDER_EVENTS, type ProviderEventsByName } from '../../providers/application/provider-events.port.js';
import { payBackKey, type OrderJob, type PayBackJob, type SubscriptionJob } from './settlement-tasks.js';
import { SETTLEMENT_WORK, type SettlementWork } from './settlement-work.port.js';

/** What a settled fact asks of the providers afterwards. Every job can be repeated; ProviderUnavailable makes it come again. */
@Injectable()
export class SettlementFollowUps {
  constructor(
    @Inject(CARD_PAYMENTS) private readonly cards: CardPayments,
    @Inject(PROVIDER_EVENTS) private readonly providers: ProviderEventsByName,
    @Inject(SETTLEMENT_WORK) private readonly work: SettlementWork,
    private readonly applyFacts: ApplyFacts,
  ) {}

  /** Pays back what an order did not owe or what was decided, and books it at once: the notification of our own refund may get lost. */
  async payBack(job: PayBackJob): Promise<void> {
    const { order_id, provider, payment_ref, amount_cents, key = payBackKey(order_id, payment_ref) } = job;
    const earlier = await this.refundsOf(provider, payment_ref);
    const owed = amount_cents - underWay(earlier);
    if (owed > 0) {
      await this.providers[provider].refund({
        paymentRef: payment_ref,
        amountCents: owed,
        // Somebody paid a part back by hand: the same key must not ask for another amount.
        key: owed === amount_cents ? key : `${key}:${owed}`,
      });
    }
    await this.applyFacts.execute(owed > 0 ? await this.refundsOf(provider, payment_ref) : earlier);
  }

  /** Makes the subscription end with the last installment (payments.md 1.5). */
  async limitPlan({ order_id }: OrderJob): Promise<void> {
    const plan = await this.work.planToLimit(order_id);
    if (!plan) return;
    const scheduleRef = await this.cards.limitPlan(plan);
    await this.work.noteSchedule({ orderId: plan.orderId, subscriptionRef: plan.subscriptionRef, scheduleRef });
  }

  /** Makes the card that was given last pay the rest of the plan; an earlier job that comes late does the same. */
  async usePlanCard({ order_id }: OrderJob): Promise<void> {
    const plan = await this.work.planCard(order_id);
    if (plan) await this.cards.usePlanCard(plan);
  }

  async endPlan({ subscription_ref }: SubscriptionJob): Promise<void> {
    await this.cards.endPlan(subscription_ref);
    await this.applyFacts.execute(
      await this.providers.stripe.factsAbout({ provider: 'stripe', kind: 'subscription', ref: subscription_ref }),
    );
  }

  private refundsOf(provider: Provider, ref: string): Promise<ProviderFact[]> {
    return this.providers[provider].factsAbout({ provider, kind: 'refunds', ref });
  }
}

/** Cents that are back already or on their way. */
const underWay = (facts: ProviderFact[]): number =>
  facts
    .flatMap((fact) => (fact.kind === 'refunds_seen' ? fact.refunds : []))
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
