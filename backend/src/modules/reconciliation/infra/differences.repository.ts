import { Injectable } from '@nestjs/common';
import { executorOf, Sql, statement } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { Differences, StoredDifference } from '../application/differences.port.js';
import type { Span } from '../application/span-to-read.js';
import type { Difference } from '../domain/difference.js';

/** The decision on an accepted difference ends when its figures change or when it comes back; its note stays readable. */
const IS_AS_ACCEPTED = `d.state = 'accepted' and (d.our_cents, d.their_cents) is not distinct from (excluded.our_cents, excluded.their_cents)`;
const NOTE = statement(
  'reconciliation-note-differences',
  `insert into reconciliation_difference as d
     (id, provider, kind, reference, order_id, our_cents, their_cents, currency, occurred_at, cause, state, found_at, seen_in)
   select gen_random_uuid(), provider, kind, reference, "orderId", "ourCents", "theirCents", currency, ${at('at')}, cause,
     'open', ${at('$3')}, $2::uuid
   from jsonb_to_recordset($1::jsonb) as found(kind text, provider text, reference text, "orderId" uuid, "ourCents" bigint,
     "theirCents" bigint, currency text, at float8, cause text)
   on conflict (provider, kind, reference) do update set order_id = excluded.order_id, our_cents = excluded.our_cents,
     their_cents = excluded.their_cents, currency = excluded.currency, occurred_at = excluded.occurred_at, cause = excluded.cause,
     seen_in = excluded.seen_in, gone_at = null, state = case when ${IS_AS_ACCEPTED} then 'accepted' else 'open' end`,
);
const NOTE_GONE = statement(
  'reconciliation-note-gone',
  `update reconciliation_difference set state = 'gone', gone_at = ${at('$4')}
   where state <> 'gone' and occurred_at >= ${at('$1')} and occurred_at < ${at('$2')} and seen_in <> $3`,
);
const SEEN = statement(
  'reconciliation-seen-differences',
  'select count(*)::int as count from reconciliation_difference where seen_in = $1',
);
const OPEN = statement(
  'reconciliation-open-differences',
  `select count(*)::int as count, ${ms('min(occurred_at)')} as oldest from reconciliation_difference where state = 'open'`,
);
const BY_ID = statement(
  'reconciliation-difference-by-id',
  'select id, state, kind, reference from reconciliation_difference where id = $1 for update',
);
const ACCEPT = statement(
  'reconciliation-accept-difference',
  `update reconciliation_difference set state = 'accepted', note = $2, decided_by = $3, decided_at = ${at('$4')} where id = $1`,
);

@Injectable()
export class DifferencesRepository implements Differences {
  constructor(private readonly sql: Sql) {}

  async note(runId: string, found: readonly Difference[], foundAt: number): Promise<void> {
    if (found.length > 0) await this.sql.query(NOTE, [JSON.stringify(found), runId, foundAt]);
  }

  async noteGone(runId: string, { from, until }: Span, goneAt: number): Promise<void> {
    await this.sql.query(NOTE_GONE, [from, until, runId, goneAt]);
  }

  async seenCount(runId: string): Promise<number> {
    return (await this.sql.query<{ count: number }>(SEEN, [runId]))[0]!.count;
  }

  async openCount(): Promise<number> {
    return (await this.open()).count;
  }

  async oldestOpenAt(): Promise<number | null> {
    return (await this.open()).oldest;
  }

  async byId(tx: Transaction, id: string): Promise<StoredDifference | null> {
    return (await executorOf(tx).query<StoredDifference>(BY_ID, [id]))[0] ?? null;
  }

  async accept(tx: Transaction, decision: { id: string; note: string; by: string; at: number }): Promise<void> {
    await executorOf(tx).query(ACCEPT, [decision.id, decision.note, decision.by, decision.at]);
  }

  private async open(): Promise<{ count: number; oldest: number | null }> {
    return (await this.sql.query<{ count: number; oldest: number | null }>(OPEN))[0]!;
  }
}
