import { Injectable } from '@nestjs/common';
import type { FunnelDetailRow, FunnelStage } from '@summit/contracts';
import { dollars } from '@summit/pricing';
import type { Product } from '@summit/rules';
import { ReportSql } from '../../../platform/database/report-sql.js';
import { statement } from '../../../platform/database/sql.js';
import { AFFILIATE, affiliateInfo, SOURCE } from './customer-row.js';
import { IS_KEPT, KEPT_CENTS } from './order-row.sql.js';
import { ReportSettings } from './report-settings.js';

/** The call has no pages; a dialog with more rows than this helps nobody. */
const MAX_ROWS = 1_000;

interface DetailRow {
  name: string | null;
  email: string | null;
  date: Date;
  cents: number;
  source: string | null;
  product: Product | null;
  affiliate_code: string | null;
  affiliate_name: string | null;
  unsubscribed: boolean;
}

/** With a limit it is looked up for each row: as a question of existence it reads all addresses, once for the thousand. */
const unsubscribed = (email: string): string =>
  `(select true from mail_opt_out out where out.email = ${email} limit 1) is not null as unsubscribed`;

const SIGNUPS = statement(
  'dashboard-funnel-signups',
  `with page as (select s.* from signup s where s.created_at >= pacific_midnight($1::date)
     order by s.created_at desc, s.id desc limit ${MAX_ROWS})
   select s.name, s.email, s.created_at as date, 0::float8 as cents, ${SOURCE} as source, null as product,
     a.code as affiliate_code, a.name as affiliate_name, ${unsubscribed('s.email')}
   from page s ${AFFILIATE} order by s.created_at desc, s.id desc`,
);
/**
 * The affiliate is the one whom the order counts for, which may be another than that of the registration. Looked up row by row: joins would
 * read both tables for a thousand rows.
 */
const PURCHASES = statement(
  'dashboard-funnel-purchases',
  `with page as (select o.* from purchase_order o
     where o.product = $2 and o.paid_at >= pacific_midnight($1::date) and ${IS_KEPT} and ($3 or not o.is_test)
     order by o.paid_at desc, o.id desc limit ${MAX_ROWS})
   select coalesce(o.name, s.name) as name, o.email, o.paid_at as date, ${KEPT_CENTS} as cents, o.product,
     case when e.id is not null then 'affiliate' when s.id is not null then ${SOURCE} else 'direct' end as source,
     e.code as affiliate_code, e.name as affiliate_name, ${unsubscribed('o.email')}
   from page o
   left join lateral (select affiliate_id from order_attribution where order_id = o.id limit 1) t on true
   left join lateral (select id, code, name from affiliate where id = t.affiliate_id limit 1) e on true
   left join lateral (select * from signup where email = o.email limit 1) s on true ${AFFILIATE}
   order by o.paid_at desc, o.id desc`,
);

const PRODUCT_OF: Record<Exclude<FunnelStage, 'landing_page'>, Product> = {
  vip_page: 'vip',
  implementation_page: 'implementation',
  dfy_page: 'dfy',
};

/** Who stands behind a stage: its newest thousand conversions. */
@Injectable()
export class FunnelDetailsReadModel {
  constructor(
    private readonly sql: ReportSql,
    private readonly settings: ReportSettings,
  ) {}

  async list(stage: FunnelStage, days?: number): Promise<FunnelDetailRow[]> {
    const { from } = this.settings.window(days);
    const rows =
      stage === 'landing_page'
        ? await this.sql.query<DetailRow>(SIGNUPS, [from])
        : await this.sql.query<DetailRow>(PURCHASES, [from, PRODUCT_OF[stage], this.settings.countsTests]);
    return rows.map((row) => ({
      name: row.name ?? '',
      email: row.email ?? '',
      date: row.date.toISOString(),
      amount: dollars(row.cents),
      source: row.source ?? 'direct',
      product_type: row.product,
      affiliate_info: affiliateInfo(row.affiliate_code, row.affiliate_name),
      unsubscribed: row.unsubscribed,
    }));
  }
}
