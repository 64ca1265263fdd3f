import { Inject, Injectable } from '@nestjs/common';
import type { AttemptKind } from '../../domain/payment-attempt.js';
import type { ProviderFact, ProviderSubject } from '../../domain/provider-fact.js';
import { CARD_PAYMENTS, type CardPayments } from '../../providers/application/card-payments.port.js';
import {
  PROVIDER_EVENTS,
  ProviderUnavailable,
  type ProviderEventsByName,
} from '../../providers/application/provider-events.port.js';
import { SETTLEMENT, type Settlement } from '../../settlement/application/settlement.port.js';

/** The provider's reference of an attempt. A charge of a saved card is never closed: it is over as soon as its outcome is known. */
export interface AttemptAtProvider {
  kind: Exclude<AttemptKind, 'one_click'>;
  ref: string;
}

/**
 * `closed`: it can bring no money any more. `paid`: the money had come, and is settled. `held`: PayPal has the money and reviews it.
 * `unknown`: the provider does not say.
 */
export type AttemptClosing = 'closed' | 'paid' | 'held' | 'unknown';

/** Closes attempts at the provider. The caller ends our own record of them. */
@Injectable()
export class EndAttempt {
  constructor(
    @Inject(CARD_PAYMENTS) private readonly cards: CardPayments,
    @Inject(PROVIDER_EVENTS) private readonly events: ProviderEventsByName,
    @Inject(SETTLEMENT) private readonly settlement: Settlement,
  ) {}

  async atProvider({ kind, ref }: AttemptAtProvider): Promise<AttemptClosing> {
    try {
      return kind === 'wallet' ? await this.closeWalletOrder(ref) : await this.closePage(ref);
    } catch (error) {
      if (error instanceof ProviderUnavailable) return 'unknown';
      throw error;
    }
  }

  private async closePage(ref: string): Promise<AttemptClosing> {
    const closed = await this.cards.closeCheckout(ref);
    if (closed !== 'completed') return closed;
    await this.settle({ provider: 'stripe', kind: 'checkout', ref });
    return 'paid';
  }

  /** An order at PayPal can't be closed there. But only we capture, and whoever calls this has made sure that nobody does. */
  private async closeWalletOrder(ref: string): Promise<AttemptClosing> {
    const facts = await this.settle({ provider: 'paypal', kind: 'wallet_order', ref });
    if (facts.some(({ kind }) => kind === 'payment_received')) return 'paid';
    return facts.some(({ kind }) => kind === 'payment_pending') ? 'held' : 'closed';
  }

  private async settle(subject: ProviderSubject): Promise<ProviderFact[]> {
    const facts = await this.events[subject.provider].factsAbout(subject);
    // The buyer approved what is being closed: an approval must not lead to a capture now.
    await this.settlement.execute(facts.filter(({ kind }) => kind !== 'wallet_approved'));
    return facts;
  }
}
