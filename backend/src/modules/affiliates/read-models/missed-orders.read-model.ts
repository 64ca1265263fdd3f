import { Injectable } from '@nestjs/common';
import { maskEmail, type Product } from '@summit/rules';
import { Sql, statement } from '../../../platform/database/sql.js';
import { ms } from '../../../platform/database/sql-text.js';
import { Settings } from '../../../platform/settings/settings.js';
import type { Attribution } from '../domain/attribution.js';
import type { ClaimSource, ClaimVerdict } from '../domain/claim.js';

/** An order that the affiliate's code had to do with and that does not count for it. Times in ms. */
export interface ListedMissedOrder {
  orderId: string;
  product: Product;
  orderedAt: number;
  /** Masked unless the setting `mask_registrant_emails` is off (C-113). */
  buyer: string;
  source: ClaimSource;
  cameAt: number;
  verdict: ClaimVerdict;
  decided: Pick<Attribution, 'code' | 'source' | 'outcome'>;
  decidedAt: number;
}

/** Own orders are among the affiliate's own (`ORDERS_OF_AFFILIATE`), so not here. */
const MISSED = `
  attribution_step s
  join order_attribution t on t.order_id = s.order_id
  join purchase_order o on o.id = s.order_id
  where s.kind = 'claim' and s.code = (select code from affiliate where id = $1)
    and t.affiliate_id is distinct from $1 and not (t.outcome = 'self_referral' and t.code = s.code)`;

/** Of several ways that a code came to one order, the one nearest to it. */
const PAGE = statement(
  'missed-orders',
  `select * from (
     select distinct on (s.order_id) s.order_id as "orderId", o.product, ${ms('o.created_at')} as "orderedAt", o.email as buyer,
       s.facts->>'source' as source, ${ms('s.at')} as "cameAt", s.facts->>'verdict' as verdict,
       json_build_object('code', t.code, 'source', t.source, 'outcome', t.outcome) as decided, ${ms('t.decided_at')} as "decidedAt"
     from ${MISSED} order by s.order_id, s.at desc, s.number) missed
   order by "orderedAt" desc, "orderId" limit $2 offset $3`,
);
const TOTAL = statement('missed-orders-total', `select count(distinct s.order_id)::int as total from ${MISSED}`);

/** "Why not me?": orders of visitors who once came with the affiliate's code. */
@Injectable()
export class MissedOrdersReadModel {
  constructor(
    private readonly sql: Sql,
    private readonly settings: Settings,
  ) {}

  /** Newest order first. */
  async page(
    affiliateId: string,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ total: number; orders: ListedMissedOrder[] }> {
    const [orders, [sum], isMasked] = await Promise.all([
      this.sql.query<ListedMissedOrder>(PAGE, [affiliateId, limit, offset]),
      this.sql.query<{ total: number }>(TOTAL, [affiliateId]),
      this.settings.read('mask_registrant_emails'),
    ]);
    const shown = (order: ListedMissedOrder) => ({ ...order, buyer: maskEmail(order.buyer) });
    return { total: sum?.total ?? 0, orders: isMasked ? orders.map(shown) : orders };
  }
}
