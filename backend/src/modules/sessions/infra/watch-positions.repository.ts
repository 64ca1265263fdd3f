import { Injectable } from '@nestjs/common';
import { executorOf, Sql, statement } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { WatchPosition, WatchPositions } from '../application/watch-positions.port.js';

const COLUMNS = `session_id as "sessionId", seconds, duration_seconds as "durationSeconds", watched, ${ms('updated_at')} as "updatedAt"`;
const OF_MEMBER = statement(
  'session-watch-of-member',
  `select ${COLUMNS} from session_watch where member_id = $1 order by updated_at desc, session_id`,
);
const LOCK = statement(
  'session-watch-lock',
  `select ${COLUMNS} from session_watch where member_id = $1 and session_id = $2 for update`,
);
const SAVE = statement(
  'session-watch-save',
  `insert into session_watch (member_id, session_id, seconds, duration_seconds, watched, updated_at)
   select $1::uuid, id, $3::float8, $4::float8, $5::boolean, ${at('$6')} from summit_session where id = $2 for key share
   on conflict (member_id, session_id) do update set seconds = excluded.seconds, duration_seconds = excluded.duration_seconds,
     watched = excluded.watched, updated_at = excluded.updated_at
   returning 1`,
);

@Injectable()
export class WatchPositionsRepository implements WatchPositions {
  constructor(private readonly sql: Sql) {}

  of(memberId: string): Promise<WatchPosition[]> {
    return this.sql.query<WatchPosition>(OF_MEMBER, [memberId]);
  }

  async lock(tx: Transaction, memberId: string, sessionId: string): Promise<WatchPosition | null> {
    return (await executorOf(tx).query<WatchPosition>(LOCK, [memberId, sessionId]))[0] ?? null;
  }

  async save(tx: Transaction, memberId: string, position: WatchPosition): Promise<boolean> {
    const { sessionId, seconds, durationSeconds, watched, updatedAt } = position;
    const values = [memberId, sessionId, seconds, durationSeconds, watched, updatedAt];
    return (await executorOf(tx).query(SAVE, values)).length > 0;
  }
}
