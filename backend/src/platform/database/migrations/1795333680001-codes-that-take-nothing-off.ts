import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHECK = (least: string) =>
  `ALTER TABLE "promo_code" ADD CONSTRAINT "promo_code_discount" CHECK (discount_value ${least} and discount_type in ('percent', 'amount', 'fixed_price'))`;

/** A code may take nothing off: both dialogs begin at 0. */
export class CodesThatTakeNothingOff1795333680001 implements MigrationInterface {
  readonly whyNobodyWaits = 'operators make some dozens of codes for each campaign';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "promo_code" DROP CONSTRAINT "promo_code_discount"');
    await runner.query(CHECK('>= 0'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "promo_code" DROP CONSTRAINT "promo_code_discount"');
    // Codes that were made since stay what they are.
    await runner.query(`${CHECK('> 0')} NOT VALID`);
  }
}
