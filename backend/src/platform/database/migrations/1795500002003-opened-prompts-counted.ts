import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the openings from before there were triggers: what there is less what they have counted, as SessionRatingsCounted does. */
const COUNT = `
  INSERT INTO prompt_part (refused, validated, accepted, people, opened)
  SELECT 0, 0, 0, 0, sum(opened) FROM (
    SELECT count(*) AS opened FROM prompt_access
    UNION ALL
    SELECT -opened FROM prompt_part
  ) part HAVING sum(opened) <> 0`;

export class OpenedPromptsCounted1795500002003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COUNT);
  }

  /** The sums are right whether this has run once or again, and go with their table. */
  async down(): Promise<void> {}
}
