import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An address can be had by one member after the other, and by one twice (D-105). */
export class AddressesPassedOn1795333370002 implements MigrationInterface {
  readonly whyNobodyWaits = 'a row for each change of an address, which few members ever make';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "member_former_email" DROP CONSTRAINT "PK_e5e7d40402904600af5f9be249b"');
    await runner.query(
      'ALTER TABLE "member_former_email" ADD CONSTRAINT "member_former_email_pk" PRIMARY KEY ("email", "member_id", "changed_at")',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "member_former_email" DROP CONSTRAINT "member_former_email_pk"');
    await runner.query(
      'ALTER TABLE "member_former_email" ADD CONSTRAINT "PK_e5e7d40402904600af5f9be249b" PRIMARY KEY ("email")',
    );
  }
}
