// What the API benchmark asks, of the floor and of the product in the same words.

/**
 * @typedef {object} BenchRoute
 * @property {string} name
 * @property {'GET' | 'POST'} method
 * @property {string} path
 * @property {(n: number) => object} [body] body of the nth request ever
 * @property {(n: number) => Record<string, string>} [headers]
 * @property {'signup' | 'page_view'} [stores] every 2xx answer means one more row here
 * @property {number} goal CPU per request, times the floor
 */

const USER_AGENT = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/**
 * Every request comes from another address (the server trusts the proxy on loopback), so that no rate limit cuts in.
 * @param {number} n
 */
export const visitorAddress = (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

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
    // As the registration form does: one key per press of the button.
    headers: (n) => ({ 'idempotency-key': `bench-${process.pid}-${n}` }),
    stores: 'signup',
    goal: 4,
  },
];
