import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropRepeatable } from '../repeatable-schema.js';

/** How many members came on which day, with access to which edition. Changes are added as rows, which the next roll joins to one. */
export class MembersByDay1795500000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE member_day (day date NOT NULL, summit1 boolean NOT NULL, summit2 boolean NOT NULL, members integer NOT NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropRepeatable(runner, 'analytics');
    await runner.query('DROP TABLE member_day');
  }
}
