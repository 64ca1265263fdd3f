import { Injectable } from '@nestjs/common';
import type { PageAnswer, PageQuery, PendingInstallmentRow } from '@summit/contracts';
import { dollars } from '@summit/pricing';
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

/**
 * An open plan as it is listed, with the date of its next payment. While a payment is late its next try counts; a plan that has ended
 * asks for nothing more. A plan of which a part was paid back, or a payment is disputed, is charged on all the same, so it is listed as
 * what it is beside that.
 */
const openPlans = (statuses: string): string => `
  select o.id, o.paid_at,
    case when plan.ended_at is null and shown.status in ('payment_plan_active', 'payment_plan_past_due')
      then case when shown.status = 'payment_plan_past_due' then coalesce(plan.next_attempt_at, due.at) else due.at end end as next_at,
    shown.status
  from purchase_order o
  left join payment_plan plan on plan.order_id = o.id
  cross join lateral (select case when o.status not in ('partially_refunded', 'disputed') then o.status
    when plan.failed_invoices <> '{}' then 'payment_plan_past_due' else 'payment_plan_active' end as status) shown
  cross join lateral (select min(due_at) as at, count(*) as unpaid from plan_installment where order_id = o.id and paid_at is null) due
  where o.plan and ($1 or not o.is_test) and o.status in (${statuses})
    and (o.status not in ('partially_refunded', 'disputed') or (plan.ended_at is null and due.unpaid > 0))`;

/** Few at any time, so all of them are looked at. */
const UNUSUAL = `'payment_plan_past_due', 'partially_refunded', 'disputed'`;
const COUNTED = `'payment_plan_active', 'payment_plan_past_due', 'payment_plan_defaulted', 'payment_plan_canceled'`;

/**
 * Most plans are active: they are walked in the order of their dates, as far as the page reaches. Only behind the last of them come those
 * without a date. `$1` tests count, `$2` limit, `$3` skip.
 */
const PLANS = statement(
  'dashboard-installments',
  `with active as materialized (
     select o.id, o.paid_at, i.due_at as next_at, o.status
     from plan_installment i join purchase_order o on o.id = i.order_id
     where i.paid_at is null and o.plan and o.status = 'payment_plan_active' and ($1 or not o.is_test)
       and not exists (select from plan_installment e where e.order_id = i.order_id and e.paid_at is null
         and (e.due_at, e.number) < (i.due_at, i.number))
       and not exists (select from payment_plan p where p.order_id = i.order_id and p.ended_at is not null)
     order by i.due_at, o.paid_at desc, o.id limit $2::bigint + $3::bigint
   ), unusual as materialized (${openPlans(UNUSUAL)}
   ), undated as (
     select * from (${openPlans(`'payment_plan_active', 'payment_plan_defaulted', 'payment_plan_canceled'`)}) plan
     where (select count(*) from active) < $2::bigint + $3::bigint and next_at is null
   ), page as (
     select * from (select * from active union all select * from unusual union all select * from undated) open_plan
     order by next_at nulls last, paid_at desc, id limit $2 offset $3::bigint
   ), total as (
     select (select count(*) from purchase_order where plan and status in (${COUNTED}) and ($1 or not is_test))
       + (select count(*) from unusual u join purchase_order o on o.id = u.id and o.status in ('partially_refunded', 'disputed')) as plans
   )
   select t.plans::int, p.id, o.name, o.email, p.status, p.next_at, i.paid, i.total, coalesce(i.next_cents, 0) as next_cents,
     coalesce((select cardinality(failed_invoices) from payment_plan where order_id = p.id), 0) as failed
   from total t left join page p on true
   left join purchase_order o on o.id = p.id
   left join lateral (
     select count(paid_at)::int as paid, count(*)::int as total,
       (array_agg(amount_cents order by number) filter (where paid_at is null))[1] as next_cents
     from plan_installment where order_id = p.id) i on true
   order by p.next_at nulls last, p.paid_at desc, p.id`,
);

/** Plans that are not finished (A-086..A-089), those that are due next first. */
@Injectable()
export class PendingInstallmentsReadModel {
  constructor(
    private readonly sql: Sql,
    private readonly settings: ReportSettings,
  ) {}

  async page({ limit = PAGE_SIZE, skip = 0 }: PageQuery): Promise<PageAnswer<PendingInstallmentRow>> {
    const rows = await this.sql.query<PlanRow>(PLANS, [this.settings.countsTests, limit, skip]);
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
