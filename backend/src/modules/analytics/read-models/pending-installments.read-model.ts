import { Injectable } from '@nestjs/common';
import type { PendingInstallmentRow } from '@summit/contracts';
import { dollars } from '@summit/pricing';
import { Sql, statement } from '../../../platform/database/sql.js';
import { ReportSettings } from './report-settings.js';

interface PlanRow {
  id: string;
  name: string | null;
  email: string | null;
  paid: number;
  total: number;
  next_cents: number;
  next_at: Date | null;
  status: PendingInstallmentRow['status'];
}

/**
 * While a payment is late its next try counts; a plan that has ended asks for nothing more. A plan of which a part was paid back, or a
 * payment is disputed, is charged on all the same, so it is listed as what it is beside that.
 */
const PLANS = statement(
  'dashboard-installments',
  `select o.id, o.name, o.email, i.paid, i.total, coalesce(i.next_cents, 0) as next_cents, shown.status,
     case when plan.ended_at is null and shown.status in ('payment_plan_active', 'payment_plan_past_due')
       then case when shown.status = 'payment_plan_past_due' then coalesce(plan.next_attempt_at, i.due_at) else i.due_at end end as next_at
   from purchase_order o
   left join payment_plan plan on plan.order_id = o.id
   cross join lateral (select case when o.status not in ('partially_refunded', 'disputed') then o.status
     when plan.failed_invoices <> '{}' then 'payment_plan_past_due' else 'payment_plan_active' end as status) shown
   cross join lateral (
     select count(paid_at)::int as paid, count(*)::int as total, min(due_at) filter (where paid_at is null) as due_at,
       (array_agg(amount_cents order by number) filter (where paid_at is null))[1] as next_cents
     from plan_installment where order_id = o.id) i
   where o.plan and ($1 or not o.is_test)
     and (o.status = any('{payment_plan_active,payment_plan_past_due,payment_plan_defaulted,payment_plan_canceled}')
       or (o.status in ('partially_refunded', 'disputed') and plan.ended_at is null and i.paid < i.total))
   order by next_at nulls last, o.paid_at desc, o.id`,
);

/** Plans that are not finished (A-086..A-089), those that are due next first. */
@Injectable()
export class PendingInstallmentsReadModel {
  constructor(
    private readonly sql: Sql,
    private readonly settings: ReportSettings,
  ) {}

  async list(): Promise<PendingInstallmentRow[]> {
    const rows = await this.sql.query<PlanRow>(PLANS, [this.settings.countsTests]);
    return rows.map(({ id, name, email, paid, total, next_cents, next_at, status }) => ({
      id,
      customer_name: name ?? '',
      customer_email: email ?? '',
      installments_paid: paid,
      installments_total: total,
      next_amount: dollars(next_cents),
      next_payment_date: next_at?.toISOString() ?? null,
      status,
    }));
  }
}
