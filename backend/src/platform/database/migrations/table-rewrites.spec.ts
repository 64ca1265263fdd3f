import type { MigrationInterface, QueryRunner } from 'typeorm';
import { MIGRATIONS } from './index.js';
import { growingLocks, tableRewrites, type ReasonedRewrite } from './table-rewrites.js';

/** The newest migration that was merged before this check; it and those before it stay as they are. */
const CHECKED_AFTER = 1795332000001;
const LOCKS_CHECKED_AFTER = 1795333780001;

type Migration = MigrationInterface & Partial<ReasonedRewrite>;

/** The statements of a migration; to what it asks it hears that there is nothing. */
async function statementsOf(migration: Migration): Promise<string[]> {
  const statements: string[] = [];
  const runner = {
    query: async (text: string): Promise<unknown[]> => {
      statements.push(text);
      return [];
    },
  };
  await migration.up(runner as unknown as QueryRunner);
  return statements;
}

async function refusalsOf(migrations: readonly (new () => Migration)[]): Promise<string[]> {
  const found: string[] = [];
  for (const Made of migrations) {
    const migration = new Made();
    const at = Number(/\d{13}$/.exec(Made.name)?.[0]);
    if (at <= CHECKED_AFTER || migration.whyNobodyWaits) continue;
    const statements = await statementsOf(migration);
    const refused = [...tableRewrites(statements), ...(at > LOCKS_CHECKED_AFTER ? growingLocks(statements) : [])];
    found.push(...refused.map((text) => `${Made.name}: ${text}`));
  }
  return found;
}

describe('migrations (C12)', () => {
  it('keep no traffic waiting while a table is written or read as a whole', async () => {
    expect(await refusalsOf(MIGRATIONS)).toEqual([]);
  });

  class Retype1999999999999 implements Migration {
    async up(runner: QueryRunner): Promise<void> {
      await runner.query('ALTER TABLE "signup" ALTER COLUMN "name" TYPE varchar(80)');
    }
    async down(): Promise<void> {}
  }
  class RetypeWithReason1999999999999 extends Retype1999999999999 implements ReasonedRewrite {
    readonly whyNobodyWaits = 'one row for each provider';
  }

  it('are refused by name when they do, unless they say why nobody waits', async () => {
    expect(await refusalsOf([Retype1999999999999])).toEqual([
      expect.stringMatching(/^Retype1999999999999: .*another type/),
    ]);
    expect(await refusalsOf([RetypeWithReason1999999999999])).toEqual([]);
  });

  it('are found among the old ones, which shows that the patterns read what is really written', async () => {
    const mails = MIGRATIONS.find(({ name }) => name.startsWith('MailStates'))!;
    expect(tableRewrites(await statementsOf(new mails())).map((text) => text.split(' "')[0])).toContain('UPDATE');
  });
});

describe('tableRewrites', () => {
  it.each([
    'ALTER TABLE "signup" ADD "key" uuid NOT NULL DEFAULT gen_random_uuid()',
    'alter table signup add column drawn float8 default random()',
    'ALTER TABLE "signup" ADD "lower" text GENERATED ALWAYS AS (lower(email)) STORED',
    'ALTER TABLE "signup" ADD "n" bigserial',
    'ALTER TABLE "signup" ALTER COLUMN "name" TYPE varchar(80)',
    'ALTER TABLE "signup" ALTER "name" SET DATA TYPE varchar(80)',
    'ALTER TABLE "signup"\n  ALTER COLUMN "name" SET NOT NULL',
    'ALTER TABLE "signup" ADD CONSTRAINT "named" CHECK (name <> $$$$)',
    'ALTER TABLE "signup" ADD CONSTRAINT "by" FOREIGN KEY ("affiliate_id") REFERENCES "affiliate"("id")',
    'ALTER TABLE "signup" ADD CONSTRAINT "once" UNIQUE ("name")',
    'ALTER TABLE public.signup ADD PRIMARY KEY (id)',
    'ALTER TABLE "signup" SET UNLOGGED',
    'CLUSTER signup USING signup_pkey',
    'VACUUM FULL signup',
  ])('refuses %s', (statement) => {
    expect(tableRewrites([statement])).toHaveLength(1);
    // Of a table that is new nobody asks anything yet.
    expect(tableRewrites(['CREATE TABLE "signup" ("id" uuid)', statement])).toEqual([]);
  });

  it.each([
    `ALTER TABLE "signup" ADD "source" text NOT NULL DEFAULT 'direct'`,
    'ALTER TABLE "signup" ADD "seen_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()',
    'ALTER TABLE "signup" DROP COLUMN "phone"',
    'ALTER TABLE "signup" ALTER COLUMN "name" DROP NOT NULL',
    'ALTER TABLE "signup" ADD CONSTRAINT "named" CHECK (name <> $$$$) NOT VALID',
    'ALTER TABLE "signup" VALIDATE CONSTRAINT "named"',
    'ALTER TABLE "signup" ADD CONSTRAINT "once" UNIQUE USING INDEX "signup_once"',
    'CREATE INDEX "signup_source" ON "signup" ("source")',
    `UPDATE "signup" SET name = 'x' WHERE name = ''`,
  ])('lets %s through', (statement) => {
    expect(tableRewrites([statement])).toEqual([]);
  });

  it('refuses to fill rows behind the lock of an ALTER', () => {
    const statements = ['ALTER TABLE "signup" ADD "source" text', `UPDATE "signup" SET "source" = 'direct'`];
    expect(tableRewrites(statements)).toHaveLength(1);
    expect(tableRewrites(['ALTER TABLE "affiliate" ADD "source" text', statements[1]!])).toEqual([]);
  });
});

describe('growingLocks', () => {
  const INDEX = 'CREATE INDEX "signup_source" ON "signup" ("source") WHERE source IS NOT NULL';
  const DROP = 'DROP INDEX "signup_name"';
  const ALTER = 'ALTER TABLE "signup" ADD "phone" text';
  const OTHER = 'ALTER TABLE affiliate ADD phone text';

  it.each([
    [[INDEX, DROP], DROP],
    [['create unique index signup_once on signup (source)', ALTER], ALTER],
    [[OTHER, INDEX], INDEX],
    [[DROP, INDEX], INDEX],
    [[INDEX, OTHER], OTHER],
  ])('refuses %j', (statements, refused) => {
    expect(growingLocks(statements)).toEqual([expect.stringContaining(refused)]);
  });

  it.each([[[INDEX]], [[DROP]], [['CREATE TABLE "signup" ("id" uuid)', ALTER, INDEX, DROP]]])(
    'lets %j through',
    (statements) => {
      expect(growingLocks(statements)).toEqual([]);
    },
  );
});
