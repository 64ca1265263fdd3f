import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A code may take nothing off: both dialogs begin at 0. */
export class CodesThatTakeNothingOff1795333680001 implements MigrationInterface {
  readonly whyNobodyWaits = 'operators make some dozens of codes for each campaign';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "promo_code" DROP CONSTRAINT "promo_code_discount"');
    await runner.query(
      `ALTER TABLE "promo_code" ADD CONSTRAINT "promo_code_discount" CHECK (discount_value >= 0 and discount_type in ('percent', 'amount', 'fixed_price'))`,
    );
  }

  /** Stays: a code of 0 that a buyer holds could not be redeemed or given back any more, and the payment would not be booked. */
  async down(): Promise<void> {}
}
