import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../platform/database/sql.js';
import { at } from '../../platform/database/sql-text.js';
import type { PageView } from './page-view.js';

const INSERT = statement(
  'page-view-insert',
  `insert into page_view (page, url, referrer, affiliate_code, user_agent, visitor_id, viewed_at)
   select page, url, referrer, affiliate_code, user_agent, visitor_id, ${at('viewed_at')}
   from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::float8[])
     as v(page, url, referrer, affiliate_code, user_agent, visitor_id, viewed_at)`,
);

/** Stores many page views by one statement. */
@Injectable()
export class PageViewWriter {
  constructor(private readonly sql: Sql) {}

  async write(views: PageView[]): Promise<void> {
    await this.sql.query(INSERT, [
      views.map((view) => view.page),
      views.map((view) => view.url),
      views.map((view) => view.referrer),
      views.map((view) => view.affiliateCode),
      views.map((view) => view.userAgent),
      views.map((view) => view.visitorId),
      views.map((view) => view.viewedAt),
    ]);
  }
}
