import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rows that a figure is made of are read page by page, newest first. Only jobs write these tables, and they can wait. */
export class FigureRows1795333580001 implements MigrationInterface {
  readonly whyNobodyWaits = 'a job writes what orders and customers have added, and waits itself';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX order_part_day ON order_part (day, order_id)');
    await runner.query('CREATE INDEX customer_part_day ON customer_part (day, signup_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX customer_part_day');
    await runner.query('DROP INDEX order_part_day');
  }
}
