import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../../platform/database/sql.js';
import { at } from '../../../../platform/database/sql-text.js';
import type { OfferTimers, OfferVisit } from '../application/offer-timers.port.js';

/** The row that this statement inserts is not visible to its own reads, hence `least`. */
const START = statement(
  'offer-timer-start',
  `with mine as (
     insert into timer_session as t (session_id, product, buyer_id, email, started_at)
     values ($1, $2, $3, $4, ${at('$5')})
     on conflict (session_id, product) do update
       set buyer_id = coalesce(t.buyer_id, excluded.buyer_id), email = coalesce(t.email, excluded.email)
     returning buyer_id, email, started_at
   )
   select (extract(epoch from least(mine.started_at, (
     select min(other.started_at) from timer_session other
     where other.product = $2 and (other.buyer_id in ($3, mine.buyer_id) or other.email in ($4, mine.email))
   ))) * 1000)::float8 as "startedAt"
   from mine`,
);

@Injectable()
export class OfferTimersRepository implements OfferTimers {
  constructor(private readonly sql: Sql) {}

  async start({ sessionId, product, buyerId, email, now }: OfferVisit): Promise<number> {
    const [row] = await this.sql.query<{ startedAt: number }>(START, [sessionId, product, buyerId, email, now]);
    return row!.startedAt;
  }
}
