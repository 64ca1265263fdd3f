import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the clicks from before there were triggers: what there is less what they have counted, as SessionRatingsCounted does. */
const COUNT = `
  INSERT INTO session_gift_part (session_id, gift_url, clicks, member_clicks, last_click_at)
  SELECT session_id, gift_url, sum(clicks), sum(member_clicks), max(last_click_at) FROM (
    SELECT session_id, gift_url, count(*) AS clicks, count(*) FILTER (WHERE by_member) AS member_clicks, max(clicked_at) AS last_click_at
    FROM session_gift_click GROUP BY 1, 2
    UNION ALL
    SELECT session_id, gift_url, -clicks, -member_clicks, last_click_at FROM session_gift_part
  ) part GROUP BY 1, 2 HAVING sum(clicks) <> 0`;

export class SessionGiftsCounted1795500001905 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COUNT);
  }

  /** The sums are right whether this has run once or again, and go with their table. */
  async down(): Promise<void> {}
}
