import { Inject, Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';

/** More than one can look at by hand is no use in a log line. */
const MAX_LISTED = 50;
/** Reading the whole book takes longer than a request may. */
const STATEMENT_TIMEOUT_MS = 120_000;

const ACCOUNTS = statement(
  'ledger-audit-accounts',
  `select account, sum(amount_cents)::float8 as "cents" from ledger_line group by account order by account`,
);
const UNBALANCED = statement(
  'ledger-audit-unbalanced',
  `select transaction_id::text as id from ledger_line group by transaction_id having sum(amount_cents) <> 0
   order by transaction_id limit ${MAX_LISTED}`,
);
/** Reads the tables of payments beside its own: comparing what two modules say is what an audit is. */
const DISAGREEING = statement(
  'ledger-audit-disagreeing',
  `with booked as (
     select t.order_id,
       -coalesce(sum(l.amount_cents) filter (where l.account like 'revenue:%'), 0) as captured,
       coalesce(sum(l.amount_cents) filter (where l.account like 'refund:%' or l.account like 'dispute_lost:%'), 0) as refunded,
       -coalesce(sum(l.amount_cents) filter (where l.account like 'liability:duplicate_payment%'), 0) as owed
     from ledger_transaction t join ledger_line l on l.transaction_id = t.id where t.order_id is not null group by t.order_id
   ), paid as (
     select order_id, coalesce(sum(amount_cents) filter (where booked_as = 'order'), 0) as captured,
       coalesce(sum(amount_cents) filter (where booked_as = 'duplicate'), 0) as duplicate
     from payment group by order_id
   ), taken as (
     select p.order_id, coalesce(sum(r.amount_cents) filter (where p.booked_as = 'order'), 0) as refunded,
       coalesce(sum(r.amount_cents) filter (where p.booked_as = 'duplicate'), 0) as duplicate
     from refund r join payment p on p.id = r.payment_id where r.state = 'succeeded' group by p.order_id
   )
   select o.id from purchase_order o
   left join booked on booked.order_id = o.id left join paid on paid.order_id = o.id left join taken on taken.order_id = o.id
   where (o.captured_cents, o.refunded_cents) is distinct from (coalesce(paid.captured, 0), coalesce(taken.refunded, 0))
      or (o.captured_cents, o.refunded_cents) is distinct from (coalesce(booked.captured, 0), coalesce(booked.refunded, 0))
      or coalesce(booked.owed, 0) <> coalesce(paid.duplicate, 0) - coalesce(taken.duplicate, 0)
   order by o.id limit ${MAX_LISTED}`,
);

export interface LedgerFindings {
  /** Balance of every account, in cents. Debit is positive. */
  accounts: { account: string; cents: number }[];
  /** Balance of the whole book; 0, or something wrote past the guards. */
  totalCents: number;
  unbalancedTransactions: string[];
  /** Orders whose payments, refunds, own sums and bookings don't all say the same. */
  disagreeingOrders: string[];
}

/** Proves that the book balances and that it says what the orders say. */
@Injectable()
export class LedgerAudit {
  constructor(@Inject(Sql) private readonly sql: Pick<Sql, 'transaction'>) {}

  /** `stop`: ends between two of its statements. */
  async inspect(stop?: AbortSignal): Promise<LedgerFindings> {
    return this.sql.transaction(
      async (tx) => {
        const accounts = await tx.query<{ account: string; cents: number }>(ACCOUNTS);
        stop?.throwIfAborted();
        const unbalancedTransactions = await idsOf(tx, UNBALANCED);
        stop?.throwIfAborted();
        return {
          accounts,
          totalCents: accounts.reduce((sum, { cents }) => sum + cents, 0),
          unbalancedTransactions,
          disagreeingOrders: await idsOf(tx, DISAGREEING),
        };
      },
      { statementTimeoutMs: STATEMENT_TIMEOUT_MS },
    );
  }
}

const idsOf = async (tx: SqlExecutor, query: typeof UNBALANCED): Promise<string[]> =>
  (await tx.query<{ id: string }>(query)).map(({ id }) => id);
