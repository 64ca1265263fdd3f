import { Injectable } from '@nestjs/common';
import { statement, type SqlExecutor } from '../../platform/database/sql.js';
import { at } from '../../platform/database/sql-text.js';
import type { Ledger, LedgerEntry } from './ledger.public.js';

/** One round trip: the booking with its lines, or nothing when it was booked before. */
const BOOK = statement(
  'ledger-book',
  `with booked as (
     insert into ledger_transaction (kind, source_ref, order_id, occurred_at)
     values ($1, $2, $3, ${at('$4')})
     on conflict (kind, source_ref) do nothing
     returning id
   ), lines as (
     insert into ledger_line (transaction_id, account, amount_cents)
     select booked.id, line.account, line.amount from booked, unnest($5::text[], $6::bigint[]) as line (account, amount)
   )
   select id from booked`,
);

@Injectable()
export class LedgerBook implements Ledger {
  async book(tx: SqlExecutor, { kind, sourceRef, orderId, occurredAt, lines }: LedgerEntry): Promise<boolean> {
    // A booking without lines would balance and say nothing.
    if (lines.length < 2) throw new Error(`booking ${kind} ${sourceRef} has no two sides`);
    const rows = await tx.query(BOOK, [
      kind,
      sourceRef,
      orderId,
      occurredAt,
      lines.map(({ account }) => account),
      lines.map(({ amountCents }) => amountCents),
    ]);
    return rows.length > 0;
  }
}
