import { Injectable } from '@nestjs/common';
import type { Provider } from '@summit/rules';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import { BULK_TIMEOUT_MS } from '../application/bulk-timeout.js';
import { FEE_KIND } from '../application/book-fees.js';
import type { BothBooks } from '../application/both-books.port.js';
import type { Span } from '../application/span-to-read.js';
import type { BookLine, LostFee, ReferenceLines, TheirLine } from '../domain/reference-lines.js';
import { CURRENCY_OF, IS_MONEY_AT, PROVIDER_OF, REFERENCE_OF } from './book-lines.sql.js';

const FIRST = statement(
  'reconciliation-first-booked',
  `select ${ms('min(t.occurred_at)')} as at from ledger_transaction t where t.kind in ('payment', 'duplicate_payment')`,
);
/** Names are compared as bytes, as JavaScript sorts them. */
const REFERENCES = statement(
  'reconciliation-references',
  `select distinct named.reference collate "C" as reference from (
     select reference from reconciliation_line where provider = $1 and at >= ${at('$2')} and at < ${at('$3')}
     union all
     select ${REFERENCE_OF} from ledger_transaction t join ledger_line l on l.transaction_id = t.id
     where t.occurred_at >= ${at('$2')} and t.occurred_at < ${at('$3')} and ${PROVIDER_OF} = $1 and ${IS_MONEY_AT('$1')}
   ) named where named.reference collate "C" > $4 order by 1 limit $5`,
);
const OURS = statement(
  'reconciliation-our-lines',
  `select ${REFERENCE_OF} as reference, t.id::text, t.order_id as "orderId", l.amount_cents::float8 as cents,
     ${CURRENCY_OF} as currency, ${ms('t.occurred_at')} as at,
     case when t.kind like '%dispute%' then 'dispute' when t.kind like '%refund%' then 'refund' else 'charge' end as kind
   from ledger_transaction t join ledger_line l on l.transaction_id = t.id
   where ${REFERENCE_OF} = any ($2::text[]) and ${PROVIDER_OF} = $1 and ${IS_MONEY_AT('$1')}
   order by t.id`,
);
const THEIRS = statement(
  'reconciliation-their-lines',
  `select reference, line_id as id, kind, order_id as "orderId", installation, amount_cents::float8 as cents, fee_cents::float8 as "feeCents",
     currency, ${ms('at')} as at
   from reconciliation_line where provider = $1 and reference = any ($2::text[]) order by at, line_id`,
);
const HELD = statement(
  'reconciliation-held',
  `select provider_ref as reference, amount_cents as cents from dispute
   where provider = $1 and provider_ref = any ($2::text[]) and state = 'open'`,
);
const LOST_FEES = statement(
  'reconciliation-fees-without-line',
  `select ${PROVIDER_OF} as provider, ${REFERENCE_OF} as id, l.amount_cents::float8 as cents, ${ms('t.occurred_at')} as at
   from ledger_transaction t join ledger_line l on l.transaction_id = t.id
   where t.kind = '${FEE_KIND}' and ${PROVIDER_OF} = $1 and t.occurred_at >= ${at('$2')} and t.occurred_at < ${at('$3')}
     and l.account like 'expense:%'
     and not exists (select from reconciliation_line line where line.provider = $1 and line.line_id = ${REFERENCE_OF})
   order by t.id`,
);
/** The latest of a payment counts. */
const DISPUTES = statement(
  'reconciliation-disputes-of-payments',
  `select about, dispute from (
     select line_id as about, reference as dispute, null::timestamptz as at from reconciliation_line
     where provider = $1 and line_id = any ($2::text[]) and kind = 'dispute'
     union all
     select p.provider_ref, d.provider_ref, d.opened_at from dispute d join payment p on p.id = d.payment_id
     where d.provider = $1 and p.provider_ref = any ($2::text[])
   ) named order by at nulls first`,
);
const ORDERS = statement(
  'reconciliation-orders-of-references',
  `select ${REFERENCE_OF} as reference, t.order_id as "orderId" from ledger_transaction t
   where ${REFERENCE_OF} = any ($2::text[]) and ${PROVIDER_OF} = $1 and t.kind <> '${FEE_KIND}'`,
);
const OUR_ORDERS = statement('reconciliation-our-orders', 'select id from purchase_order where id = any ($1::uuid[])');
const FEES = statement(
  'reconciliation-booked-fees',
  `select t.source_ref as "sourceRef", l.amount_cents::float8 as cents
   from ledger_transaction t join ledger_line l on l.transaction_id = t.id
   where t.kind = '${FEE_KIND}' and t.source_ref = any ($1::text[]) and l.account like 'expense:%'`,
);
/** Installments of a plan are alike, and none of them is the other once more. */
const ORDER_PAYMENTS = statement(
  'reconciliation-order-payments',
  `select t.order_id as "orderId", l.amount_cents::float8 as cents
   from ledger_transaction t join ledger_line l on l.transaction_id = t.id
   where t.order_id = any ($1::uuid[]) and t.kind in ('payment', 'duplicate_payment') and l.account like 'cash:%'
     and not exists (select from purchase_order o where o.id = t.order_id and o.plan)`,
);

type Named<Line> = Line & { reference: string };

@Injectable()
export class BothBooksReadModel implements BothBooks {
  constructor(private readonly sql: Sql) {}

  async firstBookedAt(): Promise<number | null> {
    return (await this.sql.query<{ at: number | null }>(FIRST))[0]?.at ?? null;
  }

  async references(
    provider: Provider,
    { from, until }: Span,
    { after, limit }: { after: string; limit: number },
  ): Promise<string[]> {
    const rows = await this.inBulk((tx) =>
      tx.query<{ reference: string }>(REFERENCES, [provider, from, until, after, limit]),
    );
    return rows.map(({ reference }) => reference);
  }

  feesWithoutLine(provider: Provider, { from, until }: Span): Promise<LostFee[]> {
    return this.inBulk((tx) => tx.query<LostFee>(LOST_FEES, [provider, from, until]));
  }

  async disputesOf(provider: Provider, payments: readonly string[]): Promise<Map<string, string>> {
    if (payments.length === 0) return new Map();
    const rows = await this.inBulk((tx) =>
      tx.query<{ about: string; dispute: string }>(DISPUTES, [provider, payments]),
    );
    return new Map(rows.map(({ about, dispute }) => [about, dispute]));
  }

  async ordersOf(provider: Provider, references: readonly string[]): Promise<Map<string, string | null>> {
    if (references.length === 0) return new Map();
    const rows = await this.inBulk((tx) =>
      tx.query<{ reference: string; orderId: string | null }>(ORDERS, [provider, references]),
    );
    return new Map(rows.map(({ reference, orderId }) => [reference, orderId]));
  }

  async ourOrders(ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.sql.query<{ id: string }>(OUR_ORDERS, [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  linesOf(provider: Provider, references: readonly string[]): Promise<ReferenceLines[]> {
    return this.inBulk((tx) => linesIn(tx, provider, references));
  }

  private inBulk<Result>(work: (tx: SqlExecutor) => Promise<Result>): Promise<Result> {
    return this.sql.transaction(work, { statementTimeoutMs: BULK_TIMEOUT_MS });
  }
}

async function linesIn(tx: SqlExecutor, provider: Provider, references: readonly string[]): Promise<ReferenceLines[]> {
  const about = [provider, references];
  const ours = await tx.query<Named<BookLine>>(OURS, about);
  const theirs = await tx.query<Named<TheirLine>>(THEIRS, about);
  const held = await tx.query<{ reference: string; cents: number }>(HELD, about);
  const [ourLines, theirLines, heldCents] = [byReference(ours), byReference(theirs), byReference(held)];
  const unpaired = theirs.filter(({ reference }) => !ourLines.has(reference));
  const fees = await feesOf(tx, provider, theirs);
  const orderPayments = await paymentsOf(
    tx,
    unpaired.flatMap(({ orderId }) => orderId ?? []),
  );
  return references.map((reference) => {
    const listed = theirLines.get(reference) ?? [];
    return {
      provider,
      reference,
      ours: ourLines.get(reference) ?? [],
      theirs: listed,
      heldCents: heldCents.get(reference)?.[0]?.cents ?? 0,
      orderPayments: listed.flatMap(({ orderId }) => orderPayments.get(orderId ?? '') ?? []),
      bookedFees: new Map(
        listed.flatMap(({ id }): [string, number][] => {
          const cents = fees.get(id);
          return cents === undefined ? [] : [[id, cents]];
        }),
      ),
    };
  });
}

/** In cents, by the id of the provider's line. */
async function feesOf(tx: SqlExecutor, provider: Provider, lines: readonly TheirLine[]): Promise<Map<string, number>> {
  const refs = lines.map(({ id }) => `${provider}:${id}`);
  const rows = await tx.query<{ sourceRef: string; cents: number }>(FEES, [refs]);
  return new Map(rows.map(({ sourceRef, cents }) => [sourceRef.slice(provider.length + 1), cents]));
}

async function paymentsOf(tx: SqlExecutor, orderIds: readonly string[]): Promise<Map<string, number[]>> {
  const payments = new Map<string, number[]>();
  if (orderIds.length === 0) return payments;
  const rows = await tx.query<{ orderId: string; cents: number }>(ORDER_PAYMENTS, [orderIds]);
  for (const { orderId, cents } of rows) payments.set(orderId, [...(payments.get(orderId) ?? []), cents]);
  return payments;
}

function byReference<Line extends { reference: string }>(lines: readonly Line[]): Map<string, Line[]> {
  const found = new Map<string, Line[]>();
  for (const line of lines) {
    const known = found.get(line.reference);
    if (known) known.push(line);
    else found.set(line.reference, [line]);
  }
  return found;
}
