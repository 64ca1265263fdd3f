import { Injectable } from '@nestjs/common';
import { executorOf, statement, type SqlExecutor } from '../../platform/database/sql.js';
import type { Transaction } from '../../platform/database/transactions.port.js';
import { at } from '../../platform/database/sql-text.js';
import type { Ledger, LedgerBatches, LedgerEntry } from './ledger.public.js';

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

/** The same for many. Sums are checked by the same triggers. */
const BOOK_ALL = statement(
  'ledger-book-all',
  `with given as (
     select kind, "sourceRef" as source_ref, "orderId" as order_id, "occurredAt" as occurred_at, lines
     from jsonb_to_recordset($1::jsonb) as given(kind text, "sourceRef" text, "orderId" uuid, "occurredAt" float8, lines jsonb)
   ), booked as (
     insert into ledger_transaction (kind, source_ref, order_id, occurred_at)
     select kind, source_ref, order_id, ${at('occurred_at')} from given
     on conflict (kind, source_ref) do nothing
     returning id, kind, source_ref
   ), lines as (
     insert into ledger_line (transaction_id, account, amount_cents)
     select booked.id, line.account, line."amountCents" from booked join given using (kind, source_ref),
       lateral jsonb_to_recordset(given.lines) as line(account text, "amountCents" bigint)
   )
   select count(*)::int as count from booked`,
);

@Injectable()
export class LedgerBook implements Ledger, LedgerBatches {
  async book(tx: SqlExecutor, entry: LedgerEntry): Promise<boolean> {
    requireTwoSides(entry);
    const { kind, sourceRef, orderId, occurredAt, lines } = entry;
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

  async bookAll(tx: Transaction, entries: readonly LedgerEntry[]): Promise<number> {
    if (entries.length === 0) return 0;
    entries.forEach(requireTwoSides);
    const [booked] = await executorOf(tx).query<{ count: number }>(BOOK_ALL, [JSON.stringify(entries)]);
    return booked!.count;
  }
}

/** A booking without lines would balance and say nothing. */
function requireTwoSides({ kind, sourceRef, lines }: LedgerEntry): void {
  if (lines.length < 2) throw new Error(`booking ${kind} ${sourceRef} has no two sides`);
}
