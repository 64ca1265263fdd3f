import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts the visits from before there were triggers, while the product runs: what there is less what they have counted. A visit and its
 * count are committed together, so within the one snapshot of one statement the difference is what was there before; it is added to what
 * is there by then. Who comes to the library again meanwhile waits for the end of it, at most: some seconds for a million visits.
 */
const COUNT = `
  WITH change AS (
    SELECT email, sum(refused)::int AS refused, sum(validated)::int AS validated, sum(accepted)::int AS accepted FROM (
      SELECT email, count(*) FILTER (WHERE NOT validated) AS refused, count(*) FILTER (WHERE validated AND accepted_at IS NULL) AS validated,
        count(*) FILTER (WHERE accepted_at IS NOT NULL) AS accepted FROM prompt_visit GROUP BY email
      UNION ALL
      SELECT email, -refused, -validated, -accepted FROM prompt_visitor
    ) visit GROUP BY email HAVING sum(refused) <> 0 OR sum(validated) <> 0 OR sum(accepted) <> 0
  ), changed AS (
    INSERT INTO prompt_visitor AS v (email, refused, validated, accepted)
    SELECT email, refused, validated, accepted FROM change ORDER BY email
    ON CONFLICT (email) DO UPDATE SET refused = v.refused + excluded.refused, validated = v.validated + excluded.validated,
      accepted = v.accepted + excluded.accepted
    RETURNING v.email, v.validated + v.accepted AS entries
  )
  INSERT INTO prompt_part (refused, validated, accepted, people, opened)
  SELECT sum(refused), sum(validated), sum(accepted), sum((entries > 0)::int - (entries - validated - accepted > 0)::int), 0
  FROM change JOIN changed USING (email) HAVING count(*) > 0`;

/** Of whom all visits went meanwhile. */
const GONE = 'DELETE FROM prompt_visitor WHERE refused = 0 AND validated = 0 AND accepted = 0';

export class PromptVisitsCounted1795500002001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COUNT);
    await runner.query(GONE);
  }

  /** The counts are right whether this has run once or again, and go with their tables. */
  async down(): Promise<void> {}
}
