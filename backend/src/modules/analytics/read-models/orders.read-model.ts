import { Injectable } from '@nestjs/common';
import type { OrderRow, OrdersQuery, PageAnswer, ProductFilter } from '@summit/contracts';
import { dollars } from '@summit/pricing';
import type { Product } from '@summit/rules';
import { LATEST, presented, seeking } from '../../../platform/csv/seeking.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { rarePart } from '../../../platform/database/rare-part.js';
import { containing, holding } from '../../../platform/database/sql-text.js';
import { daySeek } from '../../../platform/database/day-seek.js';
import { DELIVERED_AT, FINISHED, KEPT_CENTS } from './order-row.sql.js';
import { ReportSettings } from './report-settings.js';

const PAGE_SIZE = 20;

interface StoredOrder {
  id: string;
  email: string | null;
  product: Product;
  bump_keys: string[];
  cents: number;
  status: string;
  date: Date;
  delivered_at: Date | null;
}

/** A page after the last one is one row with nothing but the total. */
type PagedOrder = Omit<StoredOrder, 'id'> & { total: number; id: string | null };

/** `$1` first day, `$2` product or null, `$3` tests count, `$4` limit, `$5` skip. */
const LISTED = `${FINISHED} and o.completed_at >= pacific_midnight($1::date) and ($2::text is null or o.product = $2)
  and ($3 or not o.is_test)`;
const ROW = `o.id, o.email, o.product, o.bump_keys, ${KEPT_CENTS} as cents, o.status, o.completed_at as date, ${DELIVERED_AT} as delivered_at`;
const NEWEST_FIRST = 'order by o.completed_at desc, o.id desc';

const PAGE = statement(
  'dashboard-orders',
  `with ${daySeek(
    `select day, completed as n from sales_day_now
     where day >= $1::date and ($2::text is null or product = $2) and ($3 or not is_test)`,
    { skip: '$5', limit: '$4' },
  )},
  page as (
    select o.* from purchase_order o where ${LISTED} and o.completed_at >= (select begins from seek)
      and o.completed_at < (select ends from seek)
    ${NEWEST_FIRST} offset (select rest from seek) limit $4)
  select t.total, ${ROW} from total t left join page o on true ${NEWEST_FIRST}`,
);

/** `$6` part of an address, `$7` its rare part. The index of what was rolled names the candidates; what has changed since is a candidate too, and the order itself decides. */
const SEARCH = statement(
  'dashboard-orders-search',
  `with found as materialized (
    select o.* from purchase_order o
    where o.id in (select order_id from order_part where ${holding('email', { whole: '$6', rare: '$7' })} union select order_id from order_change)
      and o.email like $6 and ${LISTED}),
  total as (select count(*)::int as total from found),
  page as (select o.* from found o ${NEWEST_FIRST} offset $5::bigint limit $4)
  select t.total, ${ROW} from total t left join page o on true ${NEWEST_FIRST}`,
);

/** Those behind the order of `$4` and `$5`, at most `$6`; `$7` part of an address or null. */
const BEHIND = statement(
  'dashboard-orders-behind',
  `select ${ROW}, o.completed_at::text as cursor from purchase_order o
   where ${LISTED} and (o.completed_at, o.id) < ($4::timestamptz, $5::uuid)
     and ($7::text is null or o.email like $7)
   ${NEWEST_FIRST} limit $6`,
);

/** Completed orders, also those refunded in part, by the day of their last money (A-057, A-060). */
@Injectable()
export class OrdersReadModel {
  constructor(
    private readonly sql: Sql,
    private readonly settings: ReportSettings,
  ) {}

  async page({
    days,
    email = '',
    product = 'all',
    limit = PAGE_SIZE,
    skip = 0,
  }: OrdersQuery): Promise<PageAnswer<OrderRow>> {
    const values = [...this.listed({ days, product }), limit, skip];
    const part = email.trim().toLowerCase();
    const rows = await (part === '' ? this.sql.query<PagedOrder>(PAGE, values) : this.found(part, values));
    const data = rows.flatMap(({ id, ...order }) => (id === null ? [] : [orderRow({ id, ...order })]));
    return { success: true, data, total: rows[0]?.total ?? 0 };
  }

  private async found(part: string, values: readonly unknown[]): Promise<PagedOrder[]> {
    const rare = await rarePart(this.sql, { table: 'order_part', column: 'email' }, part);
    return this.sql.query(SEARCH, [...values, containing(part), containing(rare)]);
  }

  /** The same, all of them. */
  all({ days, email = '', product = 'all' }: OrdersQuery): AsyncIterable<readonly OrderRow[]> {
    const listed = this.listed({ days, product });
    const part = email.trim() === '' ? null : containing(email.trim().toLowerCase());
    const rows = seeking<StoredOrder & { cursor: string }>(({ last, limit }) =>
      this.sql.query(BEHIND, [...listed, last?.cursor ?? LATEST, last?.id ?? null, limit, part]),
    );
    return presented(rows, (batch) => batch.map(orderRow));
  }

  private listed({ days, product }: { days: number | undefined; product: ProductFilter }): unknown[] {
    const { from } = this.settings.window(days);
    return [from, product === 'all' ? null : product, this.settings.countsTests];
  }
}

const orderRow = ({ id, email, product, bump_keys, cents, status, date, delivered_at }: StoredOrder): OrderRow => ({
  id,
  email: email ?? '',
  product,
  ...(bump_keys.length > 0 && { order_bumps: bump_keys }),
  amount: dollars(cents),
  status,
  date: date.toISOString(),
  delivered_at: delivered_at?.toISOString() ?? null,
});
