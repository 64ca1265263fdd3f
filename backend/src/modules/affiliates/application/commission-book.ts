import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import { LEDGER, type Ledger } from '../../ledger/ledger.public.js';
import type { CommissionChange } from '../domain/commission-change.js';
import { COMMISSIONS, type Commissions } from './commissions.port.js';
import { RECEIPTS, type Receipts } from './receipts.port.js';

/** Cents. */
export interface Booking extends CommissionChange {
  orderId: string;
  affiliateId: string;
  /** What is kept of the order. */
  keptCents: number;
  /** The change of the order that it is booked for. */
  cause: string;
}

/** Books a change of a commission, in the ledger and on the receipt too. The caller holds the commission's lock. */
@Injectable()
export class CommissionBook {
  constructor(
    @Inject(COMMISSIONS) private readonly commissions: Commissions,
    @Inject(RECEIPTS) private readonly receipts: Receipts,
    @Inject(LEDGER) private readonly ledger: Ledger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async book(tx: Transaction, { keptCents, ...entry }: Booking): Promise<void> {
    const { orderId, affiliateId, kind: change, amountCents } = entry;
    const at = this.clock.now();
    const cause = await this.commissions.book(tx, { ...entry, at });
    const facts = { change, amountCents, keptCents, cause };
    await this.receipts.append(tx, [{ orderId, step: { kind: 'commission', at, code: null, facts } }]);
    await this.ledger.book(tx, {
      kind: 'commission',
      sourceRef: `${orderId}:${cause}`,
      orderId,
      occurredAt: at,
      lines: [
        { account: 'expense:commission', amountCents },
        { account: `payable:affiliate:${affiliateId}`, amountCents: -amountCents },
      ],
    });
  }
}
