import { Injectable } from '@nestjs/common';
import { summitEdition, type OverviewData, type OverviewQuery } from '@summit/contracts';
import { dollars } from '@summit/pricing';
import { ReportSql } from '../../../platform/database/report-sql.js';
import { statement } from '../../../platform/database/sql.js';
import { editionDays } from './edition.sql.js';
import { rate } from './rate.js';
import { ReportSettings } from './report-settings.js';

interface OverviewRow {
  signups: number;
  signups_today: number;
  signups_week: number;
  vip_signups: number;
  vip: number;
  implementation: number;
  dfy: number;
  stripe: number;
  paypal: number;
  stripe_count: number;
  paypal_count: number;
  completed: number;
  open_plans: number;
}

/** One statement, so that all cards show the same moment. */
const OVERVIEW = statement(
  'dashboard-overview',
  `with ${editionDays('$5')}, people as (
     select sum(signups) filter (where day >= $1::date) as signups, sum(signups) filter (where day = $2::date) as signups_today,
       sum(signups) filter (where day >= $3::date) as signups_week,
       sum(case when $4 then vip else vip_real end) filter (where day >= $1::date) as vip_signups
     from customer_day_now, edition where day between begins and ends and day >= least($1::date, $3::date)
   ), money as (
     select product, provider, sum(net_cents) filter (where day >= $1::date) as cents,
       sum(purchases) filter (where day >= $1::date) as purchases, sum(completed) filter (where day >= $1::date) as completed,
       sum(open_plans) as open_plans
     from sales_day_now, edition where day between begins and ends and ($4 or not is_test)
     group by product, provider
   )
   select coalesce(p.signups, 0)::int as signups, coalesce(p.signups_today, 0)::int as signups_today,
     coalesce(p.signups_week, 0)::int as signups_week, coalesce(p.vip_signups, 0)::int as vip_signups, m.*
   from people p, (
     select coalesce(sum(cents) filter (where product = 'vip'), 0)::float8 as vip,
       coalesce(sum(cents) filter (where product = 'implementation'), 0)::float8 as implementation,
       coalesce(sum(cents) filter (where product = 'dfy'), 0)::float8 as dfy,
       coalesce(sum(cents) filter (where provider = 'stripe'), 0)::float8 as stripe,
       coalesce(sum(cents) filter (where provider = 'paypal'), 0)::float8 as paypal,
       coalesce(sum(purchases) filter (where provider = 'stripe'), 0)::int as stripe_count,
       coalesce(sum(purchases) filter (where provider = 'paypal'), 0)::int as paypal_count,
       coalesce(sum(completed), 0)::int as completed, coalesce(sum(open_plans), 0)::int as open_plans from money) m`,
);

/** Null: all editions. */
export const editionKey = (summit: OverviewQuery['summit']): string | null =>
  summit === undefined || summit === 'all' ? null : summitEdition(summit)!.key;

/** The cards of the first tab (A-059, payments.md 4.6). */
@Injectable()
export class OverviewReadModel {
  constructor(
    private readonly sql: ReportSql,
    private readonly settings: ReportSettings,
  ) {}

  async read({ days, summit }: OverviewQuery): Promise<OverviewData> {
    const { from, today, monday } = this.settings.window(days);
    const values = [from, today, monday, this.settings.countsTests, editionKey(summit)];
    const [row] = await this.sql.query<OverviewRow>(OVERVIEW, values);
    return overviewOf(row!);
  }
}

const overviewOf = (row: OverviewRow): OverviewData => ({
  signups: { total: row.signups, today: row.signups_today, this_week: row.signups_week },
  revenue: {
    total: dollars(row.vip + row.implementation + row.dfy),
    by_product: { vip: dollars(row.vip), implementation: dollars(row.implementation), dfy: dollars(row.dfy) },
    by_payment_method: {
      stripe: dollars(row.stripe),
      paypal: dollars(row.paypal),
      stripe_count: row.stripe_count,
      paypal_count: row.paypal_count,
    },
  },
  orders: { completed: row.completed, payment_plans_active: row.open_plans },
  conversions: { signup_to_vip: rate(row.vip_signups, row.signups) },
});
