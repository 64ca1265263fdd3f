import { Injectable } from '@nestjs/common';
import type { PageViewsReport } from '@summit/contracts';
import { ReportSql } from '../../../platform/database/report-sql.js';
import { statement } from '../../../platform/database/sql.js';
import { ReportSettings } from './report-settings.js';

/** The name of everything that is not among the most frequent of a day or of the report. */
export const OTHERS = '(other)';
const MAX_PAGES = 100;
const MAX_REFERRERS = 10;

/**
 * `direct` is a source too; a view that comes from one of our own pages has none. What is left out is left out of the sums: asking each
 * row of each day is most of what the report costs.
 */
const REPORT = statement(
  'dashboard-page-views',
  `with pages as materialized (select page, sum(views) as views from page_view_day_now where day >= $1::date group by page),
   ranked as (select page, views, row_number() over (order by (page = '${OTHERS}'), views desc, page) as place from pages),
   sources as materialized (select referrer, sum(views) as views from referrer_day_now where day >= $1::date group by referrer),
   listed as (select case when place <= ${MAX_PAGES} then page else '${OTHERS}' end as page, sum(views) as views from ranked group by 1)
   select (select coalesce(sum(views), 0)::float8 from pages) as total,
     (select coalesce(json_agg(json_build_object('page', page, 'views', views) order by views desc, page), '[]') from listed) as pages,
     (select coalesce(json_agg(json_build_object('referrer', referrer, 'count', views) order by views desc, referrer), '[]') from (
        select referrer, views from sources where referrer <> '${OTHERS}' and referrer <> all($2)
        order by 2 desc, 1 limit ${MAX_REFERRERS}) r) as referrers`,
);

interface ReportRow {
  total: number;
  pages: PageViewsReport['by_page'];
  referrers: PageViewsReport['top_referrers'];
}

/** Views of each page and where they came from. */
@Injectable()
export class PageViewsReadModel {
  constructor(
    private readonly sql: ReportSql,
    private readonly settings: ReportSettings,
  ) {}

  async read(days?: number): Promise<PageViewsReport> {
    const values = [this.settings.window(days).from, this.settings.ownHosts];
    const [row] = await this.sql.query<ReportRow>(REPORT, values);
    return { total_views: row!.total, by_page: row!.pages, top_referrers: row!.referrers };
  }
}
