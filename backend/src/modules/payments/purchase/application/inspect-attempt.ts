import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import type { AttemptKind } from '../../domain/payment-attempt.js';
import type { ProviderFact } from '../../domain/provider-fact.js';
import type { OwnFact } from '../../domain/settlement-fact.js';
import { ApplyFacts } from '../../settlement/application/apply-facts.use-case.js';
import { declineCodeOf } from './attempt-failure.js';
import { CARD_PAYMENTS, type CardPayments } from '../../providers/application/card-payments.port.js';
import { chargeOf } from './charge-attempts.js';
import { PAYMENT_ATTEMPTS, type PaymentAttempts } from './payment-attempts.port.js';
import {
  PROVIDER_EVENTS,
  ProviderUnavailable,
  type ProviderEventsByName,
} from '../../providers/application/provider-events.port.js';
import { PURCHASE_ORDERS, type PurchaseOrders } from './purchase-orders.port.js';
import { SettleOrder } from '../../settlement/application/settle-order.js';
import type { StaleAttempt } from '../../settlement/application/settlement-work.port.js';

/** A page that is paid in its last second reports a moment later. */
const AFTER_EXPIRY_MS = 2 * 60_000;

type Ended = Pick<Extract<OwnFact, { kind: 'attempt_closed' }>, 'state' | 'declineCode'>;

/** Finds out what became of an attempt that nobody told us about, and settles it. Never charges. */
@Injectable()
export class InspectAttempt {
  constructor(
    @Inject(CARD_PAYMENTS) private readonly cards: CardPayments,
    @Inject(PROVIDER_EVENTS) private readonly providers: ProviderEventsByName,
    @Inject(PAYMENT_ATTEMPTS) private readonly attempts: PaymentAttempts,
    @Inject(PURCHASE_ORDERS) private readonly orders: PurchaseOrders,
    private readonly applyFacts: ApplyFacts,
    private readonly settleOrder: SettleOrder,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws ProviderUnavailable when the provider does not say. */
  async inspect(stale: StaleAttempt): Promise<void> {
    if (stale.kind === 'one_click') return this.inspectCharge(stale);
    const facts = stale.ref === null ? [] : await this.factsAbout(stale.kind, stale.ref);
    await this.applyFacts.execute(facts);
    if (this.isPastExpiry(stale) && !facts.some(({ kind }) => MAY_STILL_PAY.has(kind)))
      await this.close(stale, { state: 'expired', declineCode: null });
  }

  /** The order has its money: nobody must be able to pay it once more (payments.md 1.4). */
  async close(stale: StaleAttempt, ended: Ended = { state: 'canceled', declineCode: null }): Promise<void> {
    await this.settleOrder.execute(stale.orderId, {
      kind: 'attempt_closed',
      orderId: stale.orderId,
      attemptId: stale.id,
      ...ended,
    });
  }

  /** Closes the page at the provider first; one that was paid meanwhile is settled instead. */
  async shut(stale: StaleAttempt): Promise<void> {
    const { kind, ref } = stale;
    if (kind === 'one_click') return this.inspectCharge(stale);
    if (kind === 'wallet' || ref === null) return this.inspectAndClose(stale);
    const closed = await this.cards.closeCheckout(ref);
    if (closed === 'unknown') throw new ProviderUnavailable(new Error(`closing ${ref} stayed without an answer`));
    if (closed === 'closed') return this.close(stale);
    await this.applyFacts.execute(await this.factsAbout(kind, ref));
  }

  /** A wallet can't be told; but only we capture, and we shall not. A page without a reference is left until it has expired. */
  private async inspectAndClose(stale: StaleAttempt): Promise<void> {
    const facts = stale.ref === null ? [] : await this.factsAbout(stale.kind, stale.ref);
    await this.applyFacts.execute(facts);
    if (stale.kind === 'wallet' && !facts.some(({ kind }) => kind === 'payment_pending')) await this.close(stale);
    if (stale.kind !== 'wallet' && this.isPastExpiry(stale))
      await this.close(stale, { state: 'expired', declineCode: null });
  }

  private async inspectCharge(stale: StaleAttempt): Promise<void> {
    const attempt = await this.attempts.byId(stale.id);
    const order = await this.orders.byId(stale.orderId);
    if (!order || attempt?.kind !== 'one_click') return;
    const found = await this.cards.findCharge(chargeOf(order, attempt));
    switch (found.result) {
      case 'paid':
        return this.applyFacts.execute([found.payment]);
      case 'declined':
        return this.close(stale, { state: 'declined', declineCode: declineCodeOf(found) });
      case 'not_found':
        return this.close(stale, { state: 'declined', declineCode: 'not_found' });
    }
  }

  private factsAbout(kind: AttemptKind, ref: string): Promise<ProviderFact[]> {
    return kind === 'wallet'
      ? this.providers.paypal.factsAbout({ provider: 'paypal', kind: 'wallet_order', ref })
      : this.providers.stripe.factsAbout({ provider: 'stripe', kind: 'checkout', ref });
  }

  private isPastExpiry({ expiresAt }: StaleAttempt): boolean {
    return expiresAt !== null && expiresAt + AFTER_EXPIRY_MS < this.clock.now();
  }
}

/** Money that came, is looked at, or waits for us to take it. */
const MAY_STILL_PAY: ReadonlySet<ProviderFact['kind']> = new Set([
  'payment_received',
  'payment_pending',
  'wallet_approved',
]);
