import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts the ratings from before there were triggers, while the product runs: what there is less what they have counted. A rating and its
 * part are committed together, so within the one snapshot of one statement the difference is what was there before.
 */
const COUNT = `
  INSERT INTO session_rating_part (session_id, stars, status, ratings, comments, takeaways)
  SELECT session_id, stars, status, sum(ratings), sum(comments), sum(takeaways) FROM (
    SELECT session_id, stars, status, count(*) AS ratings, count(comment) AS comments, count(takeaways) AS takeaways
    FROM session_rating GROUP BY 1, 2, 3
    UNION ALL
    SELECT session_id, stars, status, -ratings, -comments, -takeaways FROM session_rating_part
  ) part GROUP BY 1, 2, 3 HAVING sum(ratings) <> 0 OR sum(comments) <> 0 OR sum(takeaways) <> 0`;

export class SessionRatingsCounted1795500001901 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COUNT);
  }

  /** The sums are right whether this has run once or again, and go with their table. */
  async down(): Promise<void> {}
}
