import { Injectable } from '@nestjs/common';
import type { DifferenceDetail, DifferenceRow, DifferencesQuery, BookSideLine, PageAnswer } from '@summit/contracts';
import { dollars } from '@summit/pricing';
import type { Provider } from '@summit/rules';
import { Sql, statement } from '../../../platform/database/sql.js';
import { FEE_KIND } from '../application/book-fees.js';
import { CURRENCY_OF, PROVIDER_OF, REFERENCE_OF } from './book-lines.sql.js';

type Filter = Required<{ [Key in 'state' | 'kind' | 'provider']: DifferencesQuery[Key] | null }>;

interface Stored extends Omit<DifferenceRow, 'ours' | 'theirs' | 'order_number' | `${string}_at`> {
  order_id: string | null;
  our_cents: number | null;
  their_cents: number | null;
  occurred_at: Date;
  decided_at: Date | null;
  found_at: Date;
  gone_at: Date | null;
}

const FILTERED = `from reconciliation_difference d
  where ($1::text is null or d.state = $1) and ($2::text is null or d.kind = $2) and ($3::text is null or d.provider = $3)`;
const ROW = `d.id, d.provider, d.kind, d.reference, d.order_id, d.our_cents::float8, d.their_cents::float8, d.currency, d.occurred_at,
  d.cause, d.state, d.note, d.decided_at, a.email as decided_by, d.found_at, d.gone_at`;
/** What is open first, oldest first. */
const ORDER = `array_position(array['open', 'accepted', 'gone'], state), occurred_at, id`;
const PAGE = statement(
  'reconciliation-differences',
  `with page as (select d.* ${FILTERED} order by ${ORDER} offset $4::bigint limit $5)
   select ${ROW} from page d left join admin_account a on a.id = d.decided_by order by ${ORDER}`,
);
const TOTAL = statement('reconciliation-differences-total', `select count(*)::int as total ${FILTERED}`);
const ONE = statement(
  'reconciliation-difference',
  `select ${ROW} from reconciliation_difference d left join admin_account a on a.id = d.decided_by where d.id = $1`,
);

interface SideRow {
  id: string;
  what: string;
  cents: number;
  fee_cents: number | null;
  currency: string;
  at: Date;
}
/** The reference of a fee is the line that names it. */
const OURS = statement(
  'reconciliation-difference-ours',
  `select t.id::text, t.kind as what, l.amount_cents::float8 as cents, null as fee_cents, ${CURRENCY_OF} as currency, t.occurred_at as at
   from ledger_transaction t join ledger_line l on l.transaction_id = t.id
   where ${PROVIDER_OF} = $1 and ${REFERENCE_OF} = $2
     and case when t.kind = '${FEE_KIND}' then l.account like 'expense:%' else l.account like 'cash:%' end
   order by t.id`,
);
const THEIRS = statement(
  'reconciliation-difference-theirs',
  `select line_id as id, kind as what, amount_cents::float8 as cents, fee_cents::float8, currency, at
   from reconciliation_line where provider = $1 and (reference = $2 or line_id = $2) order by at, line_id`,
);

/** Where our book and those of the providers differ. */
@Injectable()
export class DifferencesReadModel {
  constructor(private readonly sql: Sql) {}

  async page(
    { state, kind, provider }: Filter,
    { limit, skip }: { limit: number; skip: number },
  ): Promise<PageAnswer<DifferenceRow>> {
    const filter = [state, kind, provider];
    const [rows, [counted]] = await Promise.all([
      this.sql.query<Stored>(PAGE, [...filter, skip, limit]),
      this.sql.query<{ total: number }>(TOTAL, filter),
    ]);
    return { success: true, data: rows.map(present), total: counted?.total ?? 0 };
  }

  /** With the lines of both books; null: there is none. */
  async one(id: string): Promise<DifferenceDetail | null> {
    const [row] = await this.sql.query<Stored>(ONE, [id]);
    if (!row) return null;
    const about: [Provider, string] = [row.provider, row.reference];
    const [ours, theirs] = await Promise.all([
      this.sql.query<SideRow>(OURS, about),
      this.sql.query<SideRow>(THEIRS, about),
    ]);
    return { ...present(row), our_lines: ours.map(presentLine), their_lines: theirs.map(presentLine) };
  }
}

const present = ({
  order_id,
  our_cents,
  their_cents,
  occurred_at,
  decided_at,
  found_at,
  gone_at,
  ...row
}: Stored): DifferenceRow => ({
  ...row,
  order_number: order_id,
  ours: our_cents === null ? null : dollars(our_cents),
  theirs: their_cents === null ? null : dollars(their_cents),
  happened_at: occurred_at.toISOString(),
  decided_at: decided_at?.toISOString() ?? null,
  found_at: found_at.toISOString(),
  gone_at: gone_at?.toISOString() ?? null,
});

const presentLine = ({ cents, fee_cents, at, ...line }: SideRow): BookSideLine => ({
  ...line,
  amount: dollars(cents),
  fee: fee_cents === null ? null : dollars(fee_cents),
  at: at.toISOString(),
});
