import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A product that runs meanwhile gets its rights on the table only after all migrations, so the triggers count with those of the owner. */
const AS_OWNER = 'LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp';

const COUNT = (sign: '' | '-', rows: string): string => `
      INSERT INTO prompt_part (refused, validated, accepted, people, opened)
      SELECT 0, 0, 0, 0, ${sign}count(*) FROM ${rows} HAVING count(*) > 0;`;

const COUNT_OPENED = `
  CREATE FUNCTION count_opened_prompts() RETURNS trigger ${AS_OWNER} AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN${COUNT('', 'opened')}
    ELSE${COUNT('-', 'gone')}
    END IF;
    RETURN NULL;
  END $$`;

const TRIGGERS = [
  ['insert', 'NEW TABLE AS opened'],
  ['delete', 'OLD TABLE AS gone'],
] as const;

/** How many prompts were opened, kept with each. From here on triggers count; OpenedPromptsCounted adds what there was before. */
export class OpenedPrompts1795500002002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COUNT_OPENED);
    await runner.query('REVOKE EXECUTE ON FUNCTION count_opened_prompts() FROM PUBLIC');
    for (const [event, tables] of TRIGGERS)
      await runner.query(
        `CREATE TRIGGER prompt_access_counted_${event} AFTER ${event} ON prompt_access REFERENCING ${tables} FOR EACH STATEMENT EXECUTE FUNCTION count_opened_prompts()`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [event] of TRIGGERS) await runner.query(`DROP TRIGGER prompt_access_counted_${event} ON prompt_access`);
    await runner.query('DROP FUNCTION count_opened_prompts()');
    await runner.query('UPDATE prompt_part SET opened = 0 WHERE opened <> 0');
  }
}
