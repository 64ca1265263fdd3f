import { Injectable } from '@nestjs/common';
import type { PageAnswer, PageQuery, PendingInstallmentRow } from '@summit/contracts';
import { dollars } from '@summit/pricing';
import { Sql, statement, type Statement } from '../../../platform/database/sql.js';
import { ReportSettings } from './report-settings.js';

const PAGE_SIZE = 50;

interface PlanRow {
  plans: number;
  /** How many plans the page was chosen from, without the unusual ones. */
  others: number;
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

const TESTS = '($1 or not o.is_test)';
const IS_ACTIVE = `o.plan and o.status = 'payment_plan_active' and ${TESTS}`;
const COUNTED = `'payment_plan_active', 'payment_plan_past_due', 'payment_plan_defaulted', 'payment_plan_canceled'`;

/**
 * Plans of which a payment is late, a part was paid back or a payment is disputed: few at any time, so all of them are looked at. While a
 * payment is late its next try counts. A part paid back or a dispute stops no payment, so such a plan is listed as what it is beside that,
 * as long as it asks for something.
 */
const UNUSUAL = `
  select o.id, o.paid_at,
    case when plan.ended_at is null
      then case when shown.status = 'payment_plan_past_due' then coalesce(plan.next_attempt_at, due.at) else due.at end end as next_at,
    shown.status
  from purchase_order o
  left join payment_plan plan on plan.order_id = o.id
  cross join lateral (select case when o.status not in ('partially_refunded', 'disputed') then o.status
    when plan.failed_invoices <> '{}' then 'payment_plan_past_due' else 'payment_plan_active' end as status) shown
  cross join lateral (select min(due_at) as at, count(*) as unpaid from plan_installment where order_id = o.id and paid_at is null) due
  where o.plan and ${TESTS} and o.status in ('payment_plan_past_due', 'partially_refunded', 'disputed')
    and (o.status not in ('partially_refunded', 'disputed') or (plan.ended_at is null and due.unpaid > 0))`;

/** `$1` tests count, `$2` limit, `$3` skip. `others`: the plans that are not unusual, at least those that the page reaches. */
const listed = (name: string, others: string): Statement =>
  statement(
    name,
    `with ${others}, unusual as materialized (${UNUSUAL}),
     page as (
       select * from (select * from others union all select * from unusual) open_plan
       order by next_at nulls last, paid_at desc, id limit $2 offset $3::bigint),
     total as (
       select (select count(*) from purchase_order o where o.plan and o.status in (${COUNTED}) and ${TESTS})
         + (select count(*) from unusual u join purchase_order o on o.id = u.id and o.status in ('partially_refunded', 'disputed')) as plans)
     select t.plans::int, (select count(*) from others)::int as others, p.id, o.name, o.email, p.status, p.next_at, i.paid, i.total,
       coalesce(i.next_cents, 0) as next_cents,
       coalesce((select cardinality(failed_invoices) from payment_plan where order_id = p.id), 0) as failed
     from total t left join page p on true
     left join purchase_order o on o.id = p.id
     left join lateral (
       select count(paid_at)::int as paid, count(*)::int as total,
         (array_agg(amount_cents order by number) filter (where paid_at is null))[1] as next_cents
       from plan_installment where order_id = p.id) i on true
     order by p.next_at nulls last, p.paid_at desc, p.id`,
  );

/** Plans that were given up owe for ever and come first: of more than these, to put all plans in order is quicker. */
const LOOKED_AT = 2_000;
/**
 * The first pages: unpaid installments are walked in the order of their dates, as far as the page reaches. Each is looked up by itself
 * (`offset 0`): PostgreSQL takes plans for rarer than they are and would read all of them.
 */
const WALKED = listed(
  'dashboard-installments',
  `others as materialized (
     select o.id, o.paid_at, i.due_at as next_at, o.status
     from (select order_id, number, due_at from plan_installment where paid_at is null order by due_at
       fetch first ${LOOKED_AT} rows with ties) i
     cross join lateral (
       select o.id, o.paid_at, o.status from purchase_order o
       where o.id = i.order_id and ${IS_ACTIVE}
         and not exists (select from plan_installment e where e.order_id = i.order_id and e.paid_at is null
           and (e.due_at, e.number) < (i.due_at, i.number))
         and not exists (select from payment_plan p where p.order_id = i.order_id and p.ended_at is not null)
       offset 0) o
     order by i.due_at, o.paid_at desc, o.id limit $2::bigint + $3::bigint)`,
);
/** To walk further takes longer than to put all of them in order. */
const WALK = 200;

/** All of them, also those without a date, which come last: a plan that has ended asks for nothing more. */
const GATHERED = listed(
  'dashboard-installments-all',
  `due as materialized (select order_id, min(due_at) as at from plan_installment where paid_at is null group by order_id),
   ended as materialized (select order_id from payment_plan where ended_at is not null),
   others as materialized (
     select o.id, o.paid_at, case when o.status = 'payment_plan_active' and ended.order_id is null then due.at end as next_at, o.status
     from purchase_order o left join due on due.order_id = o.id left join ended on ended.order_id = o.id
     where o.plan and ${TESTS} and o.status in ('payment_plan_active', 'payment_plan_defaulted', 'payment_plan_canceled'))`,
);

/** Plans that are not finished (A-086..A-089), those that are due next first. */
@Injectable()
export class PendingInstallmentsReadModel {
  constructor(
    private readonly sql: Sql,
    private readonly settings: ReportSettings,
  ) {}

  async page({ limit = PAGE_SIZE, skip = 0 }: PageQuery): Promise<PageAnswer<PendingInstallmentRow>> {
    const rows = await this.rows(limit, skip);
    const data = rows.filter(({ id }) => id !== null).map(planRow);
    return { success: true, data, total: rows[0]?.plans ?? 0 };
  }

  /** Where the walk ends before the page does, plans without a date may follow. */
  private async rows(limit: number, skip: number): Promise<PlanRow[]> {
    const values = [this.settings.countsTests, limit, skip];
    if (limit + skip <= WALK) {
      const walked = await this.sql.query<PlanRow>(WALKED, values);
      if (walked[0]?.others === limit + skip) return walked;
    }
    return this.sql.query<PlanRow>(GATHERED, values);
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
