import { Injectable } from '@nestjs/common';
import { statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type { InvoiceContent, IssuedInvoice } from '../application/invoice.js';
import type { Invoices } from '../application/invoices.port.js';

const COLUMNS = `number, ${ms('issued_at')} as "issuedAt", content`;
const FIND = statement('invoice-find', `select ${COLUMNS} from invoice where order_id = $1`);
/** One number after the other: whoever takes the next one waits for the one before, so that a roll-back leaves no gap. */
const LOCK = statement('invoice-lock-numbers', `select pg_advisory_xact_lock(hashtextextended('invoice numbers', 0))`);
const ADD = statement(
  'invoice-add',
  `insert into invoice (order_id, number, issued_at, content)
   select $1, coalesce(max(number), 0) + 1, ${at('$2')}, $3::jsonb from invoice
   on conflict (order_id) do nothing returning ${COLUMNS}`,
);

@Injectable()
export class InvoicesRepository implements Invoices {
  async issue(
    tx: SqlExecutor,
    orderId: string,
    { content, at: issuedAt }: { content: InvoiceContent; at: number },
  ): Promise<IssuedInvoice> {
    const found = await this.find(tx, orderId);
    if (found) return found;
    await tx.query(LOCK);
    const [added] = await tx.query<IssuedInvoice>(ADD, [orderId, issuedAt, JSON.stringify(content)]);
    return added ?? (await this.find(tx, orderId))!;
  }

  private async find(tx: SqlExecutor, orderId: string): Promise<IssuedInvoice | null> {
    return (await tx.query<IssuedInvoice>(FIND, [orderId]))[0] ?? null;
  }
}
