import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Experiments with the landing page's headline. */
export class Experiments1795333550001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "experiment" ("id" uuid NOT NULL, "place" text NOT NULL, "status" text NOT NULL, "control" text, "variant" text NOT NULL, "measure" text NOT NULL, "expected_visitors" integer NOT NULL, "max_days" integer NOT NULL, "started_at" TIMESTAMP WITH TIME ZONE, "started_by" text, "stopped_at" TIMESTAMP WITH TIME ZONE, "stopped_by" text, "winner" text, "outcome" jsonb, CONSTRAINT "experiment_status" CHECK (status in ('draft', 'running', 'stopped')), CONSTRAINT "experiment_measure" CHECK (measure in ('registrations', 'revenue')), CONSTRAINT "experiment_winner" CHECK (winner in ('A', 'B')), CONSTRAINT "experiment_pk" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE UNIQUE INDEX "experiment_open" ON "experiment" ("place") WHERE status <> 'stopped'`);
    await runner.query(
      `CREATE TABLE "experiment_exposure" ("experiment_id" uuid NOT NULL, "visitor" text NOT NULL, "variant" text NOT NULL, "exposed_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "experiment_exposure_variant" CHECK (variant in ('A', 'B')), CONSTRAINT "experiment_exposure_pk" PRIMARY KEY ("experiment_id", "visitor"), CONSTRAINT "experiment_exposure_of" FOREIGN KEY ("experiment_id") REFERENCES "experiment"("id") ON DELETE NO ACTION ON UPDATE NO ACTION)`,
    );
    await runner.query(
      `CREATE TABLE "experiment_registration" ("experiment_id" uuid NOT NULL, "signup_id" uuid NOT NULL, "visitor" text NOT NULL, "variant" text NOT NULL, "exposed_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "experiment_registration_variant" CHECK (variant in ('A', 'B')), CONSTRAINT "experiment_registration_pk" PRIMARY KEY ("experiment_id", "signup_id"), CONSTRAINT "experiment_registration_of" FOREIGN KEY ("experiment_id") REFERENCES "experiment"("id") ON DELETE NO ACTION ON UPDATE NO ACTION, CONSTRAINT "experiment_registration_signup" FOREIGN KEY ("signup_id") REFERENCES "signup"("id") ON DELETE CASCADE ON UPDATE NO ACTION)`,
    );
    await runner.query(`CREATE INDEX "experiment_registration_by_signup" ON "experiment_registration" ("signup_id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "experiment_registration"');
    await runner.query('DROP TABLE "experiment_exposure"');
    await runner.query('DROP TABLE "experiment"');
  }
}
