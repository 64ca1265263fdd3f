import { Injectable } from '@nestjs/common';
import { Batcher } from '../../../../platform/database/batcher.js';
import { Sql, statement } from '../../../../platform/database/sql.js';
import { at, ms, oneOf } from '../../../../platform/database/sql-text.js';
import { HELD_STATUSES } from '../../domain/order-status.js';
import type { OfferStart, OfferTimers, OfferVisit } from '../application/offer-timers.port.js';

/** Money that is kept was paid with the address by the browser or the session of a row, or a mail to it was opened in the browser. */
const provesAddress = (row: string): string => `(exists (
  select from buyer_address b where b.buyer_id = ${row}.buyer_id and b.email = ${row}.email) or exists (
  select from purchase_order o
  where o.email = ${row}.email and (o.buyer_id = ${row}.buyer_id or o.session_id = ${row}.session_id) and ${oneOf('o.status', HELD_STATUSES)}))`;

/** SQL of who asks. */
interface Caller {
  product: string;
  buyerId: string;
  email: string;
  clientBlock: string;
}

/**
 * Reads `mine`, the row of the session, and who asks. The address of a mailed link that was opened in a browser stands in only where
 * this visit has told none: a link can be passed on, and an address that somebody types is whose offer it is. A row that the same
 * statement has just inserted is not visible to its other reads, hence `least`.
 */
const counted = ({ product, buyerId, email, clientBlock }: Caller): string => `caller as (
     select who.*, ${provesAddress('who')} as proven
     from mine cross join lateral (
       select mine.session_id, mine.email, coalesce(${buyerId}, mine.buyer_id) as buyer_id
       union select mine.session_id, ${email}, coalesce(${buyerId}, mine.buyer_id)
       union select mine.session_id, opened.email, opened.buyer_id
         from (select b.email, b.buyer_id from buyer_address b
           where b.buyer_id = coalesce(${buyerId}, mine.buyer_id) order by b.proven_at desc, b.email limit 1) opened
         where mine.email is null and ${email} is null
     ) who
   ),
   own as (
     select least((select started_at from mine), (
       select min(other.started_at) from timer_session other
       where other.product = ${product} and other.buyer_id in (${buyerId}, (select buyer_id from mine)))) as started_at
   ),
   known as (
     select min(started_at) as started_at from (
       select other.started_at from caller
       join timer_session other on other.email = caller.email and other.product = ${product}
       where other.client_block = ${clientBlock} or (caller.proven and ${provesAddress('other')})
       union all
       select other.started_at from caller
       join buyer_address opened on opened.email = caller.email
       join timer_session other on other.buyer_id = opened.buyer_id and other.email is null and other.product = ${product}
       where caller.proven
     ) starts
   )`;

const START = statement(
  'offer-timer-start',
  `with mine as (
     insert into timer_session as t (session_id, product, buyer_id, email, client_block, started_at)
     values ($1, $2, $3, $4, $5, ${at('$6')})
     on conflict (session_id, product) do update
       set buyer_id = coalesce(t.buyer_id, excluded.buyer_id), email = coalesce(t.email, excluded.email),
           client_block = coalesce(t.client_block, excluded.client_block)
     returning session_id, buyer_id, email, started_at
   ), ${counted({ product: '$2', buyerId: '$3', email: '$4', clientBlock: '$5' })}
   select ${ms('own.started_at')} as own, ${ms('least(own.started_at, known.started_at)')} as counted from own, known`,
);
/** Of many callers, who have told no address. */
const KNOWN = statement(
  'offer-timers-known',
  `select (
     with mine as (
       select session_id, buyer_id, email, started_at from timer_session
       where session_id = asked.session_id and product = asked.product
     ), ${counted({ product: 'asked.product', buyerId: 'asked.buyer_id', email: 'null::text', clientBlock: 'asked.client_block' })}
     select ${ms('least(own.started_at, known.started_at)')} from own, known) as counted
   from unnest($1::text[], $2::text[], $3::uuid[], $4::text[])
     with ordinality as asked(session_id, product, buyer_id, client_block, place) order by place`,
);
const FORGET = statement('offer-timer-forget', `delete from timer_session where started_at < ${at('$1')}`);

type Known = Parameters<OfferTimers['known']>[0];

/** Visitors who try a code ask at the same moment, so they share a statement. */
@Injectable()
export class OfferTimersRepository implements OfferTimers {
  private readonly questions = new Batcher<Known, number | null>((asked) => this.knownOf(asked));

  constructor(private readonly sql: Sql) {}

  async start({ sessionId, product, buyerId, email, clientBlock, now }: OfferVisit): Promise<OfferStart> {
    const visit = [sessionId, product, buyerId, email, clientBlock, now];
    const [row] = await this.sql.query<OfferStart>(START, visit);
    return row!;
  }

  known(question: Known): Promise<number | null> {
    return this.questions.add(question);
  }

  async forget(before: number): Promise<void> {
    await this.sql.query(FORGET, [before]);
  }

  private async knownOf(asked: Known[]): Promise<(number | null)[]> {
    const rows = await this.sql.query<{ counted: number | null }>(KNOWN, [
      asked.map(({ sessionId }) => sessionId),
      asked.map(({ product }) => product),
      asked.map(({ buyerId }) => buyerId),
      asked.map(({ clientBlock }) => clientBlock),
    ]);
    return rows.map(({ counted: startedAt }) => startedAt);
  }
}
