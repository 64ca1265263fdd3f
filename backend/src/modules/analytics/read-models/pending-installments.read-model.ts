import { Injectable } from '@nestjs/common';
import type { PageAnswer, PageQuery, PendingInstallmentRow } from '@summit/contracts';
import { dollars } from '@summit/pricing';
import { daySeek } from '../../../platform/database/day-seek.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { ReportSettings } from './report-settings.js';

const PAGE_SIZE = 50;

interface PlanRow {
  plans: number;
  /** Null in the one row of a page after the last. */
  id: string | null;
  name: string | null;
  email: string | null;
  paid: number;
  total: number;
  next_cents: number;
  next_at: Date | null;
  failed: number;
  status: PendingInstallmentRow['status'];
}

/** Where more orders wait for the roll, all plans are looked at: a new version lists every order. */
const MANY_CHANGES = 1_000;

/**
 * `$1` tests count, `$2` limit, `$3` skip. Where nothing more is asked for, `next_at` is null and the day `infinity`, which comes last.
 *
 * What the roll keeps and what waits for it are put together by the `…_now` views, which work out each order that waits. Where very many
 * wait, what is kept is left aside and all plans are worked out, once: they are far fewer than orders.
 */
const PAGE = statement(
  'dashboard-installments',
  `with listed as materialized (
     select count(*) >= ${MANY_CHANGES} as many from (select from order_change limit ${MANY_CHANGES}) changes),
   live as materialized (
     select order_id, day, next_at, paid_at, status from plan_part_live where (select many from listed) and ($1 or not is_test)),
   ${daySeek(
     `select day, plans as n from plan_day_now where (select not many from listed) and ($1 or not is_test)
      union all select day, 1 from live`,
     { skip: '$3', limit: '$2', first: 'oldest' },
   )},
   page as (
     select order_id, status, next_at, paid_at from (
       select order_id, day, status, next_at, paid_at from plan_part_now where (select not many from listed) and ($1 or not is_test)
       union all
       select order_id, day, status, next_at, paid_at from live) plan
     where day between (select oldest from seek) and (select newest from seek)
     order by next_at nulls last, paid_at desc, order_id offset (select rest from seek) limit $2)
   select t.total as plans, p.order_id as id, o.name, o.email, p.status, p.next_at, i.paid, i.total, coalesce(i.next_cents, 0) as next_cents,
     coalesce((select cardinality(failed_invoices) from payment_plan where order_id = p.order_id), 0) as failed
   from total t left join page p on true
   left join purchase_order o on o.id = p.order_id
   left join lateral (
     select count(paid_at)::int as paid, count(*)::int as total,
       (array_agg(amount_cents order by number) filter (where paid_at is null))[1] as next_cents
     from plan_installment where order_id = p.order_id) i on true
   order by p.next_at nulls last, p.paid_at desc, p.order_id`,
);

/** Plans that are not finished (A-086..A-089), those that are due next first. */
@Injectable()
export class PendingInstallmentsReadModel {
  constructor(
    private readonly sql: Sql,
    private readonly settings: ReportSettings,
  ) {}

  async page({ limit = PAGE_SIZE, skip = 0 }: PageQuery): Promise<PageAnswer<PendingInstallmentRow>> {
    const rows = await this.sql.query<PlanRow>(PAGE, [this.settings.countsTests, limit, skip]);
    const data = rows.filter(({ id }) => id !== null).map(planRow);
    return { success: true, data, total: rows[0]?.plans ?? 0 };
  }
}

const planRow = ({
  id,
  name,
  email,
  paid,
  total,
  next_cents,
  next_at,
  failed,
  status,
}: PlanRow): PendingInstallmentRow => ({
  id: id!,
  customer_name: name ?? '',
  customer_email: email ?? '',
  installments_paid: paid,
  installments_total: total,
  next_amount: dollars(next_cents),
  next_payment_date: next_at?.toISOString() ?? null,
  payments_failed: failed,
  status,
});
