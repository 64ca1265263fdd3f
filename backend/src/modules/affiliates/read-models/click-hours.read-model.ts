import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';

/** Counted by the Pacific clock, as the days of clicks are. */
const CLICKS_BY_HOUR = statement(
  'speaker-click-hours',
  `select extract(hour from clicked_at at time zone 'America/Los_Angeles')::int as hour, count(*)::int as clicks
   from referral_click where affiliate_id = $1 group by 1`,
);

/** When an affiliate's own links were clicked. */
@Injectable()
export class ClickHoursReadModel {
  constructor(private readonly sql: Sql) {}

  /** Clicks in each of the 24 hours of a day, all days together; the index is the hour. */
  async of(affiliateId: string): Promise<number[]> {
    const rows = await this.sql.query<{ hour: number; clicks: number }>(CLICKS_BY_HOUR, [affiliateId]);
    const clicks = new Map(rows.map((row) => [row.hour, row.clicks]));
    return Array.from({ length: 24 }, (_, hour) => clicks.get(hour) ?? 0);
  }
}
