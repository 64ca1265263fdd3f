import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../../../platform/database/sql.js';
import { at, oneOf } from '../../../../platform/database/sql-text.js';
import type { AttemptMove, PaymentAttempts } from '../application/payment-attempts.port.js';
import { LIVE_ATTEMPT_STATES, type Attempt } from '../../domain/payment-attempt.js';
import { ATTEMPT_COLUMNS, toAttempt, type AttemptRow } from './attempt-row.js';

const ADD = statement(
  'attempt-add',
  `insert into payment_attempt
     (id, order_id, number, kind, state, idempotency_key, provider_ref, url, request, expires_at, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, ${at('$10')}, ${at('$11')},
           ${at('$11')})`,
);
const MOVE = statement(
  'attempt-move',
  `update payment_attempt
   set state = $2, provider_ref = coalesce($3, provider_ref), url = coalesce($4, url), updated_at = ${at('$5')}
   where id = $1 and ${oneOf('state', LIVE_ATTEMPT_STATES)} returning id`,
);
const CLAIM = statement(
  'attempt-claim',
  `update payment_attempt set state = 'starting', updated_at = ${at('$2')}
   where id = $1 and state = $4
     and (state in ('open', 'unknown') or (state = 'starting' and updated_at < ${at('$3')}))
   returning id`,
);
const KEEP = statement(
  'attempt-keep',
  `update payment_attempt set updated_at = ${at('$2')} where id = $1 and state = 'starting'`,
);
const BY_ID = statement('attempt-by-id', `select ${ATTEMPT_COLUMNS} from payment_attempt a where a.id = $1`);
const BY_REF = statement(
  'attempt-by-ref',
  `select ${ATTEMPT_COLUMNS} from payment_attempt a where a.provider_ref = $1 order by a.number desc limit 1`,
);
const PRESS_THAT_PAID = statement(
  'attempt-press-that-paid',
  `select request->>'pressId' as press from payment_attempt
   where order_id = $1 and kind = 'one_click' and state = 'succeeded' order by number limit 1`,
);
const DECLINES = statement(
  'attempt-declines',
  `select count(*)::int as declines
   from payment_attempt a join purchase_order o on o.id = a.order_id
   where o.buyer_id = $1 and a.kind = 'one_click' and a.state = 'declined' and a.updated_at > ${at('$2')}`,
);

@Injectable()
export class PaymentAttemptsRepository implements PaymentAttempts {
  constructor(private readonly sql: Sql) {}

  async add(tx: SqlExecutor, attempt: Attempt): Promise<void> {
    await tx.query(ADD, [
      attempt.id,
      attempt.orderId,
      attempt.number,
      attempt.kind,
      attempt.state,
      attempt.key,
      attempt.ref,
      attempt.url,
      JSON.stringify(attempt.request),
      attempt.expiresAt,
      attempt.createdAt,
    ]);
  }

  async move(attemptId: string, { state, ref, url, at }: AttemptMove): Promise<boolean> {
    return (await this.sql.query(MOVE, [attemptId, state, ref ?? null, url ?? null, at])).length > 0;
  }

  async claim(
    seen: Pick<Attempt, 'id' | 'state'>,
    { now, staleBefore }: { now: number; staleBefore: number },
    tx: SqlExecutor = this.sql,
  ): Promise<boolean> {
    return (await tx.query(CLAIM, [seen.id, now, staleBefore, seen.state])).length > 0;
  }

  async keep(attemptId: string, at: number): Promise<void> {
    await this.sql.query(KEEP, [attemptId, at]);
  }

  async byId(attemptId: string): Promise<Attempt | null> {
    const [row] = await this.sql.query<AttemptRow>(BY_ID, [attemptId]);
    return row ? toAttempt(row) : null;
  }

  async byRef(ref: string): Promise<Attempt | null> {
    const [row] = await this.sql.query<AttemptRow>(BY_REF, [ref]);
    return row ? toAttempt(row) : null;
  }

  async pressThatPaid(orderId: string): Promise<string | null> {
    const [row] = await this.sql.query<{ press: string | null }>(PRESS_THAT_PAID, [orderId]);
    return row?.press ?? null;
  }

  async declinesOf(buyerId: string, since: number): Promise<number> {
    const [row] = await this.sql.query<{ declines: number }>(DECLINES, [buyerId, since]);
    return row?.declines ?? 0;
  }
}
