import type { CustomerRow, FunnelReport, OverviewData, PageViewsReport } from '@summit/contracts';
import { dollars } from '@summit/pricing';
import { pacificDay, PRODUCTS, type Product } from '@summit/rules';
import { addDays, mondayOf } from '../../src/modules/analytics/read-models/report-window.js';
import { rate } from '../../src/modules/analytics/read-models/rate.js';
import { completedAtOf, keptOf, statusOf, type BookedOrder, type HistoryBook } from './history-book.js';

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
const newestFirst = <Row extends { at: number }>(rows: Row[]): Row[] => rows.toSorted((a, b) => b.at - a.at);

/** Every figure of the dashboard, added up from the notebook. `now` and `days` as the request has them. */
export function expectedFigures(
  book: HistoryBook,
  { now, days, tests }: { now: number; days: number; tests: boolean },
) {
  const today = pacificDay(now);
  const from = days >= 99_999 ? '' : addDays(today, 1 - days);
  const inWindow = (at: number): boolean => pacificDay(at) >= from;
  const orders = book.orders.filter(({ isTest }) => tests || !isTest);
  const signups = book.signups.filter(({ at }) => inWindow(at));
  const moneyOf = (of: BookedOrder[]) =>
    sum(
      of
        .flatMap(({ money }) => money)
        .filter(({ at }) => inWindow(at))
        .map(({ cents }) => cents),
    );
  const isSold = (order: BookedOrder): boolean => inWindow(order.paidAt) && keptOf(order) > 0;
  const completed = orders.filter(
    (order) => ['completed', 'partially_refunded'].includes(statusOf(order)) && inWindow(completedAtOf(order)),
  );
  const holds = (email: string, product: Product): boolean =>
    orders.some((order) => order.email === email && order.product === product && keptOf(order) > 0);
  const path = (page: string): string => page.split('?')[0]!.replace(/(.)\/$/, '$1');
  const viewsOf = (...pages: string[]): number =>
    book.views.filter(({ page, at }) => inWindow(at) && pages.includes(path(page))).length;
  const countBy = (keys: string[]): [string, number][] =>
    [...new Set(keys)]
      .map((key): [string, number] => [key, keys.filter((one) => one === key).length])
      .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));

  const overview = (): OverviewData => {
    const ofProduct = (product: Product) => orders.filter((order) => order.product === product);
    const ofProvider = (provider: string) => orders.filter((order) => order.provider === provider);
    return {
      signups: {
        total: signups.length,
        today: book.signups.filter(({ at }) => pacificDay(at) === today).length,
        this_week: book.signups.filter(({ at }) => pacificDay(at) >= mondayOf(today)).length,
      },
      revenue: {
        total: dollars(moneyOf(orders)),
        by_product: {
          vip: dollars(moneyOf(ofProduct('vip'))),
          implementation: dollars(moneyOf(ofProduct('implementation'))),
          dfy: dollars(moneyOf(ofProduct('dfy'))),
        },
        by_payment_method: {
          stripe: dollars(moneyOf(ofProvider('stripe'))),
          paypal: dollars(moneyOf(ofProvider('paypal'))),
          stripe_count: ofProvider('stripe').filter(isSold).length,
          paypal_count: ofProvider('paypal').filter(isSold).length,
        },
      },
      orders: {
        completed: completed.length,
        payment_plans_active: orders.filter((order) => /^payment_plan_/.test(statusOf(order))).length,
      },
      conversions: { signup_to_vip: rate(signups.filter(({ email }) => holds(email, 'vip')).length, signups.length) },
    };
  };

  /** never above 100 percent. */
  const rateOfViews = (converted: number, views: number) => Math.min(100, rate(converted, views));
  const stage = (product: Product, ...pages: string[]) => {
    const purchases = orders.filter((order) => order.product === product && isSold(order)).length;
    return { views: viewsOf(...pages), purchases, conversion_rate: rateOfViews(purchases, viewsOf(...pages)) };
  };
  const funnel = (): FunnelReport => ({
    landing_page: {
      views: viewsOf('/'),
      signups: signups.length,
      conversion_rate: rateOfViews(signups.length, viewsOf('/')),
    },
    vip_page: stage('vip', '/vip', '/vip-upgrade'),
    implementation_page: stage('implementation', '/implementation'),
    dfy_page: stage('dfy', '/dfy'),
  });

  const pageViews = (): PageViewsReport => {
    const seen = book.views.filter(({ at }) => inWindow(at));
    const hosts = seen.map(({ referrer }) => /^https?:\/\/(?:www\.)?([^/]+)/.exec(referrer)?.[1] ?? 'direct');
    return {
      total_views: seen.length,
      by_page: countBy(seen.map(({ page }) => path(page))).map(([page, views]) => ({ page, views })),
      top_referrers: countBy(hosts.filter((host) => host !== 'funnel.test')).map(([referrer, count]) => ({
        referrer,
        count,
      })),
    };
  };

  const products = () =>
    PRODUCTS.map((product) => {
      const mine = orders.filter((order) => order.product === product);
      const sales = mine.filter(isSold).length;
      return { product, sales, cents: moneyOf(mine) };
    })
      .filter(({ sales, cents }) => sales > 0 || cents !== 0)
      .sort((a, b) => b.cents - a.cents)
      .map(({ product, sales, cents }) => ({
        product,
        total_sales: sales,
        total_revenue: dollars(cents),
        average_order_value: sales === 0 ? 0 : dollars(Math.round(cents / sales)),
      }));

  const affiliates = (product: Product | 'all') =>
    book.affiliates
      .map(({ code, name }) => {
        const mine = orders.filter(
          (order) => order.affiliate === code && (product === 'all' || order.product === product),
        );
        const brought = signups.filter((one) => one.affiliate === code).length;
        const sold = mine.filter(isSold).length;
        const commission = sum(
          mine
            .flatMap((order) => order.commission)
            .filter(({ at }) => inWindow(at))
            .map(({ cents }) => cents),
        );
        return {
          name,
          code,
          cents: moneyOf(mine),
          signups: brought,
          orders: sold,
          conversion_rate: rate(sold, brought),
          commission,
        };
      })
      .filter(
        ({ cents, signups: brought, orders: sold, commission }) =>
          cents !== 0 || brought > 0 || sold > 0 || commission !== 0,
      )
      .sort((a, b) => b.cents - a.cents || b.signups - a.signups || (a.code < b.code ? -1 : 1))
      .map(({ cents, commission, ...row }) => ({ ...row, revenue: dollars(cents), commission: dollars(commission) }));

  /** Buyers without a registration: the first order that is no test stands for the person, else the first test. */
  const buyers = () => {
    const strangers = orders.filter(({ email }) => !book.signups.some((one) => one.email === email));
    const first = strangers.toSorted((a, b) => Number(a.isTest) - Number(b.isTest) || a.paidAt - b.paidAt);
    return [...new Map(first.toReversed().map((order) => [order.email, order])).values()]
      .map(({ email, paidAt, affiliate }) => ({ name: 'Zoe', email, at: paidAt, affiliate, source: null }))
      .filter(({ at }) => inWindow(at));
  };

  const customers = (): Omit<CustomerRow, 'id'>[] =>
    newestFirst([...signups, ...buyers()]).map(({ name, email, at, affiliate, source }) => {
      const [vip, implementation, dfy] = PRODUCTS.map((product) => holds(email, product));
      return {
        name,
        email,
        source: affiliate ? 'affiliate' : (source ?? 'direct'),
        affiliate_info: affiliate ? { code: affiliate, name: `Affiliate ${affiliate}` } : null,
        total_spent: dollars(sum(orders.filter((order) => order.email === email).map(keptOf))),
        conversion_funnel: { signup_to_vip: vip!, vip_to_implementation: implementation!, implementation_to_dfy: dfy! },
        signup_date: new Date(at).toISOString(),
      };
    });

  const completedOrders = () =>
    newestFirst(completed.map((order) => ({ order, at: completedAtOf(order) }))).map(({ order, at }) => ({
      id: order.id,
      email: order.email,
      product: order.product,
      amount: dollars(keptOf(order)),
      status: statusOf(order),
      date: new Date(at).toISOString(),
      delivered_at: null,
    }));

  const pendingIds = () => orders.filter((order) => /^payment_plan_/.test(statusOf(order))).map(({ id }) => id);

  /** Revenue and completed orders of one Pacific day. */
  const day = (date: string) => ({
    revenue: dollars(
      sum(
        orders
          .flatMap(({ money }) => money)
          .filter(({ at }) => pacificDay(at) === date)
          .map(({ cents }) => cents),
      ),
    ),
    orders: completed.filter((order) => pacificDay(completedAtOf(order)) === date).length,
  });

  return {
    overview,
    funnel,
    pageViews,
    products,
    affiliates,
    customers,
    completedOrders,
    pendingIds,
    day,
    from,
    today,
  };
}
