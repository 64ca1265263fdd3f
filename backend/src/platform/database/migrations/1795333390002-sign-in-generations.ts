import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often all sign-ins of an account were ended, counted in the transaction that ends them. */
export class SignInGenerations1795333390002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "sign_in_generation" ("role" text NOT NULL, "subject_id" uuid NOT NULL, "number" integer NOT NULL, CONSTRAINT "PK_43cc62412ae68061969828910ca" PRIMARY KEY ("role", "subject_id"))',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "sign_in_generation"');
  }
}
