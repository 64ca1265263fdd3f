import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What calendars were told, how far reminders are, and who waits for the next dates. */
export class CalendarAndReminders1795333050001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "calendar_event" ("uid" text NOT NULL, "print" text NOT NULL, "sequence" integer NOT NULL DEFAULT '0', "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "calendar_event_sequence" CHECK (sequence >= 0), CONSTRAINT "PK_6fdc6431c71314b87fae301922f" PRIMARY KEY ("uid"))`,
    );
    await runner.query(
      `CREATE TABLE "calendar_feed" ("member_id" uuid NOT NULL, "version" integer NOT NULL, CONSTRAINT "PK_25300d26fe168642350399ecace" PRIMARY KEY ("member_id"))`,
    );
    await runner.query(
      `CREATE TABLE "next_summit_request" ("email" text NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "requested_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_011d3642e86a30846f365e25fee" PRIMARY KEY ("email"))`,
    );
    await runner.query(
      `CREATE TABLE "reminder_run" ("key" text NOT NULL, "reached" uuid, "started_at" TIMESTAMP WITH TIME ZONE NOT NULL, "finished_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "reminder_run_order" CHECK (finished_at >= started_at), CONSTRAINT "PK_93f6826c46d499034fb434c4985" PRIMARY KEY ("key"))`,
    );
    await runner.query(
      `ALTER TABLE "calendar_feed" ADD CONSTRAINT "FK_25300d26fe168642350399ecace" FOREIGN KEY ("member_id") REFERENCES "member"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "calendar_feed" DROP CONSTRAINT "FK_25300d26fe168642350399ecace"`);
    await runner.query(`DROP TABLE "reminder_run"`);
    await runner.query(`DROP TABLE "next_summit_request"`);
    await runner.query(`DROP TABLE "calendar_feed"`);
    await runner.query(`DROP TABLE "calendar_event"`);
  }
}
