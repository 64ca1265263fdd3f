import type { MigrationInterface, QueryRunner } from 'typeorm';

const MS = (time: string): string => `(extract(epoch from ${time}) * 1000)::float8`;

/** Receipts of attribution, also for what was decided and booked before: as far as the tables still know it. */
export class AttributionSteps1795333310001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "attribution_step" ("order_id" uuid NOT NULL, "number" integer NOT NULL, "kind" text NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "code" text, "facts" jsonb NOT NULL, CONSTRAINT "attribution_step_pk" PRIMARY KEY ("order_id", "number"))`,
    );
    await runner.query(
      `CREATE INDEX "attribution_step_code" ON "attribution_step"  ("code", "order_id") WHERE kind = 'claim'`,
    );
    await runner.query(`
      INSERT INTO attribution_step (order_id, number, kind, at, code, facts)
      SELECT order_id, row_number() OVER (PARTITION BY order_id ORDER BY part, at, rank, tie), kind, at, code, facts FROM (
        SELECT t.order_id, 1 AS part, 0 AS rank, 0 AS tie, 'claim' AS kind,
          CASE t.source WHEN 'signup' THEN coalesce(s.created_at, o.created_at) ELSE o.created_at END AS at, t.code,
          jsonb_build_object('source', t.source, 'verdict', t.outcome) AS facts
        FROM order_attribution t JOIN purchase_order o ON o.id = t.order_id LEFT JOIN signup s ON s.email = o.email
        WHERE t.source <> 'none'
        UNION ALL
        SELECT t.order_id, 2, 0, 0, 'order', o.paid_at, NULL,
          jsonb_build_object('product', o.product, 'createdAt', ${MS('o.created_at')})
        FROM order_attribution t JOIN purchase_order o ON o.id = t.order_id WHERE o.paid_at IS NOT NULL
        UNION ALL
        SELECT order_id, 3, 0, 0, 'rule', decided_at, code,
          jsonb_build_object('outcome', outcome, 'source', source, 'affiliateId', affiliate_id)
        FROM order_attribution
        UNION ALL
        SELECT order_id, 4, 0, id, 'commission', booked_at, NULL,
          jsonb_build_object('change', kind, 'amountCents', amount_cents, 'keptCents', NULL, 'cause', source_ref)
        FROM commission_entry
        UNION ALL
        SELECT order_id, 4, 1, 0, 'hold', created_at, NULL, jsonb_build_object('anchorAt', ${MS('anchor_at')},
          'payableAt', ${MS('payable_at')}, 'disputed', disputed)
        FROM commission WHERE anchor_at IS NOT NULL OR disputed
        UNION ALL
        SELECT e.order_id, 4, 2, 0, 'payout', p.created_at, NULL,
          jsonb_build_object('payoutId', p.id, 'period', p.period, 'amountCents', sum(e.amount_cents))
        FROM commission_entry e JOIN payout p ON p.id = e.payout_id GROUP BY e.order_id, p.id
        UNION ALL
        SELECT DISTINCT e.order_id, 4, 3, 0, 'payout_closed', p.closed_at, NULL::text,
          jsonb_build_object('payoutId', p.id, 'outcome', p.status)
        FROM commission_entry e JOIN payout p ON p.id = e.payout_id WHERE p.status = 'paid'
      ) AS past`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."attribution_step_code"`);
    await runner.query('DROP TABLE "attribution_step"');
  }
}
