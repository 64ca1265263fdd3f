import { startMigratedDatabase, type MigratedDatabase } from '../../../../test/harness/migrated-database.js';
import { SessionGiftParts1795500001904 } from '../../../platform/database/migrations/1795500001904-session-gift-parts.js';
import { SessionGiftsCounted1795500001905 } from '../../../platform/database/migrations/1795500001905-session-gifts-counted.js';
import { SessionRatingParts1795500001900 } from '../../../platform/database/migrations/1795500001900-session-rating-parts.js';
import { SessionRatingsCounted1795500001901 } from '../../../platform/database/migrations/1795500001901-session-ratings-counted.js';

/** What the parts add up to beside what the ratings are: only where they differ. */
const WRONG_RATINGS = `
  select session_id, stars, status, sum(ratings) as ratings from (
    select session_id, stars, status, ratings, comments, takeaways from session_rating_part
    union all
    select session_id, stars, status, -count(*), -count(comment), -count(takeaways) from session_rating group by 1, 2, 3
  ) part group by 1, 2, 3 having sum(ratings) <> 0 or sum(comments) <> 0 or sum(takeaways) <> 0`;
const WRONG_CLICKS = `
  select session_id, gift_url, sum(clicks) as clicks from (
    select session_id, gift_url, clicks, member_clicks from session_gift_part
    union all
    select session_id, gift_url, -count(*), -count(*) filter (where by_member) from session_gift_click group by 1, 2
  ) part group by 1, 2 having sum(clicks) <> 0 or sum(member_clicks) <> 0`;
const SUMMIT = `insert into summit (key, slug, number, title, card_date, card_sessions, day_count, first_day, last_day, first_day_at, date_label)
  values ('summit1', 'summit1', 1, '', '', '', 5, '2026-03-02', '2026-03-06', '2026-03-02T08:00:00Z', '')`;
const SESSION = `insert into summit_session (id, summit_key, public_token, topic, speaker_name, public_access_start, public_access_end)
  values ($1, 'summit1', 'of-the-spec', 'Of the spec', 'Nora', now(), now() + interval '2 days')`;
const RATE = `insert into session_rating (session_id, rater, stars, comment, takeaways, status, display_publicly, rated_at)
  select $1, 'rater ' || n, 1 + n % 5, case when n % 2 = 0 then 'fine' end, null, 'pending', false, now() from generate_series($2::int, $3::int) n`;
const CLICK = `insert into session_gift_click (session_id, gift_url, by_member, clicked_at)
  select $1, 'https://gift.test', n % 2 = 0, now() from generate_series(1, $2::int) n`;

describe('ratings and clicks, counted as they come', () => {
  const ratings = [new SessionRatingParts1795500001900(), new SessionRatingsCounted1795500001901()] as const;
  const gifts = [new SessionGiftParts1795500001904(), new SessionGiftsCounted1795500001905()] as const;
  let database: MigratedDatabase;
  let session: string;
  beforeAll(async () => {
    database = await startMigratedDatabase();
  });
  afterAll(() => database?.stop());

  const wrong = async () => [...(await database.rows(WRONG_RATINGS)), ...(await database.rows(WRONG_CLICKS))];

  it('hold what was there before an upgrade, and what comes while it runs', async () => {
    session = '5f0c1a8e-6a0b-4c57-9f0d-3b8f0e7a2c11';
    await database.rows(SUMMIT);
    await database.rows(SESSION, [session]);
    for (const [triggers, count] of [ratings, gifts]) {
      await database.run(count, 'down');
      await database.run(triggers, 'down');
    }
    let raters = 7;
    await database.rows(RATE, [session, 1, raters]);
    await database.rows(CLICK, [session, 3]);
    for (const [triggers, count] of [ratings, gifts]) {
      await database.run(triggers, 'up');
      await database.rows(RATE, [session, raters + 1, (raters += 2)]);
      await database.rows(CLICK, [session, 2]);
      await database.run(count, 'up');
      await database.run(count, 'up');
    }
    expect(await wrong()).toEqual([]);
  });

  it('follow a rating that is given anew, decided on or removed', async () => {
    await database.rows(`update session_rating set stars = 5, comment = 'better' where rater = 'rater 1'`);
    await database.rows(`update session_rating set status = 'rejected' where stars = 3`);
    await database.rows(`delete from session_rating where stars = 2`);
    expect(await wrong()).toEqual([]);
  });

  it('go with their session', async () => {
    await database.rows('delete from summit_session where id = $1', [session]);
    expect(await database.rows('select from session_rating_part group by session_id having sum(ratings) <> 0')).toEqual(
      [],
    );
    expect(await database.rows('select from session_gift_part group by session_id having sum(clicks) <> 0')).toEqual(
      [],
    );
  });
});
