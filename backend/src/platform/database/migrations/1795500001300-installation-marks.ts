import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What tells installations on one account of a provider from each other (platform/installation/installation.ts). */
export class InstallationMarks1795500001300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "installation" ("id" integer NOT NULL, "mark" text NOT NULL, CONSTRAINT "PK_installation" PRIMARY KEY ("id"), CONSTRAINT "installation_one" CHECK (id = 1))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "installation"');
  }
}
