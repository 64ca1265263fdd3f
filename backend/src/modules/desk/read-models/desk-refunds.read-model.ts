import { Injectable } from '@nestjs/common';
import type { DeskRefundRow, DeskRefundState, PageAnswer } from '@summit/contracts';
import { dollars } from '@summit/pricing';
import type { Product } from '@summit/rules';
import { Sql, statement } from '../../../platform/database/sql.js';

interface Stored {
  id: string;
  order_id: string;
  product: Product;
  name: string | null;
  email: string | null;
  cents: number;
  kept_cents: number;
  kept_then_cents: number | null;
  reason: string;
  state: DeskRefundState;
  asked_by: string | null;
  asked_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  mine: boolean;
}

/** `$1` null: every state. `$4`: who reads. */
const PAGE = statement(
  'desk-refunds',
  `with page as (
     select * from desk_refund where $1::text is null or state = $1
     order by state <> 'waiting', asked_at desc, id offset $2::bigint limit $3)
   select r.id, r.order_id, o.product, o.name, o.email, r.amount_cents as cents,
     o.captured_cents - o.refunded_cents as kept_cents, r.kept_cents as kept_then_cents, r.reason, r.state, asker.email as asked_by, r.asked_at,
     decider.email as decided_by, r.decided_at, r.asked_by = $4 as mine
   from page r join purchase_order o on o.id = r.order_id left join admin_account asker on asker.id = r.asked_by
   left join admin_account decider on decider.id = r.decided_by
   order by r.state <> 'waiting', r.asked_at desc, r.id`,
);
const TOTAL = statement(
  'desk-refunds-total',
  'select count(*)::int as total from desk_refund where $1::text is null or state = $1',
);

/** Refunds that the desk began, those that wait first. */
@Injectable()
export class DeskRefundsReadModel {
  constructor(private readonly sql: Sql) {}

  async page(
    { state, reader }: { state: DeskRefundState | null; reader: string },
    { limit, skip }: { limit: number; skip: number },
  ): Promise<PageAnswer<DeskRefundRow>> {
    const [rows, [counted]] = await Promise.all([
      this.sql.query<Stored>(PAGE, [state, skip, limit, reader]),
      this.sql.query<{ total: number }>(TOTAL, [state]),
    ]);
    return { success: true, data: rows.map(present), total: counted?.total ?? 0 };
  }
}

const present = ({
  order_id,
  product,
  cents,
  kept_cents,
  kept_then_cents,
  asked_at,
  decided_at,
  ...refund
}: Stored): DeskRefundRow => ({
  ...refund,
  order_number: order_id,
  product_type: product,
  amount: dollars(cents),
  kept: dollars(kept_cents),
  kept_when_asked: kept_then_cents === null ? null : dollars(kept_then_cents),
  asked_at: asked_at.toISOString(),
  decided_at: decided_at?.toISOString() ?? null,
});
