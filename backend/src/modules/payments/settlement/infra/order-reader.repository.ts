import { Injectable } from '@nestjs/common';
import type { Product } from '@summit/rules';
import { Sql, statement } from '../../../../platform/database/sql.js';
import { ms } from '../../../../platform/database/sql-text.js';
import { ENTITLED_STATUSES, type OrderReader, type OrderView } from '../../payments.public.js';

const BY_ID = statement(
  'order-by-id',
  `select id, product, provider, status, email, name, plan, bump_keys as bumps, coaching_sessions as "coachingSessions",
     total_cents as "totalCents", captured_cents as "capturedCents", refunded_cents as "refundedCents",
     affiliate_code as "affiliateCode", is_test as "isTest", ${ms('created_at')} as "createdAt", ${ms('paid_at')} as "paidAt"
   from purchase_order where id = $1`,
);
const HOLDS = statement(
  'order-holds',
  `select exists (select from purchase_order where email = $1 and product = $2 and status = any($3::text[])) as holds`,
);

@Injectable()
export class OrderReaderRepository implements OrderReader {
  constructor(private readonly sql: Sql) {}

  async byId(orderId: string): Promise<OrderView | null> {
    const [row] = await this.sql.query<OrderView>(BY_ID, [orderId]);
    return row ?? null;
  }

  async holds(email: string, product: Product): Promise<boolean> {
    const [row] = await this.sql.query<{ holds: boolean }>(HOLDS, [email, product, ENTITLED_STATUSES]);
    return row!.holds;
  }
}
