import { Injectable } from '@nestjs/common';
import type { Product } from '@summit/rules';
import { Sql, statement } from '../../../platform/database/sql.js';
import { ms } from '../../../platform/database/sql-text.js';
import type { Suspicion } from '../domain/suspicion.js';

/** A commission that waits for a person. Cents; times in ms. */
export interface ListedHeldCommission {
  orderId: string;
  product: Product;
  orderedAt: number;
  buyer: string;
  code: string;
  name: string;
  amountCents: number;
  suspicions: Suspicion[];
  heldAt: number;
}

/** Of an order whose money all went back there is nothing to decide; it comes again where the refund fails. */
const WAITING = `from commission c join purchase_order o on o.id = c.order_id
   where c.review = 'held' and o.captured_cents > o.refunded_cents`;

const PAGE = statement(
  'held-commissions',
  `select c.order_id as "orderId", c.product, ${ms('c.ordered_at')} as "orderedAt", c.email as buyer, a.code, a.name,
     (select coalesce(sum(e.amount_cents), 0) from commission_entry e where e.order_id = c.order_id)::int as "amountCents",
     c.suspicions, ${ms('c.held_at')} as "heldAt"
   from (select c.*, o.created_at as ordered_at, o.email ${WAITING}) c join affiliate a on a.id = c.affiliate_id
   order by c.held_at, c.order_id limit $1 offset $2`,
);
const TOTAL = statement('held-commissions-total', `select count(*)::int as total ${WAITING}`);

@Injectable()
export class HeldCommissionsReadModel {
  constructor(private readonly sql: Sql) {}

  /** Held the longest first. */
  async page({
    limit,
    offset,
  }: {
    limit: number;
    offset: number;
  }): Promise<{ total: number; held: ListedHeldCommission[] }> {
    const [held, [sum]] = await Promise.all([
      this.sql.query<ListedHeldCommission>(PAGE, [limit, offset]),
      this.sql.query<{ total: number }>(TOTAL),
    ]);
    return { total: sum?.total ?? 0, held };
  }
}
