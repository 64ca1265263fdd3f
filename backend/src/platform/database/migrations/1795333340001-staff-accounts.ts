import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts of the back office get a role and can be disabled; an invited one has no password yet. */
export class StaffAccounts1795333340001 implements MigrationInterface {
  /** Why `table-rewrites.spec.ts` lets it pass. */
  readonly whyNobodyWaits = 'admin_account holds the few people who work in the back office';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "admin_account" ADD "role" text NOT NULL DEFAULT 'owner'`);
    await runner.query(`ALTER TABLE "admin_account" ADD "disabled_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "admin_account" ALTER COLUMN "password_hash" DROP NOT NULL`);
    await runner.query(
      `ALTER TABLE "admin_account" ADD CONSTRAINT "admin_account_role_known" CHECK (role in ('owner', 'support'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "admin_account" DROP CONSTRAINT "admin_account_role_known"`);
    await runner.query(`DELETE FROM "admin_account" WHERE password_hash IS NULL`);
    await runner.query(`ALTER TABLE "admin_account" ALTER COLUMN "password_hash" SET NOT NULL`);
    await runner.query(`ALTER TABLE "admin_account" DROP COLUMN "disabled_at"`);
    await runner.query(`ALTER TABLE "admin_account" DROP COLUMN "role"`);
  }
}
