import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import type { FeedVersions } from '../application/feed-versions.port.js';

const CURRENT = statement('calendar-feed-version', 'select version from calendar_feed where member_id = $1');
const REPLACE = statement(
  'calendar-feed-replace',
  `insert into calendar_feed (member_id, version) values ($1, 1)
   on conflict (member_id) do update set version = calendar_feed.version + 1`,
);

@Injectable()
export class FeedVersionsRepository implements FeedVersions {
  constructor(private readonly sql: Sql) {}

  async current(memberId: string): Promise<number> {
    return (await this.sql.query<{ version: number }>(CURRENT, [memberId]))[0]?.version ?? 0;
  }

  async replace(memberId: string): Promise<void> {
    await this.sql.query(REPLACE, [memberId]);
  }
}
