import { Injectable } from '@nestjs/common';
import { statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type { DeskRefund, DeskRefunds } from '../application/desk-refunds.port.js';

const LOCK = statement(
  'desk-refund-lock-order',
  `select pg_advisory_xact_lock(hashtextextended('desk-refund:' || $1, 0))`,
);
const ADD = statement(
  'desk-refund-add',
  `insert into desk_refund (id, order_id, amount_cents, reason, state, asked_by, asked_at, decided_by, decided_at,
     kept_cents)
   values ($1, $2, $3, $4, $5, $6, ${at('$7')}, $8, ${at('$9')}, $10)`,
);
const BY_ID = statement(
  'desk-refund-by-id',
  `select id, order_id as "orderId", amount_cents as "amountCents", kept_cents as "keptCents", reason, state, asked_by as "askedBy",
     ${ms('asked_at')} as "askedAt", decided_by as "decidedBy", ${ms('decided_at')} as "decidedAt"
   from desk_refund where id = $1`,
);
const DECIDE = statement(
  'desk-refund-decide',
  `update desk_refund set state = $2, decided_by = $3, decided_at = ${at('$4')} where id = $1`,
);
/** A statement of its own: one that waited for the lock would still see the rows from before the wait. */
const WAITS = statement(
  'desk-refund-waits',
  `select exists (select from desk_refund where order_id = $1 and state = 'waiting') as waits`,
);

@Injectable()
export class DeskRefundsRepository implements DeskRefunds {
  async lockOrder(tx: SqlExecutor, orderId: string): Promise<{ waits: boolean }> {
    await tx.query(LOCK, [orderId]);
    return (await tx.query<{ waits: boolean }>(WAITS, [orderId]))[0]!;
  }

  async add(tx: SqlExecutor, refund: DeskRefund): Promise<void> {
    const { id, orderId, amountCents, keptCents, reason, state, askedBy, askedAt, decidedBy, decidedAt } = refund;
    await tx.query(ADD, [id, orderId, amountCents, reason, state, askedBy, askedAt, decidedBy, decidedAt, keptCents]);
  }

  async byId(tx: SqlExecutor, id: string): Promise<DeskRefund | null> {
    return (await tx.query<DeskRefund>(BY_ID, [id]))[0] ?? null;
  }

  async decide(tx: SqlExecutor, decision: Parameters<DeskRefunds['decide']>[1]): Promise<void> {
    await tx.query(DECIDE, [decision.id, decision.state, decision.decidedBy, decision.decidedAt]);
  }
}
