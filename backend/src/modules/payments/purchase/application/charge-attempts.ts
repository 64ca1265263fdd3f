import { HOUR_MS } from '@summit/rules';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import type { ChargeAttempt } from '../../domain/payment-attempt.js';
import type { PurchaseOrder } from '../domain/purchase.js';
import { holding } from './attempt-claim.js';
import { declineCodeOf } from './attempt-failure.js';
import {
  CARD_PAYMENTS,
  type CardPayments,
  type ChargeNotSent,
  type ChargeOutcome,
  type SavedCardCharge,
} from '../../providers/application/card-payments.port.js';
import { PAYMENT_ATTEMPTS, type PaymentAttempts } from './payment-attempts.port.js';
import { ATTEMPT_ENDS, type AttemptEnds } from '../../settlement/application/attempt-ends.port.js';
import { SETTLEMENT, type Settlement } from '../../settlement/application/settlement.port.js';

/** The provider forgets keys after a day (payments.md 1.3): from then on a repeat would charge again, so it is only looked up. */
const KEY_LIFE_MS = 20 * HOUR_MS;

/** The charge that an attempt stands for, word for word, however often it is sent. */
export const chargeOf = (order: PurchaseOrder, { request, key }: ChargeAttempt): SavedCardCharge => ({
  orderId: order.id,
  product: order.product,
  amountCents: order.quote.totalCents,
  card: request.card,
  receiptEmail: request.receiptEmail,
  installation: request.installation,
  key,
});

/** Charges saved cards and writes down what became of it. Whoever runs an attempt has claimed it. */
@Injectable()
export class ChargeAttempts {
  constructor(
    @Inject(CARD_PAYMENTS) private readonly cards: CardPayments,
    @Inject(PAYMENT_ATTEMPTS) readonly attempts: PaymentAttempts,
    @Inject(ATTEMPT_ENDS) private readonly ends: AttemptEnds,
    @Inject(SETTLEMENT) private readonly settlement: Settlement,
    @Inject(CLOCK) readonly clock: Clock,
  ) {}

  /**
   * Charges, or finds out what an earlier call did: the same key never charges twice. An unknown outcome is left to whoever comes
   * next, or to the reconcile job. `not_sent` is definite, so only a `fresh` attempt, which nobody has sent before, can end so.
   */
  run(order: PurchaseOrder, attempt: ChargeAttempt, { fresh = false } = {}): Promise<ChargeOutcome | ChargeNotSent> {
    return holding(this, attempt.id, () => this.carryOut(order, attempt, fresh));
  }

  private async carryOut(
    order: PurchaseOrder,
    attempt: ChargeAttempt,
    fresh: boolean,
  ): Promise<ChargeOutcome | ChargeNotSent> {
    const outcome = await this.outcomeOf(order, attempt, fresh);
    const at = this.clock.now();
    switch (outcome.result) {
      case 'paid':
        // The id first: if this process dies now, the attempt can be found by it.
        await this.attempts.move(attempt.id, { state: 'starting', ref: outcome.payment.attemptRef, at });
        await this.settlement.execute([outcome.payment]);
        break;
      case 'declined':
        await this.ends.end(attempt.id, { state: 'declined', declineCode: declineCodeOf(outcome), at });
        break;
      case 'not_sent':
        await this.ends.end(attempt.id, { state: 'canceled', declineCode: null, at });
        break;
      case 'processing':
        await this.attempts.move(attempt.id, { state: 'unknown', ref: outcome.ref, at });
        break;
      case 'unknown':
        await this.attempts.move(attempt.id, { state: 'unknown', at });
    }
    return outcome;
  }

  private async outcomeOf(
    order: PurchaseOrder,
    attempt: ChargeAttempt,
    fresh: boolean,
  ): Promise<ChargeOutcome | ChargeNotSent> {
    const charge = chargeOf(order, attempt);
    // A repeat under the same key would only return the first answer again, and an expired key no longer protects from a second charge.
    if (attempt.ref !== null || this.clock.now() - attempt.createdAt > KEY_LIFE_MS) {
      const found = await this.cards.findCharge(charge);
      return found.result === 'not_found'
        ? { result: 'declined', reason: 'card_declined', declineCode: 'not_found' }
        : found;
    }
    const outcome = await this.cards.chargeSavedCard(charge);
    return outcome.result === 'not_sent' && !fresh ? { result: 'unknown' } : outcome;
  }
}
