import { Injectable } from '@nestjs/common';
import type { Figure, FigureAnswer, FigureQuery, FigureRow } from '@summit/contracts';
import { dollars } from '@summit/pricing';
import { PRODUCTS, PROVIDERS, type Product, type Provider } from '@summit/rules';
import { Sql, statement, type Statement } from '../../../platform/database/sql.js';
import { editionDays } from './edition.sql.js';
import { editionKey } from './overview.read-model.js';
import { ReportSettings } from './report-settings.js';
import { ALL_TIME, type ReportWindow } from './report-window.js';

const PAGE_SIZE = 50;
const EVER = 'infinity';

interface StoredRow {
  total: number;
  sum: number;
  id: string | null;
  day: string;
  email: string | null;
  order_id: string | null;
  product: Product | null;
  value: number;
}

/** `$1` and `$2` first and last day, `$3` edition or null, `$4` tests count, `$5` limit, `$6` skip. */
const listing = (name: string, rows: string): Statement =>
  statement(
    `figure-${name}`,
    `with ${editionDays('$3')},
     made as materialized (${rows}),
     page as (select * from made order by day desc, id limit $5 offset $6::bigint)
     select t.total, t.sum, p.id, p.day::text, p.email, p.order_id, p.product, p.value
     from (select count(*)::int as total, coalesce(sum(value), 0)::float8 as sum from made) t left join page p on true
     order by p.day desc, p.id`,
  );
const IN_DAYS = 'day between greatest($1::date, begins) and least($2::date, ends)';

/** What orders add: `$7` product or null, `$8` provider or null. */
const ofOrders = (column: string): Statement =>
  listing(
    column,
    `select order_id || ' ' || day as id, day, email, order_id, product, ${column}::float8 as value
     from order_part_now, edition where ${IN_DAYS} and ${column} <> 0 and ($4 or not is_test)
       and ($7::text is null or product = $7) and ($8::text is null or provider = $8)`,
  );
/** What persons add. */
const ofPersons = (name: string, value: string): Statement =>
  listing(
    name,
    `select signup_id::text as id, day, email, null::uuid as order_id, null::text as product, (${value})::float8 as value
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
  by: Statement;
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
  constructor(
    private readonly sql: Sql,
    private readonly settings: ReportSettings,
  ) {}

  async page({ figure, days, summit, limit = PAGE_SIZE, skip = 0 }: FigureQuery): Promise<FigureAnswer> {
    const made = MADE[figure];
    const window = this.settings.window(days);
    const { from, to } = made.days?.(window) ?? { from: window.from, to: EVER };
    const values = [from, to, editionKey(summit), this.settings.countsTests, limit, skip];
    const rows = await this.sql.query<StoredRow>(
      made.by,
      made.of === 'orders' ? [...values, made.product ?? null, made.provider ?? null] : values,
    );
    const unit = made.by === NET ? dollars : (count: number) => count;
    return {
      success: true,
      data: rows.filter(({ id }) => id !== null).map((row) => figureRow(row, unit)),
      total: rows[0]?.total ?? 0,
      sum: unit(rows[0]?.sum ?? 0),
    };
  }
}

const figureRow = (
  { id, day, email, order_id, product, value }: StoredRow,
  unit: (value: number) => number,
): FigureRow => ({
  id: id!,
  day,
  email: email ?? '',
  order_id,
  product,
  value: unit(value),
});
