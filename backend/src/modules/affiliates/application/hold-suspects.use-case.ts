import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { Settings } from '../../../platform/settings/settings.js';
import { suspicionsOf, type Suspicion, type SuspicionLimits } from '../domain/suspicion.js';
import { COMMISSIONS, type Commissions } from './commissions.port.js';
import { RECEIPTS, type Receipts } from './receipts.port.js';
import { SUSPICION_READER, type SuspicionReader } from './suspicion-facts.port.js';

/**
 * Holds for a person what looks like no recommendation: the commission of the order, and when too much of what an affiliate sells goes
 * back, all of that affiliate's commissions that are not paid out. A commission is held once: what a person released stays so.
 */
@Injectable()
export class HoldSuspectsUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(COMMISSIONS) private readonly commissions: Commissions,
    @Inject(RECEIPTS) private readonly receipts: Receipts,
    @Inject(SUSPICION_READER) private readonly reader: SuspicionReader,
    @Inject(Settings) private readonly settings: Pick<Settings, 'readAll'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(orderId: string): Promise<void> {
    const facts = await this.reader.factsAbout(orderId, this.clock.now());
    if (!facts) return;
    const suspicions = suspicionsOf(facts, await this.limits());
    if (suspicions.length > 0) await this.hold({ orderIds: [orderId], suspicions });
    if (suspicions.includes('refund_rate'))
      await this.hold({
        orderIds: await this.commissions.unpaidOrdersOf(facts.affiliateId),
        suspicions: ['refund_rate'],
      });
  }

  private hold({ orderIds, suspicions }: { orderIds: string[]; suspicions: Suspicion[] }): Promise<void> {
    return this.transactions.transaction(async (tx) => {
      const at = this.clock.now();
      const held = await this.commissions.holdForReview(tx, { orderIds, suspicions, at });
      const step = { kind: 'review', at, code: null, facts: { suspicions } } as const;
      await this.receipts.append(
        tx,
        held.map((orderId) => ({ orderId, step })),
      );
    });
  }

  private async limits(): Promise<SuspicionLimits> {
    const limits = await this.settings.readAll([
      'affiliates.review_clicks_per_hour',
      'affiliates.review_addresses_per_card',
      'affiliates.review_refund_percent',
    ]);
    return {
      clicksPerHour: limits['affiliates.review_clicks_per_hour'],
      addressesPerCard: limits['affiliates.review_addresses_per_card'],
      refundPercent: limits['affiliates.review_refund_percent'],
    };
  }
}
