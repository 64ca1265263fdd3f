import { Inject, Injectable } from '@nestjs/common';
import type { ProviderSubject } from '../../domain/provider-fact.js';
import type { OrderPayers } from '../../payments.public.js';
import { PROVIDER_EVENTS, type ProviderEventsByName } from '../../providers/application/provider-events.port.js';
import { payerAddress } from '../domain/receive-payment.js';
import { SETTLEMENT_WORK, type PaidAttempt, type SettlementWork } from './settlement-work.port.js';

/** Asks the provider who paid. A one-click charge knows only the address that we gave it. */
@Injectable()
export class PayersAtProviders implements OrderPayers {
  constructor(
    @Inject(SETTLEMENT_WORK) private readonly work: Pick<SettlementWork, 'paidAttempt'>,
    @Inject(PROVIDER_EVENTS) private readonly providers: ProviderEventsByName,
  ) {}

  async emailOf(orderId: string): Promise<string | null> {
    const attempt = await this.work.paidAttempt(orderId);
    const subject = attempt && subjectOf(attempt);
    if (!subject) return null;
    for (const fact of await this.providers[subject.provider].factsAbout(subject))
      if (fact.kind === 'payment_received' && fact.orderId === orderId) return payerAddress(fact);
    return null;
  }
}

function subjectOf({ kind, ref }: PaidAttempt): ProviderSubject | null {
  if (kind === 'one_click') return null;
  return kind === 'wallet'
    ? { provider: 'paypal', kind: 'wallet_order', ref }
    : { provider: 'stripe', kind: 'checkout', ref };
}
