import type { RebuiltCommission } from '../../src/modules/affiliates/domain/rebuilt-commission.js';
import type { SqlDatabase } from './sql-database.js';

const MS = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

/** The rows of an order's commission, in the form in which a receipt rebuilds them; null for an order that earns nothing. */
export async function storedCommission(
  { rows }: Pick<SqlDatabase, 'rows'>,
  orderId: string,
): Promise<RebuiltCommission | null> {
  const [row] = await rows<RebuiltCommission & Record<string, unknown>>(
    `select c.affiliate_id as "affiliateId", c.product, ${MS('c.anchor_at')} as "anchorAt", ${MS('c.payable_at')} as "payableAt",
       c.disputed, c.review,
       (select coalesce(json_agg(json_build_object('kind', e.kind, 'amountCents', e.amount_cents, 'cause', e.source_ref,
          'at', ${MS('e.booked_at')}, 'payoutId', e.payout_id) order by e.id), '[]')
        from commission_entry e where e.order_id = c.order_id) as entries
     from commission c where c.order_id = $1`,
    [orderId],
  );
  return row ?? null;
}
