import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropRepeatable } from '../repeatable-schema.js';

/**
 * How many orders move the revenue of a day, so that a page of a figure finds its day without reading those before it. What is there says
 * 0 until it is rolled anew, which the changed definition of the reports asks for.
 */
export class FigurePages1795333690001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_part ADD movements integer NOT NULL DEFAULT 0');
    await runner.query('ALTER TABLE sales_day ADD movements integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropRepeatable(runner, 'analytics');
    await runner.query('ALTER TABLE sales_day DROP COLUMN movements');
    await runner.query('ALTER TABLE order_part DROP COLUMN movements');
  }
}
