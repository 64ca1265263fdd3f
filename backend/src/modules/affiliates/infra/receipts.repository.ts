import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type { Receipts } from '../application/receipts.port.js';
import type { ReceiptStep } from '../domain/receipt.js';

const STEPS = `jsonb_to_recordset($1::jsonb) as s("orderId" uuid, place int, kind text, at float8, code text, facts jsonb)`;
const INSERT = 'insert into attribution_step (order_id, number, kind, at, code, facts)';

/** The order's attribution row serializes whoever begins: the second sees the steps of the first. */
const BEGIN = statement(
  'receipt-begin',
  `${INSERT} select s."orderId", s.place, s.kind, ${at('s.at')}, s.code, s.facts from ${STEPS}
   where not exists (select from attribution_step known where known.order_id = s."orderId")`,
);
const APPEND = statement(
  'receipt-append',
  `${INSERT} select s."orderId", s.place + coalesce((select max(number) from attribution_step known
     where known.order_id = s."orderId"), 0), s.kind, ${at('s.at')}, s.code, s.facts
   from ${STEPS}`,
);
export const RECEIPT_OF_ORDER = statement(
  'receipt-of-order',
  `select kind, ${ms('at')} as at, code, facts from attribution_step where order_id = $1 order by number`,
);

@Injectable()
export class ReceiptsRepository implements Receipts {
  constructor(private readonly sql: Sql) {}

  async begin(tx: SqlExecutor, orderId: string, steps: readonly ReceiptStep[]): Promise<void> {
    await tx.query(BEGIN, [JSON.stringify(steps.map((step, index) => ({ orderId, place: index + 1, ...step })))]);
  }

  async append(tx: SqlExecutor, steps: readonly { orderId: string; step: ReceiptStep }[]): Promise<void> {
    if (steps.length === 0) return;
    await tx.query(APPEND, [JSON.stringify(steps.map(({ orderId, step }) => ({ orderId, place: 1, ...step })))]);
  }

  of(orderId: string): Promise<ReceiptStep[]> {
    return this.sql.query<ReceiptStep>(RECEIPT_OF_ORDER, [orderId]);
  }
}
