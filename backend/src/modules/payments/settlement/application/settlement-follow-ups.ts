import { Inject, Injectable } from '@nestjs/common';
import { ApplyFacts } from './apply-facts.use-case.js';
import { CARD_PAYMENTS, type CardPayments } from '../../providers/application/card-payments.port.js';
import { PROVIDER_EVENTS, type ProviderEventsByName } from '../../providers/application/provider-events.port.js';
import type { OrderJob, SubscriptionJob } from './settlement-tasks.js';
import { SETTLEMENT_WORK, type SettlementWork } from './settlement-work.port.js';

/** What a settled fact of a plan asks of the provider afterwards. Every job can be repeated; ProviderUnavailable makes it come again. */
@Injectable()
export class SettlementFollowUps {
  constructor(
    @Inject(CARD_PAYMENTS) private readonly cards: CardPayments,
    @Inject(PROVIDER_EVENTS) private readonly providers: ProviderEventsByName,
    @Inject(SETTLEMENT_WORK) private readonly work: SettlementWork,
    private readonly applyFacts: ApplyFacts,
  ) {}

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
}
