// What the API benchmark asks, of the floor and of the product in the same words.
import { pressHeaders } from './form-press.mjs';
import { PORTS } from './ports.mjs';

/**
 * @typedef {object} BenchRoute
 * @property {string} name
 * @property {'GET' | 'POST'} method
 * @property {string} path
 * @property {(n: number) => object} [body] body of the nth request ever
 * @property {(n: number) => string} [text] the same, where the bytes count
 * @property {(n: number) => Record<string, string>} [headers] asked for after the body, which they may sign
 * @property {'signup' | 'page_view' | 'purchase_order' | 'payment'} [stores] every 2xx answer means one more row here
 * @property {number} goal CPU per request, times the floor
 */

const USER_AGENT = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/**
 * Every request comes from another address (the server trusts the proxy on loopback), so that no rate limit cuts in.
 * @param {number} n
 */
export const visitorAddress = (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** Half of any vip order, as often as anybody likes. */
export const BENCH_CODE = 'BENCH50';

/** @type {BenchRoute[]} */
export const ROUTES = [
  { name: 'stats', method: 'GET', path: '/api/signup/stats', goal: 1 },
  {
    name: 'page view',
    method: 'POST',
    path: '/api/analytics/track',
    body: () => ({
      page: '/',
      url: 'http://localhost:4200/?utm_source=newsletter',
      referrer: 'direct',
      affiliate_code: null,
      user_agent: USER_AGENT,
      visitor_id: null,
    }),
    stores: 'page_view',
    goal: 2,
  },
  {
    name: 'signup',
    method: 'POST',
    path: '/api/signup',
    body: (n) => ({
      name: `Bench Visitor ${n}`,
      email: `visitor-${process.pid}-${n}@bench.test`,
      phone: '+1 555 010 0199',
    }),
    // As the registration form does: one token and one key per press of the button.
    headers: (n) => ({
      ...pressHeaders('signup', `http://localhost:${PORTS.web}`),
      'idempotency-key': `bench-${process.pid}-${n}`,
    }),
    stores: 'signup',
    goal: 3.5,
  },
  {
    name: 'coupon',
    method: 'POST',
    path: '/api/validate-stripe-coupon',
    body: (n) => ({ coupon_code: BENCH_CODE, product_type: 'vip', session_id: `vip_${process.pid}_${n}_bench` }),
    goal: 2.5,
  },
  {
    name: 'checkout',
    method: 'POST',
    path: '/api/stripe/create-checkout-session',
    body: (n) => ({
      email: `buyer-${process.pid}-${n}@bench.test`,
      name: `Bench Buyer ${n}`,
      product_type: 'vip',
      session_id: `vip_${process.pid}_${n}_bench`,
      order_bump: true,
    }),
    stores: 'purchase_order',
    goal: 4,
  },
];

/** The routes that call nobody outside. */
export const ROUTES_AT_HOME = ROUTES.filter(({ name }) => name !== 'checkout');

/**
 * What every visitor of the summit asks for, as a browser does. Half of the floor: what is the same for all is read and written once.
 * @param {string} token of a session whose window is open
 * @returns {BenchRoute[]}
 */
export const sessionRoutes = (token) =>
  [
    { name: 'all sessions', path: '/api/sessions/all' },
    { name: 'sessions of a day', path: '/api/sessions/by-day/1' },
    { name: 'one session', path: `/api/sessions/public/${token}` },
    { name: 'landing content', path: '/api/landing-page' },
  ].map((route) => ({
    ...route,
    method: /** @type {const} */ ('GET'),
    headers: () => ({ 'accept-encoding': 'gzip, deflate, br' }),
    goal: 0.5,
  }));
