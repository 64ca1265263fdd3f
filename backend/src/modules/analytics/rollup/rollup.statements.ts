import { statement, type Statement } from '../../../platform/database/sql.js';
import { FUNNEL_PAGES } from '../read-models/funnel.read-model.js';
import { OTHERS } from '../read-models/page-views.read-model.js';
import { COUNT_MEMBERS } from '../schema/analytics-schema.js';
import { CREDITED_AFFILIATE } from '../schema/views.sql.js';

export const REPEATABLE_READ = statement('rollup-isolation', 'set transaction isolation level repeatable read');
/** One process at a time; a second one leaves the work to the first. */
export const LOCK = statement('rollup-lock', 'select pg_try_advisory_xact_lock(7259017) as free');
export const IS_OWN_SCHEMA = statement(
  'rollup-own-schema',
  'select exists (select from repeatable_schema where name = $1 and fingerprint = $2) as own',
);

/** Takes changed orders off the list and puts their buyers on the other one. */
export const TAKE_ORDERS = statement(
  'rollup-take-orders',
  `with keys as materialized (select distinct order_id from order_change limit $1),
   taken as (delete from order_change c using keys k where c.order_id = k.order_id),
   buyers as (insert into customer_change
     select distinct o.email from purchase_order o join keys k on k.order_id = o.id where o.email is not null)
   select coalesce(array_agg(order_id), '{}') as keys from keys`,
);
export const TAKE_CUSTOMERS = statement(
  'rollup-take-customers',
  `with keys as materialized (select distinct email from customer_change limit $1),
   taken as (delete from customer_change c using keys k where c.email = k.email)
   select coalesce(array_agg(email), '{}') as keys from keys`,
);

const SALES_COLUMNS = ['net_cents', 'purchases', 'completed', 'open_plans', 'movements'];
const SALES_SUMS = SALES_COLUMNS.map((sum) => `sum(${sum})`).join(', ');
const AFFILIATE_SUMS = 'sum(net_cents)::bigint, sum(purchases)::integer, sum(commission_cents)::bigint';
/** What affiliates bring is also kept for all time, under the day `-infinity`. */
const EACH_DAY_AND_EVER = `cross join lateral (values (p.day), ('-infinity'::date)) as counted (day)`;
const ANY_SALE = `having ${SALES_COLUMNS.map((sum) => `sum(${sum}) <> 0`).join(' or ')}`;
const ANY_CREDIT = 'having sum(net_cents) <> 0 or sum(purchases) <> 0 or sum(commission_cents) <> 0';

/** New share minus old share of each changed order, added to its days. */
export const ADD_ORDERS = statement(
  'rollup-add-orders',
  `with part as materialized (
     select day, product, provider, is_test, affiliate_id, net_cents, purchases, completed, open_plans, movements, commission_cents
     from order_part_live where order_id = any($1::uuid[])
     union all
     select day, product, provider, is_test, affiliate_id, -net_cents, -purchases, -completed, -open_plans, -movements, -commission_cents
     from order_part where order_id = any($1::uuid[])
   ), credits as (
     insert into affiliate_day as d (affiliate_id, day, product, is_test, net_cents, purchases, commission_cents)
     select affiliate_id, counted.day, product, is_test, ${AFFILIATE_SUMS} from part p ${EACH_DAY_AND_EVER}
     where affiliate_id is not null group by affiliate_id, counted.day, product, is_test ${ANY_CREDIT}
     on conflict (day, affiliate_id, product, is_test) do update set net_cents = d.net_cents + excluded.net_cents,
       purchases = d.purchases + excluded.purchases, commission_cents = d.commission_cents + excluded.commission_cents
   )
   insert into sales_day as d (day, product, provider, is_test, ${SALES_COLUMNS.join(', ')})
   select day, product, provider, is_test, ${SALES_SUMS} from part group by day, product, provider, is_test ${ANY_SALE}
   on conflict (day, product, provider, is_test) do update set ${SALES_COLUMNS.map((sum) => `${sum} = d.${sum} + excluded.${sum}`).join(', ')}`,
);
export const DROP_ORDER_PARTS = statement(
  'rollup-drop-orders',
  'delete from order_part where order_id = any($1::uuid[])',
);
const KEEP_ORDERS = `insert into order_part (order_id, day, email, product, provider, is_test, affiliate_id, net_cents, purchases, completed,
    open_plans, movements, commission_cents)
  select order_id, day, email, product, provider, is_test, affiliate_id, net_cents, purchases, completed, open_plans, movements, commission_cents
  from order_part_live`;
export const KEEP_ORDER_PARTS = statement('rollup-keep-orders', `${KEEP_ORDERS} where order_id = any($1::uuid[])`);

/** The same for the plans among the orders. */
export const ADD_PLANS = statement(
  'rollup-add-plans',
  `insert into plan_day as d (day, is_test, plans)
   select day, is_test, sum(plans)::integer from (
     select day, is_test, 1 as plans from plan_part_live where order_id = any($1::uuid[])
     union all
     select day, is_test, -1 from plan_part where order_id = any($1::uuid[])) p
   group by day, is_test having sum(plans) <> 0
   on conflict (day, is_test) do update set plans = d.plans + excluded.plans`,
);
export const DROP_PLAN_PARTS = statement('rollup-drop-plans', 'delete from plan_part where order_id = any($1::uuid[])');
const KEEP_PLANS = `insert into plan_part (order_id, day, is_test, next_at, paid_at, status)
  select order_id, day, is_test, next_at, paid_at, status from plan_part_live`;
export const KEEP_PLAN_PARTS = statement('rollup-keep-plans', `${KEEP_PLANS} where order_id = any($1::uuid[])`);

/** Joins what was added of one day and one access to one row. Nothing is lost: rows that come meanwhile are rows of their own. */
export const JOIN_MEMBERS = statement(
  'rollup-join-members',
  `with part as (
     delete from member_day where (day, summit1, summit2) in (
       select day, summit1, summit2 from member_day group by day, summit1, summit2 having count(*) > 1)
     returning day, summit1, summit2, members)
   insert into member_day (day, summit1, summit2, members)
   select day, summit1, summit2, sum(members) from part group by day, summit1, summit2 having sum(members) <> 0`,
);

const CUSTOMER_SUMS = ['signups', 'vip', 'vip_real', 'buyers', 'buyers_real'];
const SUMMED = CUSTOMER_SUMS.map((sum) => `sum(${sum})::integer`).join(', ');
const REFERRED_SUMS = ['signups', 'buyers', 'buyers_real'];
const REFERRED = `insert into affiliate_signup_day as d (affiliate_id, day, ${REFERRED_SUMS.join(', ')})
     select ${CREDITED_AFFILIATE}, counted.day, ${REFERRED_SUMS.map((sum) => `sum(${sum})::integer`).join(', ')}`;
const BY_AFFILIATE = `${EACH_DAY_AND_EVER}
     where ${CREDITED_AFFILIATE} is not null group by ${CREDITED_AFFILIATE}, counted.day`;
/** Columns of `customer_part` that say who brought somebody. */
const AFFILIATES = 'affiliate_id, buyer_affiliate_id';

export const ADD_CUSTOMERS = statement(
  'rollup-add-customers',
  `with part as materialized (
     select day, ${AFFILIATES}, ${CUSTOMER_SUMS.join(', ')} from customer_part_live where email = any($1::text[])
     union all
     select day, ${AFFILIATES}, ${CUSTOMER_SUMS.map((sum) => `-${sum}`).join(', ')} from customer_part where email = any($1::text[])
   ), referred as (
     ${REFERRED} from part p ${BY_AFFILIATE} having ${REFERRED_SUMS.map((sum) => `sum(${sum}) <> 0`).join(' or ')}
     on conflict (day, affiliate_id) do update set ${REFERRED_SUMS.map((sum) => `${sum} = d.${sum} + excluded.${sum}`).join(', ')}
   )
   insert into customer_day as d (day, ${CUSTOMER_SUMS.join(', ')})
   select day, ${SUMMED} from part group by day
   having ${CUSTOMER_SUMS.map((sum) => `sum(${sum}) <> 0`).join(' or ')}
   on conflict (day) do update set ${CUSTOMER_SUMS.map((sum) => `${sum} = d.${sum} + excluded.${sum}`).join(', ')}`,
);
export const DROP_CUSTOMER_PARTS = statement(
  'rollup-drop-customers',
  'delete from customer_part where email = any($1::text[])',
);
const KEEP_CUSTOMERS = `insert into customer_part (email, signup_id, day, ${AFFILIATES}, ${CUSTOMER_SUMS.join(', ')}, words)
  select email, signup_id, day, ${AFFILIATES}, ${CUSTOMER_SUMS.join(', ')}, words from customer_part_live`;
export const KEEP_CUSTOMER_PARTS = statement(
  'rollup-keep-customers',
  `${KEEP_CUSTOMERS} where email = any($1::text[])`,
);

/**
 * Takes in the views of transactions that are over for certain: from the mark to the oldest that still runs, at most about `$1` rows.
 * Whatever such a transaction wrote is visible, so no view is lost or counted twice (scale.md 3).
 */
export const ADD_PAGE_VIEWS = statement(
  'rollup-page-views',
  `with mark as materialized (select mark as low, pg_snapshot_xmin(pg_current_snapshot()) as over from rollup_mark where name = 'page_view'),
   far as materialized (select txid from page_view where txid >= (select low from mark) order by txid offset $1 limit 1),
   next as materialized (select least(over, coalesce(
     (select min(txid) from page_view where txid > (select txid from far)), over)) as high from mark),
   seen as (select viewed_at, page, referrer from page_view
     where txid >= (select low from mark) and txid < (select high from next)),
   batch as materialized (
     select pacific_day(viewed_at) as day, viewed_page(page) as page, referrer_host(referrer) as referrer, count(*)::integer as views
     from seen group by 1, 2, 3),
   pages as (
     insert into page_view_day as d (day, page, views) select day, page, sum(views)::integer from batch group by day, page
     on conflict (day, page) do update set views = d.views + excluded.views),
   referrers as (
     insert into referrer_day as d (day, referrer, views) select day, referrer, sum(views)::integer from batch group by day, referrer
     on conflict (day, referrer) do update set views = d.views + excluded.views)
   update rollup_mark set mark = high from next where name = 'page_view' and mark < high
   returning high < (select over from mark) as more`,
);
/** A mark that this server has not reached comes from another server: data restored from a dump must be counted again. */
export const MARK_IS_FOREIGN = statement(
  'rollup-mark-foreign',
  `select mark > pg_snapshot_xmax(pg_current_snapshot()) as foreign from rollup_mark where name = 'page_view'`,
);

/** Rare names of days that are over become one line a day; `$1` is the first day that keeps all. */
const compact = (name: string, { table, key, kept }: { table: string; key: string; kept: string }): Statement =>
  statement(
    name,
    `with ranked as (
       select day, ${key} as name, row_number() over (partition by day order by views desc, ${key}) as place
       from ${table} where day < $1::date and ${key} <> '${OTHERS}' and ${kept}
     ), moved as (
       delete from ${table} t using ranked r where r.place > 100 and t.day = r.day and t.${key} = r.name returning t.day, t.views)
     insert into ${table} as d (day, ${key}, views) select day, '${OTHERS}', sum(views)::integer from moved group by day
     on conflict (day, ${key}) do update set views = d.views + excluded.views`,
  );
const NOT_OF_THE_FUNNEL = `page <> all('{${FUNNEL_PAGES.join(',')}}')`;
export const COMPACT = [
  compact('rollup-compact-pages', { table: 'page_view_day', key: 'page', kept: NOT_OF_THE_FUNNEL }),
  compact('rollup-compact-referrers', { table: 'referrer_day', key: 'referrer', kept: 'true' }),
];

/** Days whose raw views are gone stay as they are; of the oldest day that has some, a part may be gone. */
const REBUILT_DAYS = `day >= coalesce((select day from oldest_view), '-infinity')
  and (day > (select day from oldest_view) or not exists (
    select from page_view_day older where older.day < (select day from oldest_view)))`;
const NOTHING_LEFT = '(select day from oldest_view) is null';
/** The same in all statements of a rebuild, which see one snapshot; said like this PostgreSQL knows that it means nearly every view. */
const OVER = 'pg_snapshot_xmin(pg_current_snapshot())';
/** Raw views by day and what was written down: the functions that read an address then run once for each that there is, not for each view. */
const countedViews = (column: string): string => `create temporary table counted_${column} on commit drop as
   select pacific_day(viewed_at) as day, ${column}, count(*) as views from page_view
   where txid < ${OVER} group by 1, 2`;
const REBUILD_VIEWS = [
  `update rollup_mark set mark = ${OVER} where name = 'page_view'`,
  `create temporary table oldest_view on commit drop as select pacific_day(min(viewed_at)) as day from page_view`,
  countedViews('page'),
  countedViews('referrer'),
  `create temporary table rebuilt_day on commit drop as
   select distinct day from (select day from page_view_day union select day from counted_page) d where ${NOTHING_LEFT} or ${REBUILT_DAYS}`,
  'delete from page_view_day where day in (select day from rebuilt_day)',
  'delete from referrer_day where day in (select day from rebuilt_day)',
  `insert into page_view_day (day, page, views) select day, viewed_page(page), sum(views)::integer from counted_page
   where day in (select day from rebuilt_day) group by 1, 2`,
  `insert into referrer_day (day, referrer, views) select day, referrer_host(referrer), sum(views)::integer from counted_referrer
   where day in (select day from rebuilt_day) group by 1, 2`,
];

export const REBUILD = [
  // Sums and words of everybody at once: with what a page may take they would be written to files and read again, many times over. Each
  // sort and each process may take as much, so there is one process.
  `set local work_mem = '48MB'`,
  'set local max_parallel_workers_per_gather = 0',
  `set local gin_pending_list_limit = '64MB'`,
  'delete from rollup_recount',
  'delete from order_change',
  'delete from customer_change',
  'delete from order_part',
  'delete from sales_day',
  'delete from affiliate_day',
  'delete from plan_part',
  'delete from plan_day',
  'delete from member_day',
  'delete from customer_part',
  'delete from customer_day',
  'delete from affiliate_signup_day',
  KEEP_ORDERS,
  `insert into sales_day (day, product, provider, is_test, ${SALES_COLUMNS.join(', ')}) select day, product, provider, is_test, ${SALES_SUMS} from order_part group by day, product, provider, is_test ${ANY_SALE}`,
  `insert into affiliate_day select affiliate_id, counted.day, product, is_test, ${AFFILIATE_SUMS} from order_part p ${EACH_DAY_AND_EVER}
   where affiliate_id is not null group by affiliate_id, counted.day, product, is_test ${ANY_CREDIT}`,
  KEEP_PLANS,
  'insert into plan_day (day, is_test, plans) select day, is_test, count(*) from plan_part group by day, is_test',
  COUNT_MEMBERS,
  KEEP_CUSTOMERS,
  `insert into customer_day (day, ${CUSTOMER_SUMS.join(', ')}) select day, ${SUMMED} from customer_part group by day`,
  `${REFERRED} from customer_part p ${BY_AFFILIATE}`,
  ...REBUILD_VIEWS,
  'analyze order_part, sales_day, affiliate_day, plan_part, plan_day, member_day, customer_part, customer_day, affiliate_signup_day, page_view_day, referrer_day',
].map((text, index) => statement(`rollup-rebuild-${index}`, text));
