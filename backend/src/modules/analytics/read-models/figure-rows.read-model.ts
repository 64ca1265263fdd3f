import { Injectable } from '@nestjs/common';
import type { Figure, FigureAnswer, FigureQuery, FigureRow } from '@summit/contracts';
import { dollars } from '@summit/pricing';
import { MINUTE_MS, PRODUCTS, PROVIDERS, type Product, type Provider } from '@summit/rules';
import { BriefCache } from '../../../platform/cache/brief-cache.js';
import { presented, seeking } from '../../../platform/csv/seeking.js';
import { ReportSql } from '../../../platform/database/report-sql.js';
import { statement, type Statement } from '../../../platform/database/sql.js';
import { editionDays } from './edition.sql.js';
import { editionKey } from './overview.read-model.js';
import { ReportSettings } from './report-settings.js';
import { ALL_TIME, type ReportWindow } from './report-window.js';

const PAGE_SIZE = 50;
const EVER = 'infinity';

interface StoredRow {
  id: string;
  day: string;
  email: string | null;
  order_id: string | null;
  product: Product | null;
  value: number;
}

interface Sum {
  total: number;
  sum: number;
}

/** How long the pages behind the first one repeat its sum, in ms. */
const SUM_KEPT_MS = MINUTE_MS;
/** Figures, windows and editions that somebody may look at on one day. */
const MOST_SUMS = 500;

interface Listing {
  page: Statement;
  sum: Statement;
  behind: Statement;
}

const NEWEST_FIRST = 'order by day desc, key desc';
/**
 * `rows` has a `key` that tells the rows of a day apart. A page reads the index as far as it reaches; the sum reads all of them.
 * `$1` and `$2` first and last day, `$3` edition or null, `$4` tests count, `$5` limit; then skip, or day and key of the row before.
 */
const listing = (name: string, rows: (from: number) => string): Listing => ({
  page: statement(
    `figure-${name}`,
    `with ${editionDays('$3')},
     page as (select * from (${rows(7)}) made ${NEWEST_FIRST} limit $5 offset $6::bigint)
     select key || ' ' || day as id, day::text, email, order_id, product, value from page p order by p.day desc, key desc`,
  ),
  sum: statement(
    `figure-${name}-sum`,
    `with ${editionDays('$3')}
     select count(*)::int as total, coalesce(sum(value), 0)::float8 as sum from (${rows(5)}) made`,
  ),
  behind: statement(
    `figure-${name}-behind`,
    `with ${editionDays('$3')}
     select key || ' ' || day as id, key, day::text, email, order_id, product, value from (${rows(8)}) made
     where $6::date is null or (day, key) < ($6::date, $7::uuid) ${NEWEST_FIRST} limit $5`,
  ),
});
const IN_DAYS = 'day between greatest($1::date, begins) and least($2::date, ends)';

/** What orders add: of one product or all, of one provider or all. */
const ofOrders = (column: string): Listing =>
  listing(
    column,
    (from) => `select order_id as key, day, email, order_id, product, ${column}::float8 as value
     from order_part_now, edition where ${IN_DAYS} and ${column} <> 0 and ($4 or not is_test)
       and ($${from}::text is null or product = $${from}) and ($${from + 1}::text is null or provider = $${from + 1})`,
  );
/** What persons add. */
const ofPersons = (name: string, value: string): Listing =>
  listing(
    name,
    () => `select signup_id as key, day, email, null::uuid as order_id, null::text as product, (${value})::float8 as value
     from customer_part_now, edition where ${IN_DAYS} and (${value}) <> 0`,
  );

const NET = ofOrders('net_cents');
const PURCHASES = ofOrders('purchases');
const COMPLETED = ofOrders('completed');
const OPEN_PLANS = ofOrders('open_plans');
/** `$4` has no say in who registered; it stands there so that all statements take the same values. */
const SIGNUPS = ofPersons('signups', 'signups + 0 * $4::boolean::integer');
const VIP_SIGNUPS = ofPersons('vip-signups', 'case when $4 then vip else vip_real end');

/** What a figure sums up, and over which days; the chosen ones unless it says otherwise. */
interface Made {
  by: Listing;
  of: 'orders' | 'persons';
  product?: Product;
  provider?: Provider;
  days?: (window: ReportWindow) => { from: string; to: string };
}

const MADE: Record<Figure, Made> = {
  signups: { by: SIGNUPS, of: 'persons' },
  signups_today: { by: SIGNUPS, of: 'persons', days: ({ today }) => ({ from: today, to: today }) },
  signups_this_week: { by: SIGNUPS, of: 'persons', days: ({ monday }) => ({ from: monday, to: EVER }) },
  vip_signups: { by: VIP_SIGNUPS, of: 'persons' },
  revenue: { by: NET, of: 'orders' },
  ...perProduct((product) => ({ by: NET, of: 'orders', product })),
  ...perProvider((provider) => [
    { by: NET, of: 'orders', provider },
    { by: PURCHASES, of: 'orders', provider },
  ]),
  orders_completed: { by: COMPLETED, of: 'orders' },
  // Plans that charge today, whenever they began.
  payment_plans_active: { by: OPEN_PLANS, of: 'orders', days: () => ({ from: ALL_TIME, to: EVER }) },
};

function perProduct(made: (product: Product) => Made) {
  return Object.fromEntries(PRODUCTS.map((product) => [`revenue_${product}`, made(product)])) as Record<
    `revenue_${Product}`,
    Made
  >;
}

function perProvider(made: (provider: Provider) => [Made, Made]) {
  return Object.fromEntries(
    PROVIDERS.flatMap((provider) => {
      const [revenue, orders] = made(provider);
      return [
        [`revenue_${provider}`, revenue],
        [`orders_${provider}`, orders],
      ];
    }),
  ) as Record<`${'revenue' | 'orders'}_${Provider}`, Made>;
}

/** The rows that a figure of the overview is made of. They are summed here again: the figure itself comes from the rollups. */
@Injectable()
export class FigureRowsReadModel {
  private readonly sums = new Map<string, BriefCache<Sum>>();

  constructor(
    private readonly sql: ReportSql,
    private readonly settings: ReportSettings,
  ) {}

  async page({ figure, days, summit, limit = PAGE_SIZE, skip = 0 }: FigureQuery): Promise<FigureAnswer> {
    const { by, window, parts, unit } = this.made({ figure, days, summit });
    const summing = this.sumOf([by.sum.name, ...window, ...parts].join(), () =>
      this.sql.query<Sum & Record<string, unknown>>(by.sum, [...window, ...parts]).then(([row]) => row!),
    );
    // Whoever opens the figure sees it added up anew.
    if (skip === 0) summing.forget();
    const [rows, { total, sum }] = await Promise.all([
      this.sql.query<StoredRow & Record<string, unknown>>(by.page, [...window, limit, skip, ...parts]),
      summing.value(),
    ]);
    return { success: true, data: rows.map((row) => figureRow(row, unit)), total, sum: unit(sum) };
  }

  /** The same rows, all of them. */
  all(of: FigureQuery): AsyncIterable<readonly FigureRow[]> {
    const { by, window, parts, unit } = this.made(of);
    const rows = seeking<StoredRow & { key: string }>(({ last, limit }) =>
      this.sql.query(by.behind, [...window, limit, last?.day ?? null, last?.key ?? null, ...parts]),
    );
    return presented(rows, (batch) => batch.map((row) => figureRow(row, unit)));
  }

  private sumOf(of: string, read: () => Promise<Sum>): BriefCache<Sum> {
    const known = this.sums.get(of) ?? new BriefCache(read, SUM_KEPT_MS);
    if (this.sums.size >= MOST_SUMS) this.sums.clear();
    this.sums.set(of, known);
    return known;
  }

  private made({ figure, days, summit }: FigureQuery) {
    const { by, of, product, provider, days: ownDays } = MADE[figure];
    const chosen = this.settings.window(days);
    const { from, to } = ownDays?.(chosen) ?? { from: chosen.from, to: EVER };
    return {
      by,
      window: [from, to, editionKey(summit), this.settings.countsTests],
      parts: of === 'orders' ? [product ?? null, provider ?? null] : [],
      unit: by === NET ? dollars : (count: number) => count,
    };
  }
}

const figureRow = (
  { id, day, email, order_id, product, value }: StoredRow,
  unit: (value: number) => number,
): FigureRow => ({
  id,
  day,
  email: email ?? '',
  order_id,
  product,
  value: unit(value),
});
