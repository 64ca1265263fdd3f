import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropRepeatable } from '../repeatable-schema.js';

/** Plans that are listed are counted by the day that their next payment is due, so that the last page costs what the first one costs. */
export class PlansByDay1795500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE plan_part (order_id uuid PRIMARY KEY, day date NOT NULL, is_test boolean NOT NULL, next_at timestamptz, paid_at timestamptz,
         status text NOT NULL)`,
    );
    await runner.query('CREATE INDEX plan_part_day ON plan_part (day)');
    await runner.query(
      'CREATE TABLE plan_day (day date, is_test boolean, plans integer NOT NULL, PRIMARY KEY (day, is_test))',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropRepeatable(runner, 'analytics');
    await runner.query('DROP TABLE plan_day');
    await runner.query('DROP TABLE plan_part');
  }
}
