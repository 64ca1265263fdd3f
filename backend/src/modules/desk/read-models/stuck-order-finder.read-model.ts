import { Inject, Injectable } from '@nestjs/common';
import { Sql, statement, type Statement } from '../../../platform/database/sql.js';
import { ms } from '../../../platform/database/sql-text.js';
import type { OrderSearchOptions, StuckOrderFinder } from '../application/findings.port.js';
import { FINDING_KINDS, type Finding, type FindingKind } from '../domain/stuck-order.js';
import { STUCK_QUERIES } from './stuck-order.sql.js';

/** Whoever has more of a kind has a cause to find, not a list to read. */
const MAX_PER_KIND = 5_000;
/** For each kind. A look reads a hundred thousand orders in about a second. */
const STATEMENT_TIMEOUT_MS = 60_000;

const query = (name: string, kind: FindingKind, order: string): Statement =>
  statement(
    `desk-${name}-${kind.replaceAll('_', '-')}`,
    `select order_id as "orderId", subject, detail, ${ms('since')} as since
     from (${STUCK_QUERIES[kind].replaceAll('{{order}}', order)}) found order by since limit ${MAX_PER_KIND}`,
  );
const ALL = FINDING_KINDS.map((kind) => ({ kind, query: query('all', kind, '') }));
const OF_ORDERS = FINDING_KINDS.map((kind) => ({ kind, query: query('orders', kind, 'and o.id = any($2::uuid[])') }));

/** At least one millisecond: for PostgreSQL, 0 means no limit. */
const endIn = (leftMs: number): Statement => ({
  name: '',
  text: `set local statement_timeout = ${Math.max(1, Math.floor(leftMs))}`,
});

type Found = Omit<Finding, 'kind'>;

/** Reads what every room wrote about orders, for what is missing. */
@Injectable()
export class StuckOrderFinderReadModel implements StuckOrderFinder {
  constructor(@Inject(Sql) private readonly sql: Pick<Sql, 'transaction'>) {}

  findAll(now: number): Promise<Finding[]> {
    return this.find(ALL, [now], { timeoutMs: FINDING_KINDS.length * STATEMENT_TIMEOUT_MS });
  }

  findIn(orderIds: readonly string[], now: number, { kinds, timeoutMs }: OrderSearchOptions): Promise<Finding[]> {
    const asked = OF_ORDERS.filter(({ kind }) => kinds.includes(kind));
    return this.find(asked, [now, orderIds], { timeoutMs });
  }

  /** One kind after the other, each in what is left of the time: a look takes one connection of the pool, however many kinds there are. */
  private find(asked: typeof ALL, values: unknown[], { timeoutMs }: { timeoutMs: number }): Promise<Finding[]> {
    const end = performance.now() + timeoutMs;
    return this.sql.transaction(
      async (tx) => {
        const found: Finding[] = [];
        for (const { kind, query } of asked) {
          await tx.query(endIn(Math.min(end - performance.now(), STATEMENT_TIMEOUT_MS)));
          found.push(...(await tx.query<Found>(query, values)).map((one) => ({ ...one, kind })));
        }
        return found;
      },
      { statementTimeoutMs: Math.min(timeoutMs, STATEMENT_TIMEOUT_MS) },
    );
  }
}
