import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropRepeatable } from '../repeatable-schema.js';

const ADD = [
  'ALTER TABLE customer_part ALTER COLUMN signup_id DROP NOT NULL',
  `ALTER TABLE customer_part ADD signups integer NOT NULL DEFAULT 1, ADD buyers integer NOT NULL DEFAULT 0,
     ADD buyers_real integer NOT NULL DEFAULT 0`,
  'ALTER TABLE customer_day ADD buyers integer NOT NULL DEFAULT 0, ADD buyers_real integer NOT NULL DEFAULT 0',
  'DROP INDEX purchase_order_completed',
  `CREATE INDEX "purchase_order_finished" ON "purchase_order"  ("completed_at", "id") WHERE status in ('completed', 'partially_refunded')`,
  'CREATE INDEX "purchase_order_first_money" ON "purchase_order"  ("paid_at", "id") WHERE paid_at is not null',
];
/** The old columns know no buyers. */
const REMOVE = [
  'DROP INDEX purchase_order_first_money',
  'DROP INDEX purchase_order_finished',
  `CREATE INDEX "purchase_order_completed" ON "purchase_order"  ("completed_at", "id") WHERE status = 'completed'`,
  'ALTER TABLE customer_day DROP COLUMN buyers, DROP COLUMN buyers_real',
  'DELETE FROM customer_part WHERE signup_id IS NULL',
  'ALTER TABLE customer_part DROP COLUMN signups, DROP COLUMN buyers, DROP COLUMN buyers_real',
  'ALTER TABLE customer_part ALTER COLUMN signup_id SET NOT NULL',
];

/** Buyers who never registered are customers too; orders refunded in part are completed orders. */
export class Customers1795333000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const change of ADD) await runner.query(change);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropRepeatable(runner, 'analytics');
    for (const change of REMOVE) await runner.query(change);
  }
}
