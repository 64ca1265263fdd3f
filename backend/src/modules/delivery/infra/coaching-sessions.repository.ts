import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type { CoachingSessions, CoachingSessionState } from '../application/coaching-sessions.port.js';
import type { DeliveryReader } from '../delivery.public.js';
import { lastCompletion, type PlannedSession } from '../domain/coaching.js';

const LOCK = statement('delivery-lock', `select pg_advisory_xact_lock(hashtextextended('delivery:' || $1, 0))`);
const PLAN = statement(
  'coaching-plan',
  `insert into coaching_session (order_id, number, kind)
   select $1, number, kind from unnest($2::int[], $3::text[]) as session(number, kind) on conflict do nothing`,
);
const CANCEL_OPEN = statement(
  'coaching-cancel-open',
  'delete from coaching_session where order_id = $1 and completed_at is null',
);
const CANCEL = statement(
  'coaching-cancel',
  'delete from coaching_session where order_id = $1 and number = $2 and completed_at is null returning number',
);
const COMPLETE = statement(
  'coaching-complete',
  `update coaching_session set completed_at = ${at('$3')} where order_id = $1 and number = $2 returning number`,
);
const OF_ORDER = statement(
  'coaching-of-order',
  `select number, kind, ${ms('completed_at')} as "completedAt"
   from coaching_session where order_id = $1 order by number`,
);

@Injectable()
export class CoachingSessionsRepository implements CoachingSessions, DeliveryReader {
  constructor(private readonly sql: Sql) {}

  async lock(tx: SqlExecutor, orderId: string): Promise<void> {
    await tx.query(LOCK, [orderId]);
  }

  async plan(tx: SqlExecutor, orderId: string, sessions: PlannedSession[]): Promise<void> {
    await tx.query(PLAN, [orderId, sessions.map(({ number }) => number), sessions.map(({ kind }) => kind)]);
  }

  async cancelOpen(tx: SqlExecutor, orderId: string): Promise<void> {
    await tx.query(CANCEL_OPEN, [orderId]);
  }

  async cancel(tx: SqlExecutor, { orderId, number }: { orderId: string; number: number }): Promise<boolean> {
    return (await tx.query(CANCEL, [orderId, number])).length > 0;
  }

  async complete(
    tx: SqlExecutor,
    { orderId, number, completedAt }: { orderId: string; number: number; completedAt: number | null },
  ): Promise<boolean> {
    return (await tx.query(COMPLETE, [orderId, number, completedAt])).length > 0;
  }

  async ofOrder(orderId: string, tx: SqlExecutor = this.sql): Promise<CoachingSessionState[]> {
    return tx.query<CoachingSessionState>(OF_ORDER, [orderId]);
  }

  async completedAt(orderId: string, tx: SqlExecutor = this.sql): Promise<number | null> {
    return lastCompletion((await this.ofOrder(orderId, tx)).map((session) => session.completedAt));
  }
}
