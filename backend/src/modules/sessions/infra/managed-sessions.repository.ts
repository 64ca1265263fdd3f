import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SummitDay } from '@summit/rules';
import { DataSource } from 'typeorm';
import { Sql, statement } from '../../../platform/database/sql.js';
import { ms } from '../../../platform/database/sql-text.js';
import type {
  GiftClickCount,
  ManagedSession,
  ManagedSessions,
  SessionFigures,
  SessionStore,
} from '../application/managed-sessions.port.js';
import { managedSessionOf, SessionStoreOfTransaction } from './session-store.js';
import { SummitSession } from './summit-session.entity.js';

type Figures = SessionFigures & { id: string };

/** Showings that wait to be added count already. */
const FIGURES = statement(
  'sessions-figures',
  `select s.id, s.total_views + coalesce(v.views, 0) as views, coalesce(r.average, 0) as "averageRating",
     coalesce(r.ratings, 0) as ratings, coalesce(g.clicks, 0) as "giftClicks", ${ms('c.updated_at')} as "captionsSavedAt"
   from summit_session s
   left join (select session_id, count(*)::int as views from session_view group by session_id) v on v.session_id = s.id
   left join (select session_id, (sum(stars * ratings)::numeric / nullif(sum(ratings), 0))::float8 as average, sum(ratings)::int as ratings
     from session_rating_part where status <> 'rejected' group by session_id) r on r.session_id = s.id
   left join (select session_id, sum(clicks)::int as clicks from session_gift_part group by session_id) g on g.session_id = s.id
   left join session_captions c on c.session_id = s.id
   where $1::int is null or s.day = $1`,
);
const GIFT_CLICKS = statement(
  'sessions-gift-clicks',
  `select g.session_id as "sessionId", s.summit_key as "summitKey", s.day, s.topic, s.speaker_name as speaker,
     g.gift_url as "giftUrl", sum(g.clicks)::int as clicks, sum(g.member_clicks)::int as "memberClicks",
     ${ms('max(g.last_click_at)')} as "lastClickAt"
   from session_gift_part g join summit_session s on s.id = g.session_id
   group by g.session_id, s.summit_key, s.day, s.topic, s.speaker_name, g.gift_url
   having sum(g.clicks) > 0 order by clicks desc, "lastClickAt" desc`,
);
/** In one statement: a showing is in the total or among those that wait, never in both. */
const ROLL_VIEWS = statement(
  'sessions-roll-views',
  `with taken as (delete from session_view returning session_id),
   counted as (select session_id, count(*)::int as views from taken group by session_id)
   update summit_session s set total_views = s.total_views + counted.views from counted where counted.session_id = s.id`,
);

/** Rows that administrators edit are TypeORM's; figures are named SQL (D-56). */
@Injectable()
export class ManagedSessionsRepository implements ManagedSessions {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sql: Sql,
  ) {}

  async list(day: SummitDay | null): Promise<(ManagedSession & SessionFigures)[]> {
    const [rows, figures] = await Promise.all([
      this.dataSource.getRepository(SummitSession).find({
        where: day === null ? {} : { day },
        order: { summitKey: 'DESC', day: 'ASC', sessionNumber: 'ASC', id: 'ASC' },
      }),
      this.sql.query<Figures>(FIGURES, [day]),
    ]);
    const byId = new Map(figures.map(({ id, ...rest }) => [id, rest]));
    return rows.flatMap((row) => {
      const known = byId.get(row.id);
      return known ? [{ ...managedSessionOf(row), ...known }] : [];
    });
  }

  giftClicks(): Promise<GiftClickCount[]> {
    return this.sql.query<GiftClickCount>(GIFT_CLICKS);
  }

  changing<Result>(work: (store: SessionStore) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction((manager) => work(new SessionStoreOfTransaction(manager)));
  }

  async rollViews(): Promise<void> {
    await this.sql.query(ROLL_VIEWS);
  }
}
