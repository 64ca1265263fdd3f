import { Injectable } from '@nestjs/common';
import type { Provider } from '@summit/rules';
import { Sql, statement, type Statement } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import { BULK_TIMEOUT_MS } from '../application/bulk-timeout.js';
import type { KnownOrder, NamedLine, ProviderLines } from '../application/provider-lines.port.js';
import type { Span } from '../application/span-to-read.js';

/** A page that is read while lines move may bring one twice: then the last one counts. */
const KEEP = statement(
  'reconciliation-keep-lines',
  `insert into reconciliation_line (provider, line_id, kind, reference, order_id, order_asked, installation, amount_cents, fee_cents, currency, at,
     read_in)
   select distinct on (id) $1, id, kind, reference, "orderId", "orderAsked", installation, cents, "feeCents", currency, ${at('at')}, $2::uuid
   from rows from (jsonb_to_recordset($3::jsonb) as (id text, kind text, reference text, "orderId" uuid, "orderAsked" boolean, installation text,
     cents bigint, "feeCents" bigint, currency text, at float8))
     with ordinality as line(id, kind, reference, "orderId", "orderAsked", installation, cents, "feeCents", currency, at, place)
   order by id, place desc
   on conflict (provider, line_id) do update set kind = excluded.kind, reference = excluded.reference, order_id = excluded.order_id,
     order_asked = excluded.order_asked, installation = excluded.installation, amount_cents = excluded.amount_cents, fee_cents = excluded.fee_cents, currency = excluded.currency, at = excluded.at,
     read_in = excluded.read_in`,
);
const ORDERS = statement(
  'reconciliation-orders-of-lines',
  `select line_id as id, order_id as "orderId", order_asked as "orderAsked", installation from reconciliation_line
   where provider = $1 and line_id = any ($2::text[])`,
);
const FORGET = statement(
  'reconciliation-forget-lines',
  `delete from reconciliation_line
   where provider = $1 and at >= ${at('$2')} and at < ${at('$3')} and read_in <> $4`,
);

@Injectable()
export class ProviderLinesRepository implements ProviderLines {
  constructor(private readonly sql: Sql) {}

  async keep(runId: string, provider: Provider, lines: readonly NamedLine[]): Promise<void> {
    if (lines.length > 0) await this.inBulk(KEEP, [provider, runId, JSON.stringify(lines)]);
  }

  async ordersOf(provider: Provider, lineIds: readonly string[]): Promise<Map<string, KnownOrder>> {
    if (lineIds.length === 0) return new Map();
    const rows = await this.sql.query<KnownOrder & { id: string }>(ORDERS, [provider, lineIds]);
    return new Map(rows.map(({ id, ...known }) => [id, known]));
  }

  async forgetUnread(runId: string, provider: Provider, { from, until }: Span): Promise<void> {
    await this.inBulk(FORGET, [provider, from, until, runId]);
  }

  private async inBulk(what: Statement, values: unknown[]): Promise<void> {
    await this.sql.transaction((tx) => tx.query(what, values), { statementTimeoutMs: BULK_TIMEOUT_MS });
  }
}
