import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Content1795239055408 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "email_template" ("imported_version" text, "updated_by" text, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL DEFAULT gen_random_uuid(), "template_id" text NOT NULL, "name" text NOT NULL, "subject" text NOT NULL, "body" text NOT NULL, "type" text NOT NULL DEFAULT 'transactional', "variables" text array NOT NULL DEFAULT '{}', "active" boolean NOT NULL DEFAULT true, CONSTRAINT "UQ_d3d8f90dc44c01da5b4f27b5efb" UNIQUE ("template_id"), CONSTRAINT "email_template_type" CHECK (type in ('transactional', 'marketing', 'notification')), CONSTRAINT "PK_c90815fd4ca9119f19462207710" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "faq" ("imported_version" text, "updated_by" text, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL DEFAULT gen_random_uuid(), "faq_id" text NOT NULL, "question" text NOT NULL, "answer" text NOT NULL, "category" text NOT NULL DEFAULT 'general', "display_order" integer NOT NULL, "status" text NOT NULL DEFAULT 'published', "active" boolean NOT NULL DEFAULT true, CONSTRAINT "UQ_50ee7238d5f3acb0711d8eaa258" UNIQUE ("faq_id"), CONSTRAINT "faq_status" CHECK (status in ('draft', 'published')), CONSTRAINT "PK_d6f5a52b1a96dd8d0591f9fbc47" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_3ae4c17adae24f036d33b6c899" ON "faq"  ("category", "display_order") `);
    await runner.query(
      `CREATE TABLE "legal_page" ("imported_version" text, "updated_by" text, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL DEFAULT gen_random_uuid(), "page_id" text NOT NULL, "title" text NOT NULL, "slug" text NOT NULL, "content" text NOT NULL, "meta_description" text NOT NULL DEFAULT '', "status" text NOT NULL DEFAULT 'published', "active" boolean NOT NULL DEFAULT true, CONSTRAINT "UQ_f19af050e74351ced8f9d8d5247" UNIQUE ("page_id"), CONSTRAINT "UQ_344a273d312f73d07e20c363ecb" UNIQUE ("slug"), CONSTRAINT "legal_page_status" CHECK (status in ('draft', 'published')), CONSTRAINT "PK_9126412ff4df6ff755a974fe8a7" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "pricing_item" ("imported_version" text, "updated_by" text, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL DEFAULT gen_random_uuid(), "item_type" text NOT NULL DEFAULT 'pricing_plan', "item_id" text NOT NULL, "name" text NOT NULL, "description" text NOT NULL DEFAULT '', "price_cents" integer NOT NULL DEFAULT '0', "original_price_cents" integer, "features" text array NOT NULL DEFAULT '{}', "display_order" integer NOT NULL, "status" text NOT NULL DEFAULT 'active', "stripe_price_id" text, "active" boolean NOT NULL DEFAULT true, CONSTRAINT "UQ_e77cd767b775bccd3c75881db9a" UNIQUE ("item_id"), CONSTRAINT "pricing_item_prices" CHECK (price_cents >= 0 and original_price_cents >= 0), CONSTRAINT "pricing_item_status" CHECK (status in ('active', 'inactive')), CONSTRAINT "pricing_item_type" CHECK (item_type in ('pricing_plan', 'discount_offer')), CONSTRAINT "PK_5fbbce9490b22c49fac55af3335" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_6041653a78fad835a3281521b6" ON "pricing_item"  ("item_type", "display_order") `,
    );
    await runner.query(
      `CREATE TABLE "speaker_gift" ("imported_version" text, "updated_by" text, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL DEFAULT gen_random_uuid(), "gift_key" text NOT NULL, "speaker_name" text NOT NULL, "day" smallint NOT NULL, "title" text NOT NULL, "description" text NOT NULL, "url" text NOT NULL, "display_order" integer NOT NULL, CONSTRAINT "UQ_7ba74aa4f36e237a2f13791db64" UNIQUE ("gift_key"), CONSTRAINT "speaker_gift_day" CHECK (day between 1 and 5), CONSTRAINT "PK_cabc653726bf35601ddc871306b" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_ccfdb9d6b140d043a354d18e20" ON "speaker_gift"  ("display_order") `);
    await runner.query(
      `CREATE TABLE "prompt" ("imported_version" text, "updated_by" text, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "prompt_id" smallint NOT NULL, "title" text NOT NULL, "prompt_text" text NOT NULL, "category" text NOT NULL, "subcategory" text NOT NULL, "tags" text array NOT NULL, CONSTRAINT "prompt_id_range" CHECK (prompt_id between 1 and 500), CONSTRAINT "PK_90711b400bbaa7e74caaf498cf8" PRIMARY KEY ("prompt_id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_575f8ce5a5ad83496130a82d86" ON "prompt"  ("category") `);
    await runner.query(
      `CREATE TABLE "summit_day" ("imported_version" text, "updated_by" text, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "day" smallint NOT NULL, "short_title" text NOT NULL, "long_title" text NOT NULL, "intro" text NOT NULL, "homework" text NOT NULL, CONSTRAINT "summit_day_range" CHECK (day between 1 and 5), CONSTRAINT "PK_e8aafe6833928447646981155a0" PRIMARY KEY ("day"))`,
    );
    await runner.query(
      `CREATE TABLE "summit_session" ("imported_version" text, "updated_by" text, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL DEFAULT gen_random_uuid(), "import_key" text, "public_token" text NOT NULL, "summit_key" text NOT NULL, "day" smallint NOT NULL DEFAULT '1', "session_number" smallint NOT NULL DEFAULT '1', "topic" text NOT NULL, "description" text NOT NULL DEFAULT '', "duration_minutes" smallint NOT NULL DEFAULT '45', "speaker_name" text NOT NULL, "speaker_title" text NOT NULL DEFAULT '', "speaker_photo_url" text, "speaker_bio" text NOT NULL DEFAULT '', "speaker_social_links" jsonb NOT NULL DEFAULT '{}', "vimeo_embed_code" text, "vimeo_video_id" text, "gift_title" text, "gift_description" text, "gift_url" text, "gift_promo_code" text, "public_access_start" TIMESTAMP WITH TIME ZONE NOT NULL, "public_access_end" TIMESTAMP WITH TIME ZONE NOT NULL, "total_views" integer NOT NULL DEFAULT '0', CONSTRAINT "UQ_8dbbe0bea1424ab86a85a9f63e5" UNIQUE ("import_key"), CONSTRAINT "UQ_85fc6c2ed0ad9353e7595af1c81" UNIQUE ("public_token"), CONSTRAINT "summit_session_window" CHECK (public_access_end > public_access_start), CONSTRAINT "summit_session_numbers" CHECK (session_number >= 1 and duration_minutes >= 1 and total_views >= 0), CONSTRAINT "summit_session_day" CHECK (day between 1 and 5), CONSTRAINT "PK_3e8d9d6a34f032cf5a07d1a75a8" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_0c688487b3d5f106cbd883b41a" ON "summit_session"  ("summit_key", "day", "session_number") `,
    );
    await runner.query(
      `CREATE TABLE "summit" ("imported_version" text, "updated_by" text, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "key" text NOT NULL, "slug" text NOT NULL, "number" smallint NOT NULL, "title" text NOT NULL, "card_date" text NOT NULL, "card_sessions" text NOT NULL, "day_count" smallint NOT NULL, "first_day" date NOT NULL, "last_day" date NOT NULL, "first_day_at" TIMESTAMP WITH TIME ZONE NOT NULL, "date_label" text NOT NULL, CONSTRAINT "UQ_5a8c76a9aade99a0788271c59db" UNIQUE ("slug"), CONSTRAINT "UQ_d35efa33f01212904cf7dc163f5" UNIQUE ("number"), CONSTRAINT "summit_days_in_order" CHECK (last_day >= first_day), CONSTRAINT "PK_0913b1a7a7e813b285a8e39cda9" PRIMARY KEY ("key"))`,
    );
    await runner.query(
      `CREATE TABLE "imported_item" ("kind" text NOT NULL, "key" text NOT NULL, "imported_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_4293ffe88b2d2bfe58cca940485" PRIMARY KEY ("kind", "key"))`,
    );
    await runner.query(
      `ALTER TABLE "summit_session" ADD CONSTRAINT "FK_efa5fcac03a86afd36ccecada43" FOREIGN KEY ("summit_key") REFERENCES "summit"("key") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "summit_session" DROP CONSTRAINT "FK_efa5fcac03a86afd36ccecada43"`);
    await runner.query(`DROP TABLE "imported_item"`);
    await runner.query(`DROP TABLE "summit"`);
    await runner.query(`DROP INDEX "public"."IDX_0c688487b3d5f106cbd883b41a"`);
    await runner.query(`DROP TABLE "summit_session"`);
    await runner.query(`DROP TABLE "summit_day"`);
    await runner.query(`DROP INDEX "public"."IDX_575f8ce5a5ad83496130a82d86"`);
    await runner.query(`DROP TABLE "prompt"`);
    await runner.query(`DROP INDEX "public"."IDX_ccfdb9d6b140d043a354d18e20"`);
    await runner.query(`DROP TABLE "speaker_gift"`);
    await runner.query(`DROP INDEX "public"."IDX_6041653a78fad835a3281521b6"`);
    await runner.query(`DROP TABLE "pricing_item"`);
    await runner.query(`DROP TABLE "legal_page"`);
    await runner.query(`DROP INDEX "public"."IDX_3ae4c17adae24f036d33b6c899"`);
    await runner.query(`DROP TABLE "faq"`);
    await runner.query(`DROP TABLE "email_template"`);
  }
}
