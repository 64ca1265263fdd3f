import { ACCESS_LEVELS, HTTP_METHODS, type Access, type HttpMethod } from './endpoint.js';
import { ENDPOINT_NAMES, ENDPOINT_SPECS, ENDPOINTS } from './endpoints.js';

type Row = [source: string, method: HttpMethod, path: string, access: Access];

/** Typed by hand from the tables of calls in the three documents and from decisions.md. */
const DOCUMENTED_CALLS: Row[] = [
  ['public-funnel.md 7', 'POST', '/api/signup', 'public'],
  ['public-funnel.md 7', 'GET', '/api/signup/stats', 'public'],
  ['public-funnel.md 7', 'POST', '/api/affiliate/track-click', 'public'],
  ['public-funnel.md 7', 'POST', '/api/affiliate/track-signup', 'public'],
  ['public-funnel.md 7', 'POST', '/api/analytics/track', 'public'],
  ['public-funnel.md 7', 'POST', '/api/speaker/login', 'public'],
  ['public-funnel.md 7', 'GET', '/api/speaker/stats', 'speaker'],
  ['public-funnel.md 7', 'POST', '/api/stripe/one-click-charge', 'public'],
  ['public-funnel.md 7', 'POST', '/api/stripe/create-checkout-session', 'public'],
  ['public-funnel.md 7', 'POST', '/api/stripe/create-payment-plan', 'public'],
  ['public-funnel.md 7', 'POST', '/api/validate-stripe-coupon', 'public'],
  ['public-funnel.md 7', 'POST', '/api/paypal/create-order', 'public'],
  ['public-funnel.md 7', 'POST', '/api/paypal/capture-order', 'public'],
  ['public-funnel.md 7', 'POST', '/api/paypal/validate-discount', 'public'],
  ['public-funnel.md 7', 'GET', '/api/bonuses/download-by-email/:bonus_key', 'public'],

  ['admin.md 7', 'POST', '/api/admin/auth/login', 'public'],
  ['admin.md 7', 'POST', '/api/admin/auth/verify-2fa', 'public'],
  ['admin.md 7', 'POST', '/api/admin/auth/forgot-password', 'public'],
  ['admin.md 7', 'POST', '/api/admin/auth/reset-password', 'public'],
  ['admin.md 7', 'GET', '/api/admin/auth/status', 'admin'],
  ['admin.md 7', 'POST', '/api/admin/auth/logout', 'admin'],
  ['admin.md 7', 'POST', '/api/admin/auth/setup-2fa', 'admin'],
  ['admin.md 7', 'POST', '/api/admin/auth/enable-2fa', 'admin'],
  ['admin.md 7', 'POST', '/api/admin/auth/change-password', 'admin'],
  ['ledger A-005', 'GET', '/api/admin/dashboard/audit-log', 'admin'],
  ['admin.md 7', 'GET', '/api/admin/dashboard/overview', 'admin'],
  ['admin.md 7', 'GET', '/api/admin/dashboard/pending-installments', 'admin'],
  ['admin.md 7', 'GET', '/api/admin/dashboard/affiliates', 'admin'],
  ['admin.md 7', 'GET', '/api/admin/dashboard/customers', 'admin'],
  ['admin.md 7', 'GET', '/api/admin/dashboard/orders', 'admin'],
  ['admin.md 7', 'GET', '/api/admin/analytics/page-views', 'admin'],
  ['admin.md 7', 'GET', '/api/admin/analytics/funnel', 'admin'],
  ['admin.md 7', 'GET', '/api/admin/dashboard/funnel-details', 'admin'],
  ['admin.md 7', 'GET', '/api/admin/dashboard/revenue-chart', 'admin'],
  ['C-030', 'GET', '/api/admin/dashboard/product-performance', 'admin'],
  ['C-030', 'GET', '/api/admin/dashboard/top-affiliates', 'admin'],
  ['admin.md 7', 'GET', '/api/admin/dashboard/promo-codes', 'admin'],
  ['admin.md 7', 'GET', '/api/admin/dashboard/all-affiliates', 'admin'],
  ['admin.md 7', 'GET', '/api/admin/dashboard/session-ratings', 'admin'],
  ['admin.md 7', 'GET', '/api/prompts/admin/analytics', 'admin'],
  ['admin.md 7', 'GET', '/api/admin/vip/users', 'admin'],
  ['admin.md 7', 'GET', '/api/admin/sessions/list', 'admin'],
  ['admin.md 7', 'GET', '/api/admin/landing-page', 'admin'],
  ['C-029', 'GET', '/api/admin/legal-pages', 'admin'],
  ['C-029', 'GET', '/api/admin/email-templates', 'admin'],
  ['C-029', 'GET', '/api/admin/pricing-plans', 'admin'],
  ['C-029', 'GET', '/api/admin/discount-offers', 'admin'],
  ['C-029', 'GET', '/api/admin/faqs', 'admin'],
  ['admin.md 7', 'GET', '/api/admin/export/overview', 'admin'],
  ['admin.md 7', 'GET', '/api/admin/export/customers', 'admin'],
  ['C-029', 'POST', '/api/admin/legal-pages', 'admin'],
  ['C-029', 'PUT', '/api/admin/legal-pages/:id', 'admin'],
  ['C-029', 'DELETE', '/api/admin/legal-pages/:id', 'admin'],
  ['C-029', 'POST', '/api/admin/email-templates', 'admin'],
  ['C-029', 'PUT', '/api/admin/email-templates/:id', 'admin'],
  ['C-029', 'DELETE', '/api/admin/email-templates/:id', 'admin'],
  ['C-029', 'POST', '/api/admin/pricing-plans', 'admin'],
  ['C-029', 'PUT', '/api/admin/pricing-plans/:id', 'admin'],
  ['C-029', 'DELETE', '/api/admin/pricing-plans/:id', 'admin'],
  ['C-029', 'POST', '/api/admin/discount-offers', 'admin'],
  ['C-029', 'PUT', '/api/admin/discount-offers/:id', 'admin'],
  ['C-029', 'DELETE', '/api/admin/discount-offers/:id', 'admin'],
  ['C-029', 'POST', '/api/admin/faqs', 'admin'],
  ['C-029', 'PUT', '/api/admin/faqs/:id', 'admin'],
  ['C-029', 'DELETE', '/api/admin/faqs/:id', 'admin'],
  ['admin.md 7', 'PUT', '/api/admin/landing-page', 'admin'],
  ['admin.md 7', 'POST', '/api/admin/sessions/create', 'admin'],
  ['admin.md 7', 'PUT', '/api/admin/sessions/:id', 'admin'],
  ['admin.md 7', 'DELETE', '/api/admin/sessions/:id', 'admin'],
  ['admin.md 7', 'POST', '/api/admin/dashboard/create-promo-code', 'admin'],
  ['admin.md 7', 'DELETE', '/api/admin/dashboard/clear-expired-promo-codes', 'admin'],
  ['admin.md 7', 'POST', '/api/admin/dashboard/disable-all-promo-codes', 'admin'],
  ['admin.md 7', 'POST', '/api/admin/dashboard/generate-promo-codes', 'admin'],
  ['admin.md 7', 'POST', '/api/admin/dashboard/disable-promo-code', 'admin'],
  ['C-032', 'POST', '/api/admin/dashboard/clean-test-data', 'admin'],
  ['C-032', 'POST', '/api/admin/dashboard/clear-all-data', 'admin'],
  ['C-032', 'POST', '/api/admin/dashboard/reset-analytics', 'admin'],
  ['admin.md 7', 'POST', '/api/admin/vip/import-csv', 'admin'],
  ['admin.md 7', 'POST', '/api/admin/vip/create', 'admin'],
  ['admin.md 7', 'PUT', '/api/admin/vip/update-access', 'admin'],
  ['admin.md 7', 'DELETE', '/api/admin/vip/delete/:email', 'admin'],
  ['admin.md 7', 'POST', '/api/admin/dashboard/import-affiliates-from-tapfiliate', 'admin'],
  ['admin.md 7', 'POST', '/api/admin/dashboard/ratings/:id/approve', 'admin'],
  ['admin.md 7', 'POST', '/api/admin/dashboard/ratings/:id/reject', 'admin'],

  ['member.md 7', 'POST', '/api/vip/auth/login', 'public'],
  ['member.md 7', 'GET', '/api/vip/auth/status', 'vip'],
  ['member.md 7', 'POST', '/api/vip/auth/setup-password', 'public'],
  ['member.md 7', 'PUT', '/api/vip/profile', 'vip'],
  ['member.md 7', 'POST', '/api/vip/auth/change-password', 'vip'],
  ['member.md 7', 'POST', '/api/vip/auth/enable-2fa', 'vip'],
  ['member.md 7', 'POST', '/api/vip/auth/verify-2fa', 'vip'],
  ['member.md 7', 'POST', '/api/vip/auth/disable-2fa', 'vip'],
  ['member.md 7', 'POST', '/api/vip/track-gift-click', 'vip'],
  ['member.md 7', 'GET', '/api/sessions/public/:token', 'public'],
  ['member.md 7', 'POST', '/api/sessions/rate', 'public'],
  ['member.md 7', 'POST', '/api/sessions/track-gift-click', 'public'],
  ['member.md 7', 'GET', '/api/sessions/all', 'public'],
  ['member.md 7', 'GET', '/api/sessions/by-day/:day', 'public'],
  ['member.md 7', 'GET', '/api/prompts/get-prompts', 'public'],
  ['member.md 7', 'POST', '/api/prompts/validate-email', 'public'],
  ['member.md 7', 'POST', '/api/prompts/accept-disclaimer', 'public'],
  ['member.md 7', 'POST', '/api/prompts/track-access', 'public'],

  ['C-001', 'GET', '/api/admin/content-check', 'admin'],
  ['architecture.md 4.10', 'GET', '/api/landing-page', 'public'],
  ['C-042', 'GET', '/api/landing-page/state', 'public'],
  ['C-014', 'POST', '/api/timer/start', 'public'],
  ['C-020', 'PUT', '/api/admin/dashboard/orders/:id/delivery', 'admin'],
  ['C-028', 'GET', '/api/legal-pages/:page_id', 'public'],
  ['A-203', 'GET', '/api/faqs', 'public'],
  ['C-034', 'POST', '/api/vip/auth/forgot-password', 'public'],
  ['C-034', 'POST', '/api/vip/auth/reset-password', 'public'],
  ['C-036', 'GET', '/api/orders/status', 'public'],
  ['C-062', 'POST', '/api/admin/affiliates', 'admin'],
  ['C-062', 'POST', '/api/admin/affiliates/:speaker_code/invite', 'admin'],
  ['C-062', 'POST', '/api/speaker/set-password', 'public'],
  ['C-064', 'GET', '/api/signup/invite-progress', 'public'],
  ['C-092', 'POST', '/api/vip/profile/photo', 'vip'],
  ['C-092', 'GET', '/api/vip/photos/:photo_id', 'public'],
  ['C-103', 'GET', '/api/prompts/search', 'public'],
  ['C-109', 'POST', '/api/admin/vip/resend-setup-link', 'admin'],
  ['F-228', 'POST', '/api/webhooks/stripe', 'provider'],
  ['F-228', 'POST', '/api/webhooks/paypal', 'provider'],
  ['X-015', 'GET', '/api/health/live', 'public'],
  ['X-015', 'GET', '/api/health/ready', 'public'],
  ['reliability.md S2', 'POST', '/api/vip/auth/logout', 'vip'],
  ['reliability.md S5', 'POST', '/api/admin/auth/confirm-identity', 'admin'],
  ['reliability.md S5', 'POST', '/api/vip/auth/confirm-identity', 'vip'],
  ['reliability.md S2', 'POST', '/api/speaker/logout', 'speaker'],
  ['payments.md 4.4', 'GET', '/api/speaker/commissions', 'speaker'],
  ['payments.md 4.4', 'GET', '/api/speaker/payouts', 'speaker'],
];

const specs = ENDPOINT_NAMES.map((name) => ({ name, ...ENDPOINT_SPECS[name] }));
const routeOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('ENDPOINTS', () => {
  it.each(DOCUMENTED_CALLS)('has the call of %s: %s %s for %s', (_source, method, path, access) => {
    const found = specs.find((spec) => spec.method === method && spec.path === path);
    expect(found?.access).toBe(access);
  });

  it('has no call that no document and no decision asks for', () => {
    const documented = DOCUMENTED_CALLS.map(([, method, path]) => `${method} ${path}`);
    expect(specs.map(routeOf).filter((route) => !documented.includes(route))).toEqual([]);
  });

  it('answers every method and path by one endpoint only', () => {
    const routes = specs.map(routeOf);
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
  });

  it('never lets a path with a part hide a fixed path of the same method', () => {
    const shadowed = specs.flatMap((general) =>
      specs.filter((fixed) => {
        if (general.path === fixed.path || general.method !== fixed.method || fixed.path.includes(':')) return false;
        const pattern = new RegExp(`^${general.path.replace(/:\w+/g, '[^/]+')}$`);
        return pattern.test(fixed.path);
      }),
    );
    expect(shadowed.map(routeOf)).toEqual([]);
  });

  it('has no name in two areas', async () => {
    const { FUNNEL_ENDPOINTS } = await import('./funnel-endpoints.js');
    const { MEMBER_ENDPOINTS } = await import('./member-endpoints.js');
    const { ADMIN_ENDPOINTS } = await import('./admin-endpoints.js');
    const names = [FUNNEL_ENDPOINTS, MEMBER_ENDPOINTS, ADMIN_ENDPOINTS].flatMap((table) => Object.keys(table));
    expect(new Set(names).size).toBe(names.length);
    expect(names.sort()).toEqual([...ENDPOINT_NAMES].sort());
  });

  it.each(specs)('writes $name as Nest does: /api/, lower case, snake_case parts', ({ path, method, access }) => {
    expect(path).toMatch(/^\/api(\/(?:[a-z0-9-]+|:[a-z_]+))+$/);
    expect(HTTP_METHODS).toContain(method);
    expect(ACCESS_LEVELS).toContain(access);
  });

  it('asks for the admin token on everything below /api/admin but the steps of signing in', () => {
    const open = specs.filter(({ path, access }) => path.startsWith('/api/admin/') && access !== 'admin');
    expect(open.map(({ path }) => path).sort()).toEqual([
      '/api/admin/auth/forgot-password',
      '/api/admin/auth/login',
      '/api/admin/auth/reset-password',
      '/api/admin/auth/verify-2fa',
    ]);
  });

  it('takes an idempotency key on every call that must not happen twice', () => {
    const idempotent = specs.filter((spec) => spec.idempotent).map(({ path }) => path);
    expect(idempotent.sort()).toEqual([
      '/api/paypal/capture-order',
      '/api/paypal/create-order',
      '/api/sessions/rate',
      '/api/signup',
      '/api/stripe/create-checkout-session',
      '/api/stripe/create-payment-plan',
      '/api/stripe/one-click-charge',
    ]);
  });

  it('lets a member bring the bearer to the session calls without asking visitors for one (C-047)', () => {
    const optional = specs.filter((spec) => spec.optionalBearer === 'vip').map(({ path }) => path);
    expect(optional.sort()).toEqual([
      '/api/sessions/all',
      '/api/sessions/by-day/:day',
      '/api/sessions/public/:token',
      '/api/sessions/rate',
    ]);
  });

  it('sends the VIP import as CSV text, the photo as a form and webhooks untouched', () => {
    expect(ENDPOINTS.adminImportVipUsers.bodyFormat).toBe('csv');
    expect(ENDPOINTS.vipProfilePhoto.bodyFormat).toBe('multipart');
    expect(ENDPOINTS.stripeWebhook.bodyFormat).toBe('raw');
    expect(ENDPOINTS.paypalWebhook.bodyFormat).toBe('raw');
  });
});
