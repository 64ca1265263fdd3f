import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import type { Attempt, PageAttempt, WalletAttempt } from '../../domain/payment-attempt.js';
import { ATTEMPT_ENDS, type AttemptEnds } from '../../settlement/application/attempt-ends.port.js';
import type { PurchaseOrder } from '../domain/purchase.js';
import { holding } from './attempt-claim.js';
import { ChargeAttempts } from './charge-attempts.js';
import { EndAttempt, type AttemptAtProvider } from './end-attempt.js';
import { PageAttempts } from './page-attempts.js';
import { PAYMENT_ATTEMPTS, type PaymentAttempts } from './payment-attempts.port.js';

/**
 * Ends an attempt so that another one can begin: a buyer must never be able to pay one order in two ways (payments.md 1.4). When
 * it turns out to have been paid, the payment is settled instead. Errors: `payment_unknown` while the provider does not say,
 * `payment_processing` while it holds the money.
 */
@Injectable()
export class ClearAttempt {
  constructor(
    private readonly ending: EndAttempt,
    @Inject(PAYMENT_ATTEMPTS) readonly attempts: PaymentAttempts,
    @Inject(ATTEMPT_ENDS) private readonly ends: AttemptEnds,
    private readonly charges: ChargeAttempts,
    private readonly pages: PageAttempts,
    @Inject(CLOCK) readonly clock: Clock,
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
    if (ref !== null) await this.close(attempt, { kind: attempt.kind, ref });
  }

  /** A page of which only the key is known: the same key answers the same page. Null when there never was one. */
  private async pageOf(order: PurchaseOrder, attempt: PageAttempt): Promise<string | null> {
    const outcome = await this.pages.run(order, attempt);
    if (outcome.result === 'unknown') throw new AppError('payment_unknown');
    return outcome.result === 'open' ? outcome.ref : null;
  }

  /** Without a capture PayPal takes nothing, and only we capture. So only a capture without a known outcome needs a question. */
  private async clearWallet(attempt: WalletAttempt): Promise<void> {
    if (attempt.state === 'open' || attempt.ref === null) return this.end(attempt);
    const atProvider: AttemptAtProvider = { kind: 'wallet', ref: attempt.ref };
    try {
      await holding(this, attempt.id, () => this.close(attempt, atProvider));
    } catch (error) {
      await this.attempts.move(attempt.id, { state: 'unknown', at: this.clock.now() });
      throw error;
    }
  }

  private async close(attempt: Attempt, atProvider: AttemptAtProvider): Promise<void> {
    switch (await this.ending.atProvider(atProvider)) {
      case 'closed':
        return this.end(attempt);
      case 'paid':
        return;
      case 'held':
        throw new AppError('payment_processing');
      case 'unknown':
        throw new AppError('payment_unknown');
    }
  }

  private async end({ id }: Attempt): Promise<void> {
    await this.ends.end(id, { state: 'canceled', declineCode: null, at: this.clock.now() });
  }
}
