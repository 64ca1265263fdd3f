import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import type { Attempt, PageAttempt, WalletAttempt } from '../../domain/payment-attempt.js';
import type { ProviderFact, ProviderSubject } from '../../domain/provider-fact.js';
import type { PurchaseOrder } from '../domain/purchase.js';
import { CARD_PAYMENTS, type CardPayments } from '../../providers/application/card-payments.port.js';
import { ChargeAttempts } from './charge-attempts.js';
import { PageAttempts } from './page-attempts.js';
import { PAYMENT_ATTEMPTS, type PaymentAttempts } from './payment-attempts.port.js';
import {
  PROVIDER_EVENTS,
  ProviderUnavailable,
  type ProviderEventsByName,
} from '../../providers/application/provider-events.port.js';
import { SETTLEMENT, type Settlement } from '../../settlement/application/settlement.port.js';

/**
 * Ends an attempt so that another one can begin: a buyer must never be able to pay one order in two ways (payments.md 1.4). When
 * it turns out to have been paid, the payment is settled instead. Errors: `payment_unknown` while the provider does not say,
 * `payment_processing` while it holds the money.
 */
@Injectable()
export class ClearAttempt {
  constructor(
    @Inject(CARD_PAYMENTS) private readonly cards: CardPayments,
    @Inject(PROVIDER_EVENTS) private readonly events: ProviderEventsByName,
    @Inject(PAYMENT_ATTEMPTS) private readonly attempts: PaymentAttempts,
    @Inject(SETTLEMENT) private readonly settlement: Settlement,
    private readonly charges: ChargeAttempts,
    private readonly pages: PageAttempts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async clear(order: PurchaseOrder, attempt: Attempt): Promise<void> {
    switch (attempt.kind) {
      case 'one_click': {
        const { result } = await this.charges.run(order, attempt);
        if (result === 'unknown') throw new AppError('payment_unknown');
        if (result === 'processing') throw new AppError('payment_processing');
        return;
      }
      case 'wallet':
        return this.clearWallet(attempt);
      default:
        return this.clearPage(order, attempt);
    }
  }

  private async clearPage(order: PurchaseOrder, attempt: PageAttempt): Promise<void> {
    const ref = attempt.ref ?? (await this.pageOf(order, attempt));
    if (ref === null) return;
    const closed = await this.cards.closeCheckout(ref);
    if (closed === 'unknown') throw new AppError('payment_unknown');
    if (closed === 'closed') return this.end(attempt);
    await this.settle({ provider: 'stripe', kind: 'checkout', ref });
  }

  /** A page of which only the key is known: the same key answers the same page. Null when there never was one. */
  private async pageOf(order: PurchaseOrder, attempt: PageAttempt): Promise<string | null> {
    const outcome = await this.pages.run(order, attempt);
    if (outcome.result === 'unknown') throw new AppError('payment_unknown');
    return outcome.result === 'open' ? outcome.ref : null;
  }

  /** Without a capture nothing can be taken at the wallet, and only we capture. What we don't know the outcome of is asked for. */
  private async clearWallet(attempt: WalletAttempt): Promise<void> {
    if (attempt.state === 'open' || attempt.ref === null) return this.end(attempt);
    try {
      const facts = await this.settle({ provider: 'paypal', kind: 'wallet_order', ref: attempt.ref });
      if (facts.some(({ kind }) => kind === 'payment_received')) return;
      if (!facts.some(({ kind }) => kind === 'payment_pending')) return await this.end(attempt);
    } catch (error) {
      await this.attempts.move(attempt.id, { state: 'unknown', at: this.clock.now() });
      throw error;
    }
    await this.attempts.move(attempt.id, { state: 'unknown', at: this.clock.now() });
    throw new AppError('payment_processing');
  }

  private async settle(subject: ProviderSubject): Promise<ProviderFact[]> {
    try {
      const facts = await this.events[subject.provider].factsAbout(subject);
      // The buyer approved what is being taken back: nobody may capture it now.
      const news = facts.filter(({ kind }) => kind !== 'wallet_approved');
      await this.settlement.execute(news);
      return facts;
    } catch (error) {
      throw error instanceof ProviderUnavailable ? new AppError('payment_unknown', { cause: error }) : error;
    }
  }

  private async end({ id }: Attempt): Promise<void> {
    await this.attempts.move(id, { state: 'canceled', at: this.clock.now() });
  }
}
