import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MemberAccount1795333070001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "invoice" ("order_id" uuid NOT NULL, "number" integer NOT NULL, "issued_at" TIMESTAMP WITH TIME ZONE NOT NULL, "content" jsonb NOT NULL, CONSTRAINT "UQ_60284980bc8b9c624459948f4ac" UNIQUE ("number"), CONSTRAINT "PK_1e74a9888e5e228184769ba3dfd" PRIMARY KEY ("order_id"))`,
    );
    await runner.query(
      `CREATE TABLE "member_former_email" ("email" text NOT NULL, "member_id" uuid NOT NULL, "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "member_former_email_normal" CHECK (email = lower(btrim(email))), CONSTRAINT "PK_e5e7d40402904600af5f9be249b" PRIMARY KEY ("email"))`,
    );
    await runner.query(`CREATE INDEX "IDX_c68c068e21c671992eb1526b20" ON "member_former_email"  ("member_id") `);
    await runner.query(`ALTER TABLE "sign_in" ADD "browser" text`);
    await runner.query(`ALTER TABLE "member_link" ADD "email" text`);
    await runner.query(`ALTER TABLE "member" ADD "two_factor_ends_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(
      `CREATE INDEX "IDX_4e5f07e005faafd7bb1d9a58e4" ON "member"  ("two_factor_ends_at") WHERE two_factor_ends_at is not null`,
    );
    await runner.query(
      `ALTER TABLE "invoice" ADD CONSTRAINT "FK_1e74a9888e5e228184769ba3dfd" FOREIGN KEY ("order_id") REFERENCES "purchase_order"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "member_former_email" ADD CONSTRAINT "FK_c68c068e21c671992eb1526b208" FOREIGN KEY ("member_id") REFERENCES "member"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "member_former_email" DROP CONSTRAINT "FK_c68c068e21c671992eb1526b208"`);
    await runner.query(`ALTER TABLE "invoice" DROP CONSTRAINT "FK_1e74a9888e5e228184769ba3dfd"`);
    await runner.query(`DROP INDEX "public"."IDX_4e5f07e005faafd7bb1d9a58e4"`);
    await runner.query(`ALTER TABLE "member" DROP COLUMN "two_factor_ends_at"`);
    await runner.query(`ALTER TABLE "member_link" DROP COLUMN "email"`);
    await runner.query(`ALTER TABLE "sign_in" DROP COLUMN "browser"`);
    await runner.query(`DROP INDEX "public"."IDX_c68c068e21c671992eb1526b20"`);
    await runner.query(`DROP TABLE "member_former_email"`);
    await runner.query(`DROP TABLE "invoice"`);
  }
}
