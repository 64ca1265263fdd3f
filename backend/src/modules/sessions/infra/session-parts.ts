import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';

/** Two at the same moment are right, too: each folds what the other has not taken. */
const FOLD_RATINGS = statement(
  'sessions-fold-ratings',
  `with part as (delete from session_rating_part returning *)
   insert into session_rating_part (session_id, stars, status, ratings, comments, takeaways)
   select session_id, stars, status, sum(ratings), sum(comments), sum(takeaways) from part
   group by session_id, stars, status having sum(ratings) <> 0 or sum(comments) <> 0 or sum(takeaways) <> 0`,
);
const FOLD_GIFTS = statement(
  'sessions-fold-gifts',
  `with part as (delete from session_gift_part returning *)
   insert into session_gift_part (session_id, gift_url, clicks, member_clicks, last_click_at)
   select session_id, gift_url, sum(clicks), sum(member_clicks), max(last_click_at) from part
   group by session_id, gift_url having sum(clicks) <> 0`,
);

/** Makes one part of many, so that adding them up stays cheap. */
@Injectable()
export class SessionParts {
  constructor(private readonly sql: Sql) {}

  async fold(): Promise<void> {
    await this.sql.query(FOLD_RATINGS);
    await this.sql.query(FOLD_GIFTS);
  }
}
