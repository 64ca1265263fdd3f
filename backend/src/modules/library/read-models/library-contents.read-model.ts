import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import type { LibraryContents, ListedGift, ListedSession } from '../application/library-contents.port.js';

const SESSIONS = statement(
  'library-sessions',
  `select import_key as key, day, topic, speaker_name as "speakerName", duration_minutes as "durationMinutes", public_token as token
   from summit_session where import_key = any($1::text[]) order by day, session_number`,
);
const GIFTS = statement(
  'library-gifts',
  `select g.speaker_name as "speakerName", g.day, g.title, g.description, g.url, count(c.id)::int as clicks
   from speaker_gift g left join gift_click c on c.gift_id = g.id
   group by g.id order by g.display_order, g.title`,
);

@Injectable()
export class LibraryContentsReadModel implements LibraryContents {
  constructor(private readonly sql: Sql) {}

  sessions(keys: readonly string[]): Promise<ListedSession[]> {
    return this.sql.query<ListedSession>(SESSIONS, [[...keys]]);
  }

  gifts(): Promise<ListedGift[]> {
    return this.sql.query<ListedGift>(GIFTS, []);
  }
}
