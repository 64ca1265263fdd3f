import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which versions of the program relay events, so that an older one leaves them to a newer one (platform/outbox/event-relay.ts). */
export class RelayReleases1795500000702 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "relay_release" ("fingerprint" text PRIMARY KEY, "events" text[] NOT NULL, "first_seen_at" timestamptz NOT NULL DEFAULT clock_timestamp(), "seen_at" timestamptz NOT NULL DEFAULT clock_timestamp())`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "relay_release"');
  }
}
