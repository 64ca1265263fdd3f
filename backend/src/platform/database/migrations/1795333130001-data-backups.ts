import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DataBackups1795333130001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "data_backup" ("id" uuid NOT NULL, "tool" text NOT NULL, "file" text NOT NULL, "size" bigint NOT NULL, "digest" text NOT NULL, "counts" jsonb NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "restored_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_41682f9ca3eebd33be058433a5c" PRIMARY KEY ("id"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "data_backup"`);
  }
}
