import { Injectable } from '@nestjs/common';
import type { Product } from '@summit/rules';
import { Sql, statement } from '../../../platform/database/sql.js';
import { ms } from '../../../platform/database/sql-text.js';

type RequestState = 'pending' | 'approved' | 'declined';

/** Cents; times in ms. */
export interface ListedBuyerRequest {
  id: string;
  kind: 'refund' | 'email';
  state: RequestState;
  orderId: string;
  product: Product;
  name: string | null;
  email: string | null;
  reason: string;
  newEmail: string | null;
  keptCents: number;
  amountCents: number | null;
  guaranteeUntil: number | null;
  askedAt: number;
  decidedAt: number | null;
  answer: string | null;
}

const IN_ORDER = `order by r.state <> 'pending', case when r.state = 'pending' then r.asked_at end, r.decided_at desc, r.id`;
/** Those that wait come first, oldest first; what is decided follows, newest first. `$1` null: all. Orders are looked up for the page only. */
const PAGE = statement(
  'buyer-requests',
  `with page as (select r.* from buyer_request r where $1::text is null or r.state = $1 ${IN_ORDER} limit $2 offset $3)
   select r.id, r.kind, r.state, r.order_id as "orderId", o.product, o.name, o.email, r.reason, r.new_email as "newEmail",
     o.captured_cents - o.refunded_cents as "keptCents", r.amount_cents as "amountCents",
     ${ms('r.guarantee_until')} as "guaranteeUntil", ${ms('r.asked_at')} as "askedAt", ${ms('r.decided_at')} as "decidedAt", r.answer
   from page r join purchase_order o on o.id = r.order_id ${IN_ORDER}`,
);
const TOTAL = statement(
  'buyer-requests-total',
  'select count(*)::int as total from buyer_request where $1::text is null or state = $1',
);

/** What buyers asked for, for the back office. */
@Injectable()
export class BuyerRequestsReadModel {
  constructor(private readonly sql: Sql) {}

  async page(given: {
    state: RequestState | null;
    limit: number;
    offset: number;
  }): Promise<{ total: number; requests: ListedBuyerRequest[] }> {
    const [requests, [sum]] = await Promise.all([
      this.sql.query<ListedBuyerRequest>(PAGE, [given.state, given.limit, given.offset]),
      this.sql.query<{ total: number }>(TOTAL, [given.state]),
    ]);
    return { total: sum?.total ?? 0, requests };
  }
}
