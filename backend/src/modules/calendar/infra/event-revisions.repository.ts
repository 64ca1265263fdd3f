import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type { Revision } from '../application/calendar-event.js';
import type { EventRevisions } from '../application/event-revisions.port.js';

const READ = statement(
  'calendar-event-read',
  `select uid, print, sequence, ${ms('changed_at')} as "changedAt" from calendar_event where uid = any($1::text[])`,
);
/** In the order of the names: two processes that note the same change wait for each other, and never in a circle. */
const NOTE = statement(
  'calendar-event-note',
  `insert into calendar_event (uid, print, changed_at)
   select uid, print, ${at('$3')} from unnest($1::text[], $2::text[]) as published(uid, print) order by uid
   on conflict (uid) do update
     set print = excluded.print, sequence = calendar_event.sequence + 1, changed_at = excluded.changed_at
     where calendar_event.print <> excluded.print`,
);

interface Row extends Revision {
  uid: string;
  print: string;
}

@Injectable()
export class EventRevisionsRepository implements EventRevisions {
  constructor(private readonly sql: Sql) {}

  /** Calendars ask every few hours and events change rarely: nearly always one read is all. */
  async note(prints: ReadonlyMap<string, string>, now: number): Promise<Map<string, Revision>> {
    const uids = [...prints.keys()];
    let known = await this.read(uids);
    const news = uids.filter((uid) => known.get(uid)?.print !== prints.get(uid));
    if (news.length > 0) {
      await this.sql.query(NOTE, [news, news.map((uid) => prints.get(uid)), now]);
      known = await this.read(uids);
    }
    return known;
  }

  private async read(uids: string[]): Promise<Map<string, Row>> {
    const rows = await this.sql.query<Row>(READ, [uids]);
    return new Map(rows.map((row) => [row.uid, row]));
  }
}
