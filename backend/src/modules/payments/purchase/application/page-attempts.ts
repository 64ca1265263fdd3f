import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import type { PageAttempt } from '../../domain/payment-attempt.js';
import type { PurchaseOrder } from '../domain/purchase.js';
import {
  CARD_PAYMENTS,
  type CardPayments,
  type CheckoutOutcome,
  type CheckoutStart,
} from '../../providers/application/card-payments.port.js';
import { ATTEMPT_ENDS, type AttemptEnds } from '../../settlement/application/attempt-ends.port.js';
import { holding } from './attempt-claim.js';
import { PAYMENT_ATTEMPTS, type PaymentAttempts } from './payment-attempts.port.js';

/** Opens hosted pages and writes down what became of it. Whoever runs an attempt has claimed it. */
@Injectable()
export class PageAttempts {
  constructor(
    @Inject(CARD_PAYMENTS) private readonly cards: CardPayments,
    @Inject(PAYMENT_ATTEMPTS) readonly attempts: PaymentAttempts,
    @Inject(ATTEMPT_ENDS) private readonly ends: AttemptEnds,
    @Inject(CLOCK) readonly clock: Clock,
  ) {}

  run(order: PurchaseOrder, attempt: PageAttempt): Promise<CheckoutOutcome> {
    return holding(this, attempt.id, () => this.carryOut(order, attempt));
  }

  private async carryOut(order: PurchaseOrder, attempt: PageAttempt): Promise<CheckoutOutcome> {
    const start = startOf(order, attempt);
    const outcome = await (attempt.kind === 'plan' ? this.cards.startPlan(start) : this.cards.startCheckout(start));
    const at = this.clock.now();
    switch (outcome.result) {
      case 'open':
        await this.attempts.move(attempt.id, { state: 'open', ref: outcome.ref, url: outcome.url, at });
        break;
      case 'refused':
        await this.ends.end(attempt.id, { state: 'canceled', declineCode: null, at });
        break;
      case 'unknown':
        await this.attempts.move(attempt.id, { state: 'unknown', at });
    }
    return outcome;
  }
}

function startOf(order: PurchaseOrder, { request, expiresAt, key }: PageAttempt): CheckoutStart {
  if (expiresAt === null) throw new Error('a hosted page needs an end');
  return { orderId: order.id, quote: order.quote, couponCode: order.promoCode, ...request, expiresAt, key };
}
