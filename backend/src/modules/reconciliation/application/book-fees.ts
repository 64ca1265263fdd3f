import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { LEDGER_BATCHES, type LedgerBatches, type LedgerEntry } from '../../ledger/ledger.public.js';
import { feesToBook } from '../domain/compare-reference.js';
import type { ReferenceLines, TheirLine } from '../domain/reference-lines.js';
import { BULK_TIMEOUT_MS } from './bulk-timeout.js';

/** The kind of these bookings; what is read of our book for the money of a reference leaves them out. */
export const FEE_KIND = 'provider_fee';

/** Books what the providers keep, each fee once by the id of the line that names it. Revenue stays what buyers paid. */
@Injectable()
export class BookFees {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(LEDGER_BATCHES) private readonly ledger: LedgerBatches,
  ) {}

  /** Answers the references with the fees that our book has now, and how many were new. */
  async book(groups: readonly ReferenceLines[]): Promise<{ booked: number; groups: ReferenceLines[] }> {
    const entries = groups.flatMap((group) => feesToBook(group).map((line) => entryOf(group, line)));
    const booked = await this.transactions.transaction((tx) => this.ledger.bookAll(tx, entries), {
      statementTimeoutMs: BULK_TIMEOUT_MS,
    });
    return { booked, groups: groups.map(withBooked) };
  }
}

/** It belongs to no order of the figures: what an order brought does not change by what its provider keeps. */
function entryOf({ provider }: ReferenceLines, { id, feeCents, at }: TheirLine): LedgerEntry {
  return {
    kind: FEE_KIND,
    sourceRef: `${provider}:${id}`,
    orderId: null,
    occurredAt: at,
    lines: [
      { account: `expense:provider_fee:${provider}`, amountCents: feeCents },
      { account: `cash:${provider}`, amountCents: -feeCents },
    ],
  };
}

const withBooked = (group: ReferenceLines): ReferenceLines => ({
  ...group,
  bookedFees: new Map([
    ...group.bookedFees,
    ...feesToBook(group).map(({ id, feeCents }): [string, number] => [id, feeCents]),
  ]),
});
