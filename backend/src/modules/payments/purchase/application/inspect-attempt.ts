import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import type { AttemptKind } from '../../domain/payment-attempt.js';
import type { ProviderFact } from '../../domain/provider-fact.js';
import type { InternalFact } from '../../domain/settlement-fact.js';
import { SETTLEMENT, type Settlement } from '../../settlement/application/settlement.port.js';
import { declineCodeOf } from './attempt-failure.js';
import { CARD_PAYMENTS, type CardPayments } from '../../providers/application/card-payments.port.js';
import { EndAttempt } from './end-attempt.js';
import { chargeOf } from './charge-attempts.js';
import { PAYMENT_ATTEMPTS, type PaymentAttempts } from './payment-attempts.port.js';
import {
  PROVIDER_EVENTS,
  ProviderUnavailable,
  type ProviderEventsByName,
} from '../../providers/application/provider-events.port.js';
import { PURCHASE_ORDERS, type PurchaseOrders } from './purchase-orders.port.js';
import type { StaleAttempt } from './stale-attempts.port.js';

/** A page that is paid in its last second reports a moment later. */
const AFTER_EXPIRY_MS = 2 * 60_000;

type Ended = Pick<Extract<InternalFact, { kind: 'attempt_closed' }>, 'state' | 'declineCode'>;
const EXPIRED: Ended = { state: 'expired', declineCode: null };

/** Finds out what became of an attempt that nobody told us about, and settles it. Never charges. */
@Injectable()
export class InspectAttempt {
  constructor(
    @Inject(CARD_PAYMENTS) private readonly cards: CardPayments,
    @Inject(PROVIDER_EVENTS) private readonly providers: ProviderEventsByName,
    @Inject(PAYMENT_ATTEMPTS) private readonly attempts: PaymentAttempts,
    @Inject(PURCHASE_ORDERS) private readonly orders: PurchaseOrders,
    @Inject(SETTLEMENT) private readonly settlement: Settlement,
    private readonly ending: EndAttempt,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws ProviderUnavailable when the provider does not say. */
  async inspect(stale: StaleAttempt): Promise<void> {
    if (stale.kind === 'one_click') return this.inspectCharge(stale);
    const facts = stale.ref === null ? [] : await this.factsAbout(stale.kind, stale.ref);
    await this.settlement.execute(facts);
    if (this.isPastExpiry(stale) && !facts.some(({ kind }) => MAY_STILL_PAY.has(kind)))
      await this.recordEnd(stale, EXPIRED);
  }

  /** The order has its money: nobody must be able to pay it once more (payments.md 1.4). */
  private async recordEnd(stale: StaleAttempt, ended: Ended = { state: 'canceled', declineCode: null }): Promise<void> {
    await this.settlement.record({
      kind: 'attempt_closed',
      orderId: stale.orderId,
      attemptId: stale.id,
      ...ended,
    });
  }

  /** Closes the page at the provider first; one that was paid meanwhile is settled instead. */
  async closeAtProvider(stale: StaleAttempt): Promise<void> {
    const { kind, ref } = stale;
    if (kind === 'one_click') return this.inspectCharge(stale);
    if (ref === null && kind === 'wallet') return this.recordEnd(stale);
    // Nobody knows where to close a page without a reference: it is left until it has expired.
    if (ref === null) return this.isPastExpiry(stale) ? this.recordEnd(stale, EXPIRED) : undefined;
    const closing = await this.ending.atProvider({ kind, ref });
    if (closing === 'closed') return this.recordEnd(stale);
    if (closing === 'unknown') throw new ProviderUnavailable(new Error(`closing ${ref} stayed without an answer`));
  }

  private async inspectCharge(stale: StaleAttempt): Promise<void> {
    const attempt = await this.attempts.byId(stale.id);
    const order = await this.orders.byId(stale.orderId);
    if (!order || attempt?.kind !== 'one_click') return;
    const found = await this.cards.findCharge(chargeOf(order, attempt));
    switch (found.result) {
      case 'paid':
        return this.settlement.execute([found.payment]);
      case 'declined':
        return this.recordEnd(stale, { state: 'declined', declineCode: declineCodeOf(found) });
      case 'not_found':
        return this.recordEnd(stale, { state: 'declined', declineCode: 'not_found' });
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
