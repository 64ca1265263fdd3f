import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos in the place of drawn portraits. */
export class Faces1795333410001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "face" ("person" text NOT NULL, "name" text NOT NULL, "alt" text NOT NULL, "picture" text NOT NULL, "set_at" TIMESTAMP WITH TIME ZONE NOT NULL, "set_by" text NOT NULL, CONSTRAINT "face_picture_is_name" CHECK (picture ~ '^[0-9a-f]{32}$'), CONSTRAINT "PK_face_person" PRIMARY KEY ("person"))`,
    );
    await runner.query('CREATE UNIQUE INDEX "face_picture" ON "face"  ("picture")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "face"');
  }
}
