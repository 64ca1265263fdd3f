import { Injectable } from '@nestjs/common';
import type { AffiliatePerformanceQuery, AffiliatePerformanceRow, TopAffiliatesQuery } from '@summit/contracts';
import { dollars } from '@summit/pricing';
import { ReportSql } from '../../../platform/database/report-sql.js';
import { statement } from '../../../platform/database/sql.js';
import { rate } from './rate.js';
import { ReportSettings } from './report-settings.js';
import { ALL_TIME } from './report-window.js';

/** The number of medals and places that the dashboard shows. */
const TOP = 5;

/** Registrations have no product, so a product filter leaves them as they are. All time is kept under one day of its own. */
const PERFORMANCE = statement(
  'dashboard-affiliates',
  `with sales as (
     select affiliate_id, sum(net_cents) as cents, sum(purchases) as orders, sum(commission_cents) as commission from affiliate_day_now
     where day between $1::date and $5::date and ($2::text is null or product = $2) and ($3 or not is_test) group by affiliate_id
   ), people as (
     select affiliate_id, sum(signups) as signups from affiliate_signup_day_now where day between $1::date and $5::date group by affiliate_id)
   select a.name, a.code, coalesce(s.cents, 0)::float8 as cents, coalesce(s.orders, 0)::int as orders,
     coalesce(s.commission, 0)::float8 as commission, coalesce(p.signups, 0)::int as signups
   from affiliate a left join sales s on s.affiliate_id = a.id left join people p on p.affiliate_id = a.id
   where coalesce(s.cents, 0) <> 0 or coalesce(s.orders, 0) <> 0 or coalesce(s.commission, 0) <> 0 or coalesce(p.signups, 0) <> 0
   order by cents desc, signups desc, a.code limit $4`,
);

interface PerformanceRow {
  name: string;
  code: string;
  cents: number;
  orders: number;
  commission: number;
  signups: number;
}

/** What affiliates brought in a window (C-031), best first. Affiliates who brought nothing are not listed. */
@Injectable()
export class AffiliatePerformanceReadModel {
  constructor(
    private readonly sql: ReportSql,
    private readonly settings: ReportSettings,
  ) {}

  top({ days, limit = TOP }: TopAffiliatesQuery): Promise<AffiliatePerformanceRow[]> {
    return this.read({ days, product: null, limit });
  }

  list({ days, product_filter = 'all' }: AffiliatePerformanceQuery): Promise<AffiliatePerformanceRow[]> {
    return this.read({ days, product: product_filter === 'all' ? null : product_filter, limit: null });
  }

  private async read(of: {
    days: number | undefined;
    product: string | null;
    limit: number | null;
  }): Promise<AffiliatePerformanceRow[]> {
    const { from } = this.settings.window(of.days);
    const to = from === ALL_TIME ? ALL_TIME : 'infinity';
    const values = [from, of.product, this.settings.countsTests, of.limit, to];
    const rows = await this.sql.query<PerformanceRow>(PERFORMANCE, values);
    return rows.map(({ name, code, cents, signups, orders, commission }) => ({
      name,
      code,
      revenue: dollars(cents),
      signups,
      orders,
      conversion_rate: rate(orders, signups),
      commission: dollars(commission),
    }));
  }
}
