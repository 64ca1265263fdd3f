import { Injectable } from '@nestjs/common';
import { Sql, statement, type Statement } from '../../../platform/database/sql.js';

export interface Drift {
  what: string;
  day: string;
  source: number;
  rollup: number;
}

/** Raw page views are compared this far back; older ones may be gone. */
const VIEW_DAYS = 35;
const MAX_LISTED = 20;
/** A check reads every row there is: of a million registrations and half a million orders it takes longer than a page may. */
const STATEMENT_TIMEOUT_MS = 300_000;

/** Two ways to count the same, by day: from the source without any of the rollup's own definitions, and as reports read it. */
const compare = (what: string, source: string, rollup: string): Statement =>
  statement(
    `rollup-drift-${what}`,
    `select '${what}' as what, day::text as day, coalesce(s.n, 0)::float8 as source, coalesce(r.n, 0)::float8 as rollup
     from (${source}) s full join (${rollup}) r using (day) where coalesce(s.n, 0) <> coalesce(r.n, 0) order by day limit ${MAX_LISTED}`,
  );

const PACIFIC = (time: string): string => `(${time} at time zone 'America/Los_Angeles')::date`;
const RECENT = `(select ${PACIFIC('max(viewed_at)')} - ${VIEW_DAYS} from page_view)`;

/** Of buyers who never registered. */
const FIRST_ORDERS = `select distinct on (email) id, email, paid_at, is_test from purchase_order o
  where paid_at is not null and email is not null and not exists (select from signup s where s.email = o.email)
  order by email, is_test, paid_at, id`;

/** Each affiliate by itself, and each sum: what one has too many of, another may miss. All time is compared as one more day. */
const CUSTOMERS_OF_AFFILIATES = statement(
  'rollup-drift-customers-of-affiliates',
  `with came as (
     select r.affiliate_id, ${PACIFIC('s.created_at')} as day, 1 as signups, 0 as buyers, 0 as buyers_real
     from signup s join referred_signup r on r.signup_id = s.id where r.affiliate_id is not null
     union all
     select t.affiliate_id, ${PACIFIC('first.paid_at')}, 0, 1, (not first.is_test)::integer
     from (${FIRST_ORDERS}) first join order_attribution t on t.order_id = first.id where t.affiliate_id is not null),
   s as (
     select affiliate_id, coalesce(day, '-infinity') as day, sum(signups) as signups, sum(buyers) as buyers, sum(buyers_real) as buyers_real
     from came group by grouping sets ((affiliate_id, day), (affiliate_id))),
   r as (
     select affiliate_id, day, sum(signups) as signups, sum(buyers) as buyers, sum(buyers_real) as buyers_real
     from affiliate_signup_day_now group by affiliate_id, day)
   select counted.what, day::text as day, coalesce(counted.source, 0)::float8 as source, coalesce(counted.rollup, 0)::float8 as rollup
   from s full join r using (affiliate_id, day)
   cross join lateral (values ('signups-of-affiliates', s.signups, r.signups), ('buyers-of-affiliates', s.buyers, r.buyers),
     ('real-buyers-of-affiliates', s.buyers_real, r.buyers_real)) as counted (what, source, rollup)
   where coalesce(counted.source, 0) <> coalesce(counted.rollup, 0) order by day, what, affiliate_id limit ${MAX_LISTED}`,
);

/** Of each day and each access, so that nobody counts for an edition that another one has. */
const MEMBERS = statement(
  'rollup-drift-members',
  `select 'members' as what, day::text as day, coalesce(s.n, 0)::float8 as source, coalesce(r.n, 0)::float8 as rollup
   from (select ${PACIFIC('created_at')} as day, summit1_access as summit1, summit2_access as summit2, count(*) as n from member group by 1, 2, 3) s
   full join (select day, summit1, summit2, sum(members) as n from member_day group by 1, 2, 3) r using (day, summit1, summit2)
   where coalesce(s.n, 0) <> coalesce(r.n, 0) order by day, summit1, summit2 limit ${MAX_LISTED}`,
);

const CHECKS = [
  compare(
    'revenue',
    `select ${PACIFIC('t.occurred_at')} as day, -sum(l.amount_cents) as n from ledger_line l
     join ledger_transaction t on t.id = l.transaction_id join purchase_order o on o.id = t.order_id
     where split_part(l.account, ':', 1) in ('revenue', 'refund', 'dispute_lost') group by 1`,
    'select day, sum(net_cents) as n from sales_day_now group by day',
  ),
  compare(
    'movements',
    `select day, count(*) as n from (
       select o.id, ${PACIFIC('t.occurred_at')} as day from ledger_line l
       join ledger_transaction t on t.id = l.transaction_id join purchase_order o on o.id = t.order_id
       where split_part(l.account, ':', 1) in ('revenue', 'refund', 'dispute_lost')
       group by 1, 2 having sum(l.amount_cents) <> 0) moved group by day`,
    'select day, sum(movements) as n from sales_day_now group by day',
  ),
  compare(
    'completed',
    `select ${PACIFIC('completed_at')} as day, count(*) as n from purchase_order
     where status in ('completed', 'partially_refunded') and completed_at is not null group by 1`,
    'select day, sum(completed) as n from sales_day_now group by day',
  ),
  compare(
    'commission',
    `select ${PACIFIC('booked_at')} as day, sum(amount_cents) as n from commission_entry group by 1`,
    `select day, sum(commission_cents) as n from affiliate_day_now where day > '-infinity' group by day`,
  ),
  compare(
    'affiliates-ever',
    `select '-infinity'::date as day, sum(net_cents) as n from affiliate_day_now where day > '-infinity'`,
    `select '-infinity'::date as day, sum(net_cents) as n from affiliate_day_now where day = '-infinity'`,
  ),
  CUSTOMERS_OF_AFFILIATES,
  compare(
    'signups',
    `select ${PACIFIC('created_at')} as day, count(*) as n from signup group by 1`,
    'select day, sum(signups) as n from customer_day_now group by day',
  ),
  compare(
    'buyers',
    `select ${PACIFIC('paid_at')} as day, count(*) as n from (${FIRST_ORDERS}) first group by 1`,
    'select day, sum(buyers) as n from customer_day_now group by day',
  ),
  compare(
    'vip',
    `select ${PACIFIC('s.created_at')} as day, count(*) as n from signup s where s.email in (
       select email from purchase_order where product = 'vip' and captured_cents > refunded_cents) group by 1`,
    'select day, sum(vip) as n from customer_day_now group by day',
  ),
  compare(
    'plans',
    `select coalesce(${PACIFIC('next')}, 'infinity') as day, count(*) as n from (
       select case when p.ended_at is not null or o.status in ('payment_plan_defaulted', 'payment_plan_canceled') then null
           when o.status = 'payment_plan_past_due' or (o.status <> 'payment_plan_active' and p.failed_invoices <> '{}')
             then coalesce(p.next_attempt_at, min(i.due_at)) else min(i.due_at) end as next
       from purchase_order o left join payment_plan p on p.order_id = o.id
       left join plan_installment i on i.order_id = o.id and i.paid_at is null
       where o.plan and (o.status like 'payment\\_plan\\_%' or (o.status in ('partially_refunded', 'disputed') and p.ended_at is null))
       group by o.id, p.order_id having o.status like 'payment\\_plan\\_%' or count(i.order_id) > 0) plan group by 1`,
    'select day, sum(plans) as n from plan_day_now group by day',
  ),
  MEMBERS,
  compare(
    'page-views',
    `select ${PACIFIC('viewed_at')} as day, count(*) as n from page_view
     where viewed_at >= pacific_midnight(${RECENT} + 1) group by 1`,
    `select day, sum(views) as n from page_view_day_now where day > ${RECENT} group by day`,
  ),
];

/** Proves that what reports read is what the tables say (goal: no difference, ever). */
@Injectable()
export class RollupDrift {
  constructor(private readonly sql: Sql) {}

  /** `stop`: ends between two checks. */
  async inspect(stop?: AbortSignal): Promise<Drift[]> {
    const found: Drift[] = [];
    for (const check of CHECKS) {
      stop?.throwIfAborted();
      found.push(
        ...(await this.sql.transaction((tx) => tx.query<Drift>(check), { statementTimeoutMs: STATEMENT_TIMEOUT_MS })),
      );
    }
    return found;
  }
}
