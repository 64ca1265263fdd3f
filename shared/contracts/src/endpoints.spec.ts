import { DOCUMENTED_CALLS } from '../test/documented-calls.js';
import { ACCESS_LEVELS, HTTP_METHODS } from './endpoint.js';
import { appsOf, ENDPOINT_SPECS, ENDPOINTS, type EndpointName } from './endpoints.js';

const specs = (Object.keys(ENDPOINT_SPECS) as EndpointName[]).map((name) => ({ name, ...ENDPOINT_SPECS[name] }));
const routeOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('ENDPOINTS', () => {
  it.each(DOCUMENTED_CALLS)('has the call of $document: $method $path for $access', ({ method, path, access }) => {
    expect(specs.find((spec) => spec.method === method && spec.path === path)?.access).toBe(access);
  });

  it('names for every other call the requirement or decision that asks for it', () => {
    const documented = DOCUMENTED_CALLS.map(routeOf);
    const others = specs.filter((spec) => !documented.includes(routeOf(spec)));
    expect(others.filter(({ source }) => !/^[ACFMX]-\d{3}$/.test(source ?? '')).map(routeOf)).toEqual([]);
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
    const { SERVICE_ENDPOINTS } = await import('./service-endpoints.js');
    const names = [FUNNEL_ENDPOINTS, MEMBER_ENDPOINTS, ADMIN_ENDPOINTS, SERVICE_ENDPOINTS].flatMap((table) =>
      Object.keys(table),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names.sort()).toEqual(Object.keys(ENDPOINTS).sort());
  });

  it.each(specs)('writes $name as Nest does: /api/, lower case, snake_case parts', ({ path, method, access }) => {
    expect(path).toMatch(/^\/api(\/(?:[a-z0-9-]+|:[a-z_]+))+(\.ics)?$/);
    expect(HTTP_METHODS).toContain(method);
    expect(ACCESS_LEVELS).toContain(access);
  });

  it('asks for the admin token on everything below /api/admin but the steps of signing in', () => {
    const open = specs.filter(({ path, access }) => path.startsWith('/api/admin/') && access !== 'admin');
    expect(open.map(({ path }) => path).sort()).toEqual([
      '/api/admin/auth/forgot-password',
      '/api/admin/auth/login',
      '/api/admin/auth/passkeys/sign-in',
      '/api/admin/auth/passkeys/sign-in-options',
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

  it('lets a member bring the bearer to the session calls, the downloads, the next dates, the prompts and a change of address without asking visitors for one (C-047, C-112)', () => {
    const optional = specs.filter((spec) => spec.optionalBearer === 'vip').map(({ path }) => path);
    expect(optional.sort()).toEqual([
      '/api/bonuses/download-by-email/:bonus_key',
      '/api/next-summit',
      '/api/prompts/accept-disclaimer',
      '/api/sessions/all',
      '/api/sessions/by-day/:day',
      '/api/sessions/public/:token',
      '/api/sessions/rate',
      '/api/sessions/search',
      '/api/sessions/track-gift-click',
      '/api/sessions/transcript/:token',
      '/api/vip/auth/confirm-email',
    ]);
  });

  it('sends the VIP import as CSV text, the photo as a form and webhooks untouched', () => {
    expect(ENDPOINTS.adminImportVipUsers.bodyFormat).toBe('csv');
    expect(ENDPOINTS.vipProfilePhoto.bodyFormat).toBe('multipart');
    expect(ENDPOINTS.stripeWebhook.bodyFormat).toBe('raw');
    expect(ENDPOINTS.paypalWebhook.bodyFormat).toBe('raw');
  });

  it('knows whose pages make a call: the back office for its own calls and nobody else', () => {
    const office = specs.filter((spec) => spec.access === 'admin' || spec.path.startsWith('/api/admin/'));
    expect(office.filter((spec) => appsOf(ENDPOINT_SPECS[spec.name]).join() !== 'admin')).toEqual([]);
    expect(appsOf(ENDPOINTS.vipProfile)).toEqual(['member']);
    expect(appsOf(ENDPOINTS.oneClickCharge)).toEqual(['funnel']);
    expect(appsOf(ENDPOINTS.bonusDownload)).toEqual(['funnel', 'member']);
    expect(appsOf(ENDPOINTS.stripeWebhook)).toEqual([]);
    expect(appsOf(ENDPOINTS.healthReady)).toEqual([]);
  });
});
