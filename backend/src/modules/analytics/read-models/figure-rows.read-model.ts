import { Injectable } from '@nestjs/common';
import type { Figure, FigureAnswer, FigureQuery, FigureRow } from '@summit/contracts';
import { dollars } from '@summit/pricing';
import { PRODUCTS, PROVIDERS, type Product, type Provider } from '@summit/rules';
import { LATEST, presented, seeking } from '../../../platform/csv/seeking.js';
import { ReportSql } from '../../../platform/database/report-sql.js';
import { statement, type Statement } from '../../../platform/database/sql.js';
import { daySeek } from '../../../platform/database/day-seek.js';
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

/** A page after the last one is one row with nothing but the figure. */
type PagedRow = Omit<StoredRow, 'id'> & { id: string | null; total: number; sum: number };

interface Listing {
  page: Statement;
  behind: Statement;
}

interface Parts {
  /** The rows; `from` is the number of the first parameter that is free for them. */
  rows: (from: number) => string;
  /** The rollup's days as `day`, `n` rows and `value`, what these add. */
  days: (from: number) => string;
}

const NEWEST_FIRST = 'order by day desc, key desc';
/**
 * Rows have a `key` that tells those of a day apart. The days of the rollups say where a page begins, how many rows there are and what they
 * add up to, so each page reads its own days only.
 * `$1` and `$2` first and last day, `$3` edition or null, `$4` tests count, `$5` limit; then skip, or day and key of the row before.
 */
const listing = (name: string, { rows, days }: Parts): Listing => ({
  page: statement(
    `figure-${name}`,
    `with ${editionDays('$3')}, counts as materialized (${days(7)}),
     ${daySeek('select day, n from counts', { skip: '$6', limit: '$5' })},
     page as (select * from (${rows(7)}) made where day between (select oldest from seek) and (select newest from seek)
       ${NEWEST_FIRST} offset (select rest from seek) limit $5)
     select t.total, (select coalesce(sum(value), 0)::float8 from counts) as sum,
       key || ' ' || day as id, day::text, email, order_id, product, value
     from total t left join page p on true order by p.day desc, key desc`,
  ),
  behind: statement(
    `figure-${name}-behind`,
    `with ${editionDays('$3')}
     select key || ' ' || day as id, key, day::text, email, order_id, product, value from (${rows(8)}) made
     where (day, key) < ($6::date, $7::uuid) ${NEWEST_FIRST} limit $5`,
  ),
});
const IN_DAYS = 'day between greatest($1::date, begins) and least($2::date, ends)';

/** What orders add: of one product or all, of one provider or all. `count`: the rollup's number of orders that add something. */
const ofOrders = (column: string, count = column): Listing => {
  const wanted = (from: number) => `${IN_DAYS} and ($4 or not is_test)
       and ($${from}::text is null or product = $${from}) and ($${from + 1}::text is null or provider = $${from + 1})`;
  return listing(column, {
    rows: (from) => `select order_id as key, day, email, order_id, product, ${column}::float8 as value
     from order_part_now, edition where ${wanted(from)} and ${column} <> 0`,
    days: (from) => `select day, ${count} as n, ${column} as value from sales_day_now, edition where ${wanted(from)}`,
  });
};
/** What persons add. */
const ofPersons = (name: string, value: string): Listing =>
  listing(name, {
    rows: () => `select signup_id as key, day, email, null::uuid as order_id, null::text as product, (${value})::float8 as value
     from customer_part_now, edition where ${IN_DAYS} and (${value}) <> 0`,
    days: () => `select day, (${value}) as n, (${value}) as value from customer_day_now, edition where ${IN_DAYS}`,
  });

const NET = ofOrders('net_cents', 'movements');
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

/** The rows that a figure of the overview is made of, with the figure: both of one moment. */
@Injectable()
export class FigureRowsReadModel {
  constructor(
    private readonly sql: ReportSql,
    private readonly settings: ReportSettings,
  ) {}

  async page({ figure, days, summit, limit = PAGE_SIZE, skip = 0 }: FigureQuery): Promise<FigureAnswer> {
    const { by, window, parts, unit } = this.made({ figure, days, summit });
    const rows = await this.sql.query<PagedRow>(by.page, [...window, limit, skip, ...parts]);
    const data = rows.flatMap(({ id, ...row }) => (id === null ? [] : [figureRow({ ...row, id }, unit)]));
    return { success: true, data, total: rows[0]?.total ?? 0, sum: unit(rows[0]?.sum ?? 0) };
  }

  /** The same rows, all of them. */
  all(of: FigureQuery): AsyncIterable<readonly FigureRow[]> {
    const { by, window, parts, unit } = this.made(of);
    const rows = seeking<StoredRow & { key: string }>(({ last, limit }) =>
      this.sql.query(by.behind, [...window, limit, last?.day ?? LATEST, last?.key ?? null, ...parts]),
    );
    return presented(rows, (batch) => batch.map((row) => figureRow(row, unit)));
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
