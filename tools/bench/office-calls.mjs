// Every list, figure and page that the back office asks for.
import { ENDPOINTS, endpointUrl, FIGURES, FUNNEL_STAGES } from '@summit/contracts';

/**
 * What is asked about.
 * @typedef {object} Subjects
 * @property {string} order its number
 * @property {string} refunded an order of an affiliate
 * @property {string} session
 * @property {string} difference of the reconciliation
 * @property {{ provider: string, event_id: string }} event
 * @property {number} deep so many rows are before a late page
 */

const EMAIL = 'person4711@large.test';
/** Not asked: a stream of events has no end, and an import says how far one is that runs. */
const LEFT_OUT = ['adminLive', 'adminImportRun'];

/**
 * What a call is asked with, where its path or its query need something, or where other questions cost more than the first page.
 * @param {Subjects} subjects
 * @returns {Record<string, { params?: object, queries?: object[] }>}
 */
function asked({ order, refunded, session, difference, event, deep }) {
  const late = { limit: 50, skip: deep };
  const byDays = { queries: [{}, { days: 30 }] };
  const paged = { queries: [{ limit: 50 }, late] };
  const searched = (/** @type {string} */ search) => ({ queries: [{ limit: 50 }, late, { search, limit: 50 }] });
  return {
    adminAffiliateStatement: { params: { speaker_code: 'LARGE7' }, queries: [{ limit: 50 }, late] },
    adminAffiliatePerformance: byDays,
    adminAllAffiliates: { queries: [{ v: 1 }, { v: 1, days: 30, sort_by: 'total_sales' }] },
    adminAuditLog: searched('staff7@large.test'),
    adminBuyerRequests: { queries: [{ limit: 50 }, late, { state: 'pending' }] },
    adminCustomers: {
      queries: [{ limit: 50 }, late, { search: EMAIL, limit: 50 }, { affiliate_code: 'LARGE7', limit: 50 }],
    },
    adminDeskEvent: { params: event },
    adminDeskEvents: { queries: [{ limit: 50 }, late, { search: order }, { state: 'failing' }] },
    adminDeskOrder: { params: { order_number: order } },
    adminDeskRefunds: paged,
    adminDifference: { params: { difference_id: difference } },
    adminDifferences: paged,
    adminFigure: { queries: FIGURES.map((figure) => ({ figure, limit: 50 })) },
    adminFunnel: byDays,
    adminFunnelDetails: { queries: FUNNEL_STAGES.map((stage) => ({ stage })) },
    adminMails: {
      queries: [{ state: 'sent', limit: 50 }, { state: 'sent', ...late }, { state: 'failed' }, { search: EMAIL }],
    },
    adminOrders: { queries: [{ limit: 20 }, late, { product: 'vip', ...late }, { email: EMAIL }] },
    adminOverview: byDays,
    adminPageViews: byDays,
    adminPayouts: paged,
    adminPendingInstallments: paged,
    adminPerson: { params: { email: EMAIL } },
    adminProductPerformance: byDays,
    adminPromoCodes: paged,
    adminReceipt: { params: { receipt_id: refunded } },
    adminRetentionDue: { queries: [{ page_view_days: 30 }] },
    adminRevenueChart: { queries: [{ period: 'daily' }, { period: 'monthly' }] },
    adminSearch: { queries: [{ term: 'person4711' }, { term: order }] },
    adminSessionAccess: { params: { id: session }, queries: [{ email: EMAIL }] },
    adminSessionRatings: { queries: [{}, { status: 'pending' }, { min_rating: 5 }] },
    adminStuckOrders: paged,
    adminSuppressions: searched('person4717'),
    adminTopAffiliates: byDays,
    adminVipUsers: searched('person9422'),
    promptAttempts: searched('person9422'),
  };
}

/**
 * @param {Subjects} subjects
 * @returns {{ name: string, path: string }[]}
 */
export function officeCalls(subjects) {
  const special = asked(subjects);
  return Object.entries(ENDPOINTS)
    .filter(
      ([name, { method, access, answerFormat }]) =>
        method === 'GET' && access === 'admin' && !answerFormat && !LEFT_OUT.includes(name),
    )
    .flatMap(([name, endpoint]) => {
      const { params, queries = [{}] } = special[name] ?? {};
      return queries.map((query) => ({
        name: [name, ...Object.entries(query).map(([key, value]) => `${key}=${value}`)].join(' '),
        path: endpointUrl(/** @type {any} */ (endpoint), { params, query }),
      }));
    });
}
