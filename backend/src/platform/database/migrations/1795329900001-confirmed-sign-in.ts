import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ConfirmedSignIn1795329900001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "sign_in" ADD "confirmed_at" TIMESTAMP WITH TIME ZONE`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "sign_in" DROP COLUMN "confirmed_at"`);
  }
}
