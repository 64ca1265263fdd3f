import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { Links } from '../../../platform/links/links.js';
import { PLAN_CARDS, type PlanCards } from '../../payments/payments.public.js';
import { LinkedOrders } from './linked-orders.js';

/**
 * Lets a buyer give another card for the rest of a plan. The page that follows the saving is told when this was asked, so that it can
 * tell the news of the new card from older news.
 */
@Injectable()
export class ChangePlanCardUseCase {
  constructor(
    private readonly linked: LinkedOrders,
    @Inject(PLAN_CARDS) private readonly planCards: PlanCards,
    private readonly links: Links,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The address of the provider's page. Throws what `LinkedOrders` and `PlanCards` throw. */
  async openPage(proof: string, orderId: string): Promise<string> {
    await this.linked.one(proof, orderId);
    return this.planCards.openPage({
      orderId,
      successUrl: this.links.to('orders', {}, { query: { card: this.clock.now() } }),
      cancelUrl: this.links.to('orders'),
    });
  }
}
