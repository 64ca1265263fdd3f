import { Injectable } from '@nestjs/common';
import type { ProductPerformanceRow, RevenueChartQuery, RevenuePoint } from '@summit/contracts';
import { dollars } from '@summit/pricing';
import type { Product } from '@summit/rules';
import { ReportSql } from '../../../platform/database/report-sql.js';
import { statement } from '../../../platform/database/sql.js';
import { ReportSettings } from './report-settings.js';
import { revenueBuckets, type SalesDay } from './revenue-buckets.js';

const BY_DAY = statement(
  'dashboard-revenue-days',
  `select day::text as day, sum(net_cents)::float8 as cents, sum(completed)::int as orders from sales_day_now
   where day >= $1::date and ($2 or not is_test) group by day having sum(net_cents) <> 0 or sum(completed) <> 0 order by day`,
);
const BY_PRODUCT = statement(
  'dashboard-products',
  `select product, sum(purchases)::int as sales, sum(net_cents)::float8 as cents from sales_day_now
   where day >= $1::date and ($2 or not is_test) group by product having sum(net_cents) <> 0 or sum(purchases) <> 0
   order by cents desc, product`,
);

/** Revenue over time and by product: net money by the day it was received (C-099). */
@Injectable()
export class SalesReadModel {
  constructor(
    private readonly sql: ReportSql,
    private readonly settings: ReportSettings,
  ) {}

  async chart({ days, period = 'daily' }: RevenueChartQuery): Promise<RevenuePoint[]> {
    const window = this.settings.window(days);
    const sales = await this.sql.query<SalesDay>(BY_DAY, [window.from, this.settings.countsTests]);
    return revenueBuckets(sales, period, window);
  }

  /** Products that were sold or that money came or went for; a sale counts on the day of its first money. */
  async products(days?: number): Promise<ProductPerformanceRow[]> {
    const values = [this.settings.window(days).from, this.settings.countsTests];
    const rows = await this.sql.query<{ product: Product; sales: number; cents: number }>(BY_PRODUCT, values);
    return rows.map(({ product, sales, cents }) => ({
      product,
      total_sales: sales,
      total_revenue: dollars(cents),
      average_order_value: sales === 0 ? 0 : dollars(Math.round(cents / sales)),
    }));
  }
}
