// What the back office asks of a year of data, with the goal of each answer.
import { createHash } from 'node:crypto';

/** Goals of scale.md 3, in milliseconds. */
const OVERVIEW_GOAL = 15;
const TAB_GOAL = 50;
const CUSTOMERS_GOAL = 10;
/** An attribution receipt, with its signature. */
const RECEIPT_GOAL = 10;
const PLANS_GOAL = 15;

/**
 * What the back office asks, with the goal of each.
 * @param {import('./dashboard-bench.mjs').Reports} reports
 * @param {import('./large-data.mjs').LargeData} data
 * @returns {{ name: string, goal: number, ask: () => Promise<unknown> }[]}
 */
export function questions(reports, { signups, orders }) {
  const { overview, customers, funnel, details, pageViews, sales, affiliates, installments } = reports;
  const page = (/** @type {number} */ limit, /** @type {number} */ skip) => () => customers.page({ limit, skip });
  const tab = (/** @type {string} */ name, /** @type {() => Promise<unknown>} */ ask) => ({
    name,
    goal: TAB_GOAL,
    ask,
  });
  return [
    { name: 'overview, all time', goal: OVERVIEW_GOAL, ask: () => overview.read({}) },
    { name: 'overview, 30 days', goal: OVERVIEW_GOAL, ask: () => overview.read({ days: 30 }) },
    { name: 'customers, first page of 50', goal: CUSTOMERS_GOAL, ask: page(50, 0) },
    { name: 'customers, in the middle', goal: CUSTOMERS_GOAL, ask: page(50, Math.floor(signups / 2)) },
    { name: 'customers, last page of 50', goal: CUSTOMERS_GOAL, ask: page(50, signups - 50) },
    tab('customers, last page of 1,000', page(1_000, Math.max(0, signups - 1_000))),
    tab('customers of an affiliate', () => customers.page({ affiliate_code: 'LARGE7', limit: 50, skip: 200 })),
    tab('customers, search', () => customers.page({ search: 'person 4711', limit: 50 })),
    tab('orders, first page', () => reports.orders.page({ limit: 20 })),
    tab('orders, a late page of one product', () =>
      reports.orders.page({ product: 'vip', limit: 100, skip: Math.floor(orders / 2) }),
    ),
    tab('orders, search', () => reports.orders.page({ email: 'person4711', limit: 20 })),
    tab('funnel, all time', () => funnel.read()),
    tab('funnel, 30 days', () => funnel.read(30)),
    tab('funnel details, signups', () => details.list('landing_page')),
    tab('funnel details, vip', () => details.list('vip_page')),
    tab('page views, all time', () => pageViews.read()),
    tab('page views, 30 days', () => pageViews.read(30)),
    tab('revenue chart, daily, all time', () => sales.chart({ period: 'daily' })),
    tab('revenue chart, monthly, all time', () => sales.chart({ period: 'monthly' })),
    tab('product performance', () => sales.products()),
    tab('affiliates, all time', () => affiliates.list({})),
    tab('affiliates, 30 days', () => affiliates.list({ days: 30 })),
    ...figureRows(reports.figures),
    tab('VIP users, first page', () => reports.vipUsers.page({ search: '', summit: 'all', limit: 50, skip: 0 })),
    tab('VIP users, a late page', () => reports.vipUsers.page({ search: '', summit: 'all', limit: 50, skip: 50_000 })),
    tab('VIP users, search', () => reports.vipUsers.page({ search: 'person9422', summit: 'all', limit: 50, skip: 0 })),
    tab('VIP users, their figures', () => reports.vipUsers.figures()),
    { name: 'attribution receipt of an order', goal: RECEIPT_GOAL, ask: () => signedReceipt(reports, orders) },
    { name: 'pending installments', goal: PLANS_GOAL, ask: () => installments.page({}) },
    tab('pending installments, last page', async () => {
      const { total } = await installments.page({ limit: 1 });
      await installments.page({ limit: 50, skip: total - 50 });
    }),
    tab('one person', () => reports.people.read('person4711@large.test', { limit: 50, skip: 0 })),
    tab('search over everything', () => reports.office.find('person4711')),
  ];
}

/**
 * The first and the last page of figures that orders, persons and few of many add to.
 * @param {import('./dashboard-bench.mjs').Reports['figures']} figures
 */
function figureRows(figures) {
  const ask = (/** @type {string} */ figure, /** @type {number} */ skip) => figures.page({ figure, limit: 50, skip });
  return ['signups', 'revenue', 'revenue_dfy', 'payment_plans_active'].flatMap((figure) => [
    { name: `rows of ${figure}, first page`, goal: TAB_GOAL, ask: () => ask(figure, 0) },
    {
      name: `rows of ${figure}, last page`,
      goal: TAB_GOAL,
      ask: async () => ask(figure, Math.max(0, (await known(figure)) - 50)),
    },
  ]);

  /** How many there are is asked once. @param {string} figure @returns {Promise<number>} */
  async function known(figure) {
    totals[figure] ??= (await ask(figure, 0)).total;
    return totals[figure];
  }
}
/** @type {Record<string, number>} */
const totals = {};

/** Of another order each time, of those that came by an affiliate: every third. @param {import('./dashboard-bench.mjs').Reports} reports @param {number} orders */
async function signedReceipt({ receipts, signer }, orders) {
  const digest = createHash('md5')
    .update(`order${3 * (1 + Math.floor(Math.random() * (orders / 3)))}`)
    .digest('hex');
  const id = digest.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return signer.sign(id, await receipts.of(id));
}
