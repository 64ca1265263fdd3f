import { Injectable } from '@nestjs/common';
import type { PageAnswer, StuckKind, StuckOrderRow } from '@summit/contracts';
import { dollars } from '@summit/pricing';
import type { Product, Provider } from '@summit/rules';
import { Sql, statement } from '../../../platform/database/sql.js';
import { reasonOf, repairWordsOf } from '../domain/stuck-sentences.js';

interface Stored {
  id: string;
  kind: StuckKind;
  order_id: string;
  detail: string;
  since: Date;
  repaired_at: Date | null;
  product: Product;
  provider: Provider;
  name: string | null;
  email: string | null;
  cents: number;
}

/** `$1` null: all kinds. */
const PAGE = statement(
  'desk-stuck-orders',
  `with page as (select * from desk_finding where $1::text is null or kind = $1 order by since, id offset $2::bigint limit $3)
   select page.id, page.kind, page.order_id, page.detail, page.since, page.repaired_at, o.product, o.provider, o.name, o.email,
     o.total_cents as cents
   from page join purchase_order o on o.id = page.order_id order by page.since, page.id`,
);
const TOTAL = statement(
  'desk-stuck-orders-total',
  'select count(*)::int as total from desk_finding where $1::text is null or kind = $1',
);

/** What the last look found, longest waiting first. */
@Injectable()
export class StuckOrdersReadModel {
  constructor(private readonly sql: Sql) {}

  async page(
    kind: StuckKind | null,
    { limit, skip }: { limit: number; skip: number },
  ): Promise<PageAnswer<StuckOrderRow>> {
    const [rows, [counted]] = await Promise.all([
      this.sql.query<Stored>(PAGE, [kind, skip, limit]),
      this.sql.query<{ total: number }>(TOTAL, [kind]),
    ]);
    return { success: true, data: rows.map(present), total: counted?.total ?? 0 };
  }
}

const present = ({
  id,
  kind,
  order_id,
  detail,
  since,
  repaired_at,
  cents,
  product,
  ...order
}: Stored): StuckOrderRow => ({
  id,
  kind,
  order_number: order_id,
  product_type: product,
  name: order.name,
  email: order.email,
  amount: dollars(cents),
  reason: reasonOf({ kind, detail, since: since.getTime(), product, provider: order.provider }),
  repair: repairWordsOf({ kind }),
  since: since.toISOString(),
  repaired_at: repaired_at?.toISOString() ?? null,
});
