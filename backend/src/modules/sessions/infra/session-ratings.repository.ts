import { Injectable } from '@nestjs/common';
import { RATINGS_LISTED } from '@summit/contracts';
import { seeking } from '../../../platform/csv/seeking.js';
import { executorOf, Sql, statement } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import { remember, rememberedAnswer } from '../../../platform/idempotency/remembered-answers.js';
import type {
  ListedRating,
  NewRating,
  RatingCounts,
  RatingFilter,
  RememberedRating,
  SessionCounts,
  SessionRatings,
  StarCount,
  StoredRating,
} from '../application/session-ratings.port.js';
import type { RatingDecision, RatingStatus } from '../domain/rating.js';

const SCOPE = 'session-rating';
const COLUMNS = `r.id, r.stars, r.user_name as "userName", r.comment, r.takeaways, r.status,
  r.display_publicly as "displayPublicly", r.reviewed_by as "reviewedBy"`;
const OF_RATER = statement(
  'session-rating-of-rater',
  `select ${COLUMNS} from session_rating r where r.session_id = $1 and r.rater = $2 for update`,
);
const SAVE = statement(
  'session-rating-save',
  `insert into session_rating (session_id, rater, stars, user_name, comment, takeaways, status, display_publicly, reviewed_by, rated_at)
   select id, $2, $3::smallint, $4, $5, $6, $7, $8::boolean, $9, ${at('$10')} from summit_session where id = $1 for key share
   on conflict (session_id, rater) do update set stars = excluded.stars, user_name = excluded.user_name, comment = excluded.comment,
     takeaways = excluded.takeaways, status = excluded.status, display_publicly = excluded.display_publicly,
     reviewed_by = excluded.reviewed_by,
     rated_at = greatest(excluded.rated_at, session_rating.rated_at + interval '1 millisecond'),
     reviewed_at = case when excluded.status = 'pending' then null else session_rating.reviewed_at end
   returning 1`,
);
/** Two requests with one key wait for each other: the second finds what the first has stored. */
const TAKE_TURNS = statement(
  'session-rating-take-turns',
  `select pg_advisory_xact_lock(hashtextextended('${SCOPE} ' || $1, 0))`,
);
const REMEMBERED = rememberedAnswer(SCOPE);
const REMEMBER = statement(
  'session-rating-remember',
  remember({
    scope: SCOPE,
    key: '$1',
    requestHash: '$2::text',
    result: `jsonb_build_object('visitor', $3::text)`,
    expiresAt: '$4',
    from: '(select 1) as one',
  }),
);
const LISTED = `select ${COLUMNS}, s.topic as "sessionTopic", s.speaker_name as speaker, s.day, s.session_number as "sessionNumber",
     ${ms('r.rated_at')} as "ratedAt"
   from session_rating r join summit_session s on s.id = r.session_id
   where ($1::text is null or s.speaker_name = $1) and ($2::int is null or r.stars >= $2) and ($3::text is null or r.status = $3)`;
const NEWEST_FIRST = 'order by r.rated_at desc, r.id desc';
const LIST = statement('session-rating-list', `${LISTED} ${NEWEST_FIRST} limit ${RATINGS_LISTED}`);
/** Goes on behind the last row that was read, whatever comes in meanwhile. */
const BATCH = statement(
  'session-rating-batch',
  `${LISTED} and ($4::uuid is null or (r.rated_at, r.id) < (select b.rated_at, b.id from session_rating b where b.id = $4))
   ${NEWEST_FIRST} limit $5`,
);
/** Of parts of ratings (session-rating-part.entity.ts). The average is of those that were not rejected. */
const COUNTED = `coalesce(sum(r.ratings), 0)::int as total, coalesce(sum(r.comments), 0)::int as comments,
  coalesce(sum(r.takeaways), 0)::int as takeaways,
  coalesce((sum(r.stars * r.ratings) filter (where r.status <> 'rejected'))::numeric
    / nullif(sum(r.ratings) filter (where r.status <> 'rejected'), 0), 0)::float8 as average`;
const COUNTS = statement(
  'session-rating-counts',
  `select ${COUNTED}, coalesce(sum(r.ratings) filter (where r.status = 'pending'), 0)::int as pending from session_rating_part r`,
);
const BY_SPEAKER = statement(
  'session-rating-by-speaker',
  `select s.speaker_name as speaker, ${COUNTED} from session_rating_part r join summit_session s on s.id = r.session_id
   group by s.speaker_name having sum(r.ratings) > 0 order by average desc, total desc, speaker`,
);
const BY_SESSION = statement(
  'session-rating-by-session',
  `select s.id as "sessionId", s.summit_key as "summitKey", s.day, s.session_number as "sessionNumber", s.topic,
     s.speaker_name as speaker, ${COUNTED}
   from session_rating_part r join summit_session s on s.id = r.session_id
   group by s.id having sum(r.ratings) > 0 order by average desc, total desc, s.summit_key desc, s.day, s.session_number, s.id`,
);
const DISTRIBUTION = statement(
  'session-rating-distribution',
  `select star.stars, coalesce(sum(r.ratings), 0)::int as count
   from generate_series(1, 5) as star(stars) left join session_rating_part r on r.stars = star.stars and r.status <> 'rejected'
   group by star.stars order by star.stars desc`,
);
const LOCK = statement(
  'session-rating-lock',
  `select status, trunc(${ms('rated_at')}) as "ratedAt" from session_rating where id = $1 for update`,
);
const DECIDE = statement(
  'session-rating-decide',
  `update session_rating set status = $2, display_publicly = $2 = 'approved', reviewed_by = $3, reviewed_at = ${at('$4')} where id = $1`,
);

@Injectable()
export class SessionRatingsRepository implements SessionRatings {
  constructor(private readonly sql: Sql) {}

  async ofRater(tx: Transaction, sessionId: string, rater: string): Promise<StoredRating | null> {
    return (await executorOf(tx).query<StoredRating>(OF_RATER, [sessionId, rater]))[0] ?? null;
  }

  async save(tx: Transaction, rating: NewRating): Promise<boolean> {
    const { sessionId, rater, stars, userName, comment, takeaways, status, displayPublicly, reviewedBy, at } = rating;
    const values = [sessionId, rater, stars, userName, comment, takeaways, status, displayPublicly, reviewedBy, at];
    return (await executorOf(tx).query(SAVE, values)).length > 0;
  }

  async remembered(tx: Transaction, key: string, now: number): Promise<RememberedRating | null> {
    await executorOf(tx).query(TAKE_TURNS, [key]);
    const [row] = await executorOf(tx).query<{ request_hash: string; result: { visitor: string } }>(REMEMBERED, [
      key,
      now,
    ]);
    return row ? { requestHash: row.request_hash, visitor: row.result.visitor } : null;
  }

  async remember(
    tx: Transaction,
    answer: { key: string; requestHash: string; visitor: string; expiresAt: number },
  ): Promise<void> {
    await executorOf(tx).query(REMEMBER, [answer.key, answer.requestHash, answer.visitor, answer.expiresAt]);
  }

  list({ speaker, minStars, status }: RatingFilter): Promise<ListedRating[]> {
    return this.sql.query<ListedRating>(LIST, [speaker, minStars, status]);
  }

  async counts(): Promise<RatingCounts & { pending: number }> {
    return (await this.sql.query<RatingCounts & { pending: number }>(COUNTS))[0]!;
  }

  countsBySpeaker(): Promise<(RatingCounts & { speaker: string })[]> {
    return this.sql.query<RatingCounts & { speaker: string }>(BY_SPEAKER);
  }

  countsBySession(): Promise<SessionCounts[]> {
    return this.sql.query<SessionCounts>(BY_SESSION);
  }

  distribution(): Promise<StarCount[]> {
    return this.sql.query<StarCount>(DISTRIBUTION);
  }

  all({ speaker, minStars, status }: RatingFilter): AsyncIterable<readonly ListedRating[]> {
    return seeking(({ last, limit }) =>
      this.sql.query<ListedRating>(BATCH, [speaker, minStars, status, last?.id ?? null, limit]),
    );
  }

  async lock(tx: Transaction, id: string): Promise<{ status: RatingStatus; ratedAt: number } | null> {
    return (await executorOf(tx).query<{ status: RatingStatus; ratedAt: number }>(LOCK, [id]))[0] ?? null;
  }

  async decide(
    tx: Transaction,
    { id, status, reviewedBy, at: when }: { id: string; status: RatingDecision; reviewedBy: string; at: number },
  ): Promise<void> {
    await executorOf(tx).query(DECIDE, [id, status, reviewedBy, when]);
  }
}
