import { Injectable } from '@nestjs/common';
import { PAGES, type FunnelReport, type OfferStage } from '@summit/contracts';
import type { Product } from '@summit/rules';
import { ReportSql } from '../../../platform/database/report-sql.js';
import { statement } from '../../../platform/database/sql.js';
import { rate } from './rate.js';
import { ReportSettings } from './report-settings.js';

/** Pages that show the offer of a product; both VIP pages show the same one (C-021). */
const OFFER_PAGES: Record<Product, string[]> = {
  vip: [PAGES.vip.path, PAGES.vipUpgrade.path],
  implementation: [PAGES.implementation.path],
  dfy: [PAGES.dfy.path],
};
/** Never folded into the others: the funnel is about these pages. */
export const FUNNEL_PAGES: string[] = [PAGES.landing.path, ...Object.values(OFFER_PAGES).flat()];

const FUNNEL = statement(
  'dashboard-funnel',
  `select
     (select coalesce(json_object_agg(page, views), '{}') from (
        select page, sum(views) as views from page_view_day_now where day >= $1::date and page = any($2) group by page) v) as views,
     (select coalesce(json_object_agg(product, purchases), '{}') from (
        select product, sum(purchases) as purchases from sales_day_now where day >= $1::date and ($3 or not is_test) group by product) p) as purchases,
     (select coalesce(sum(signups), 0)::int from customer_day_now where day >= $1::date) as signups`,
);

interface FunnelRow {
  views: Record<string, number>;
  purchases: Partial<Record<Product, number>>;
  signups: number;
}

/**
 * Views of robots and of people without scripts are not counted, what they buy is: no stage turns more than all of its views into
 * something.
 */
const rateOfViews = (converted: number, views: number): number => rate(Math.min(converted, views), views);

/** Views and conversions of the four stages. A purchase counts on the day of its first money, unless all of it went back. */
@Injectable()
export class FunnelReadModel {
  constructor(
    private readonly sql: ReportSql,
    private readonly settings: ReportSettings,
  ) {}

  async read(days?: number): Promise<FunnelReport> {
    const values = [this.settings.window(days).from, FUNNEL_PAGES, this.settings.countsTests];
    const [row] = await this.sql.query<FunnelRow>(FUNNEL, values);
    const { views, purchases, signups } = row!;
    const viewsOf = (pages: string[]) => pages.reduce((sum, page) => sum + (views[page] ?? 0), 0);
    const stage = (product: Product): OfferStage => {
      const seen = viewsOf(OFFER_PAGES[product]);
      const bought = purchases[product] ?? 0;
      return { views: seen, purchases: bought, conversion_rate: rateOfViews(bought, seen) };
    };
    const landings = viewsOf([PAGES.landing.path]);
    return {
      landing_page: { views: landings, signups, conversion_rate: rateOfViews(signups, landings) },
      vip_page: stage('vip'),
      implementation_page: stage('implementation'),
      dfy_page: stage('dfy'),
    };
  }
}
