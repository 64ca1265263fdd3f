import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../../platform/database/sql.js';
import { at, ms, oneOf } from '../../../../platform/database/sql-text.js';
import { HELD_STATUSES } from '../../domain/order-status.js';
import { LIVE_ATTEMPT_STATES } from '../../domain/payment-attempt.js';
import type { StaleAttempt, StaleAttempts } from '../application/stale-attempts.port.js';

const LIVE = oneOf('a.state', LIVE_ATTEMPT_STATES);
const HELD = oneOf('rival.status', HELD_STATUSES);
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const STALE_COLUMNS = `a.id, a.order_id as "orderId", a.kind, a.provider_ref as ref, ${ms('a.expires_at')} as "expiresAt",
  (o.captured_cents > 0 or exists (select from purchase_order rival
     where rival.session_id = o.session_id and rival.product = o.product and rival.id <> o.id and ${HELD})) as "paidElsewhere"`;
const STALE = statement(
  'attempt-stale',
  `select ${STALE_COLUMNS} from payment_attempt a join purchase_order o on o.id = a.order_id
   where ${LIVE} and a.updated_at < ${at('$1')} and a.id > $2 order by a.id limit $3`,
);
const STALE_BY_ID = statement(
  'attempt-stale-by-id',
  `select ${STALE_COLUMNS} from payment_attempt a join purchase_order o on o.id = a.order_id where a.id = $1 and ${LIVE}`,
);
const STALE_OF_ORDER = statement(
  'attempt-stale-of-order',
  `select ${STALE_COLUMNS} from payment_attempt a join purchase_order o on o.id = a.order_id where o.id = $1 and ${LIVE}`,
);

@Injectable()
export class StaleAttemptsRepository implements StaleAttempts {
  constructor(private readonly sql: Sql) {}

  async since(before: number, { after, limit }: { after: string | null; limit: number }): Promise<StaleAttempt[]> {
    return this.sql.query<StaleAttempt>(STALE, [before, after ?? FIRST_ID, limit]);
  }

  async byId(attemptId: string): Promise<StaleAttempt | null> {
    const [row] = await this.sql.query<StaleAttempt>(STALE_BY_ID, [attemptId]);
    return row ?? null;
  }

  async ofOrder(orderId: string): Promise<StaleAttempt | null> {
    const [row] = await this.sql.query<StaleAttempt>(STALE_OF_ORDER, [orderId]);
    return row ?? null;
  }
}
