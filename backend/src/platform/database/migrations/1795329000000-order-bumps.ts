import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which add-ons an order has, in place of whether it has the only one there was: `vip_bump` for a VIP order, and so on. */
const KEYS = `UPDATE "purchase_order" SET "bump_keys" = ARRAY["product" || '_bump'] WHERE "order_bump"`;

/** A line of the frozen quote says which add-on it is. Its amounts stay as they are. */
const LINES = `
  UPDATE "purchase_order" o SET "quote" = jsonb_set("quote", '{lines}', (
    SELECT jsonb_agg(CASE WHEN line->>'key' = 'order_bump' THEN line || jsonb_build_object('bump', o."product" || '_bump') ELSE line END ORDER BY n)
    FROM jsonb_array_elements(o."quote"->'lines') WITH ORDINALITY AS lines (line, n)))
  WHERE jsonb_typeof("quote"->'lines') = 'array' AND "quote"->'lines' @> '[{"key": "order_bump"}]'`;

/** The request fingerprint names the keys, so that a buyer who is in the middle of paying goes on with the same order. */
const FINGERPRINTS = `
  UPDATE "purchase_order" SET "fingerprint" = regexp_replace("fingerprint", '^(\\["[a-z]+",(?:true|false),)(?:true|false),',
    '\\1' || CASE WHEN "order_bump" THEN '["' || "product" || '_bump"]' ELSE '[]' END || ',')
  WHERE "status" = 'pending'`;

const LINES_BACK = `
  UPDATE "purchase_order" o SET "quote" = jsonb_set("quote", '{lines}', (
    SELECT jsonb_agg(line - 'bump' ORDER BY n) FROM jsonb_array_elements(o."quote"->'lines') WITH ORDINALITY AS lines (line, n)))
  WHERE jsonb_typeof("quote"->'lines') = 'array' AND "quote"->'lines' @> '[{"key": "order_bump"}]'`;
const FINGERPRINTS_BACK = `
  UPDATE "purchase_order" SET "fingerprint" = regexp_replace("fingerprint", '^(\\["[a-z]+",(?:true|false),)\\[[^]]*\\],',
    '\\1' || ("order_bump")::text || ',')
  WHERE "status" = 'pending'`;

/** Add-ons become keys of the price book (C-002): a product can have any number of them. */
export class OrderBumps1795329000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "purchase_order" ADD "bump_keys" text array NOT NULL DEFAULT '{}'`);
    for (const change of [KEYS, LINES, FINGERPRINTS]) await runner.query(change);
    await runner.query('ALTER TABLE "purchase_order" ALTER COLUMN "bump_keys" DROP DEFAULT');
    await runner.query('ALTER TABLE "purchase_order" DROP COLUMN "order_bump"');
  }

  /** More than one add-on becomes "has an add-on": the old column knows no more. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "purchase_order" ADD "order_bump" boolean NOT NULL DEFAULT false');
    await runner.query(`UPDATE "purchase_order" SET "order_bump" = true WHERE "bump_keys" <> '{}'`);
    for (const change of [LINES_BACK, FINGERPRINTS_BACK]) await runner.query(change);
    await runner.query('ALTER TABLE "purchase_order" ALTER COLUMN "order_bump" DROP DEFAULT');
    await runner.query('ALTER TABLE "purchase_order" DROP COLUMN "bump_keys"');
  }
}
