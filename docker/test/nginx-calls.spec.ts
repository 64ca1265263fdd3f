import { ENDPOINT_SPECS } from '@summit/contracts';
import { eventually } from '../../backend/test/harness/eventually.js';
import { HOSTS, OFFICE, STRANGER, Site, TLS_PROXY, expectError, json, keyed } from './site.js';

let site: Site;
const on = (...question: Parameters<Site['ask']>) => site.ask(...question);

beforeAll(async () => {
  site = await Site.start();
});

afterAll(() => site?.stop());

beforeEach(() => {
  site.api.seen.length = 0;
});

describe('calls of the API', () => {
  it('arrive with body, query and host, and with what nginx knows of the caller instead of what the caller claims', async () => {
    const answer = await on('funnel', '/api/signup?ref=AMARA&x=%2F', {
      ...json('{"name":"Ada"}'),
      from: STRANGER,
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer t',
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'evil.test',
        'x-real-ip': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
        'x-request-id': 'visit-00000001',
      },
    });
    expect(answer).toMatchObject({ status: 201, text: '{"success":true}' });
    expect(answer.headers['cache-control']).toBe('no-store');
    const [call] = site.api.seen;
    expect(call).toMatchObject({ method: 'POST', url: '/api/signup?ref=AMARA&x=%2F', body: '{"name":"Ada"}' });
    expect(call?.headers).toMatchObject({
      host: HOSTS.funnel,
      authorization: 'Bearer t',
      'x-forwarded-for': STRANGER,
      'x-forwarded-proto': 'http',
      'x-forwarded-host': HOSTS.funnel,
      'x-request-id': 'visit-00000001',
    });
    expect(call?.headers).not.toHaveProperty('x-real-ip');
    expect(call?.headers).not.toHaveProperty('forwarded');
  });

  it("belong to one trace, from the log of nginx to the API: the caller's, or a new one", async () => {
    const given = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const broken = `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`;
    await on('funnel', '/api/landing-page', { headers: { traceparent: given, tracestate: 'vendor=1' } });
    await on('funnel', '/api/landing-page', { headers: { traceparent: broken } });
    await on('funnel', '/api/landing-page', {});
    const [first, second, third] = site.api.seen.map(({ headers }) => String(headers['traceparent']));
    expect(first).toBe(given);
    expect(site.api.seen[0]?.headers).not.toHaveProperty('tracestate');
    for (const made of [second, third]) expect(made).toMatch(/^00-(?!0{32})[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(new Set([first, second, third]).size).toBe(3);
    // nginx writes its line after the answer.
    for (const trace of [first, second, third]) {
      const line = `"trace_id":"${trace?.split('-')[1]}"`;
      expect(await eventually(async () => (await site.nginx.accessLog()).includes(line))).toBe(true);
    }
  });

  it('carry the address that the TLS proxy reports, and not the one that its caller made up', async () => {
    const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7', 'x-forwarded-proto': 'https' };
    await on('member', '/api/sessions/all', { from: TLS_PROXY, headers });
    expect(site.api.seen[0]?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' });
  });

  it('get an id of their own when the caller brings none that fits a log', async () => {
    await on('funnel', '/api/landing-page', { headers: { 'x-request-id': 'a b"c' } });
    expect(site.api.seen[0]?.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  const backOffice = Object.values(ENDPOINT_SPECS).filter(({ access }) => access === 'admin');

  it.each(['funnel', 'member'] as const)('of the back office do not exist on the %s host (C-025)', async (app) => {
    expect(backOffice.length).toBeGreaterThan(40);
    const spellings = [
      '/api/admin',
      '/api/%61dmin/login',
      '/api//admin/login',
      '/api/ADMIN/login',
      '/api/x/../admin/login',
      '/api/docs',
      '/api/docs-json',
      '/api//docs/swagger-ui.css',
    ];
    for (const pathname of [...backOffice.map((call) => call.path), ...spellings]) {
      for (const question of [{}, keyed()]) expectError(await on(app, pathname, question), 'not_found');
    }
    expect(site.api.seen).toEqual([]);
  });

  it('of the back office pass on its own host', async () => {
    const paths = [...backOffice.map((call) => call.path), '/api/docs', '/api/docs-json'];
    for (const pathname of paths) expect((await on('admin', pathname, keyed())).status).toBe(201);
    expect(site.api.seen).toHaveLength(paths.length);
  });

  it('may be 64 KB long, a CSV file of the back office 17 MB', async () => {
    const long = 'x'.repeat(66_000);
    expectError(await on('funnel', '/api/signup', json(long)), 'payload_too_large');
    expectError(await on('funnel', '/api/signup', { ...keyed(), body: long }), 'payload_too_large');
    const csv = { method: 'POST', headers: { 'content-type': 'text/csv' } };
    const file = 'ada@example.com\n'.repeat(1_050_000);
    expect((await on('admin', '/api/admin/vip/import-csv', { ...csv, body: file })).status).toBe(201);
    expect(site.api.seen[0]?.body).toBe(file);
    expectError(
      await on('admin', '/api/admin/vip/import-csv', { ...csv, body: `${file}${file}` }),
      'payload_too_large',
    );
  });

  it('may be longer below a path with parts, too, and beside it not', async () => {
    const vtt = { method: 'PUT', headers: { 'content-type': 'text/vtt' }, body: 'x'.repeat(1_000_000) };
    expect((await on('admin', '/api/admin/sessions/any-id/captions', vtt)).status).toBe(201);
    expectError(await on('admin', '/api/admin/sessions/any-id', vtt), 'payload_too_large');
  });
});

describe('the back office', () => {
  it.each(['/', '/admin/login', '/admin/nowhere', '/assets/admin-5e6f.js', '/nowhere', '/index.html'])(
    'opens %s to the allowed addresses only (C-025)',
    async (pathname) => {
      expect((await on('admin', pathname, { from: OFFICE })).status).not.toBe(403);
      const answer = await on('admin', pathname, { from: STRANGER });
      expect(answer).toMatchObject({ status: 403, text: 'You do not have access to this.\n' });
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    },
  );

  it('refuses calls from elsewhere in the shape of the API, with and without a key', async () => {
    for (const pathname of ['/api/admin/login', '/api/admin/vip/import-csv', '/api/landing-page', '/api']) {
      expectError(await on('admin', pathname, { ...json(), from: STRANGER }), 'forbidden');
      expectError(await on('admin', pathname, { ...keyed(), from: STRANGER }), 'forbidden');
    }
    expect(site.api.seen).toEqual([]);
  });

  it('goes by the real address of the visitor behind the TLS proxy', async () => {
    const visitor = (address: string) => ({ from: TLS_PROXY, headers: { 'x-forwarded-for': address } });
    expect((await on('admin', '/admin/login', visitor('203.0.113.7'))).status).toBe(403);
    expect((await on('admin', '/admin/login', visitor(OFFICE))).status).toBe(200);
    const spoofed = { from: STRANGER, headers: { 'x-forwarded-for': OFFICE } };
    expect((await on('admin', '/admin/login', spoofed)).status).toBe(403);
  });

  it('has no allow-list on the other hosts', async () => {
    expect((await on('funnel', '/', { from: STRANGER })).status).toBe(200);
    expect((await on('member', '/sessions', { from: STRANGER })).status).toBe(200);
  });
});

describe('the access log', () => {
  it('holds neither query nor referrer nor link tokens', async () => {
    const headers = { referer: 'https://summit.test/vip?email=ada%40example.com' };
    await on('funnel', '/thank-you-1?email=ada%40example.com', { headers });
    await on('funnel', '/api/bonuses/open?email=ada%40example.com', { headers });
    await on('member', '/summit/access/tok-6f1d2?email=ada%40example.com', { headers });
    await on('member', '/api/sessions/public/tok-6f1d2', { headers });
    await on('admin', '/api/admin/vip/delete/ada%40example.com', { ...keyed(), method: 'DELETE' });
    // nginx writes its line after the answer.
    const log = await eventually(async () => {
      const written = await site.nginx.accessLog();
      return written.includes('/api/admin/vip/delete/:email') && written;
    });
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const logged = lines.map((line) => line.path);
    expect(logged).toEqual(expect.arrayContaining(['/thank-you-1', '/api/bonuses/open', '/summit/access/:token']));
    expect(logged).toEqual(expect.arrayContaining(['/api/sessions/public/:token', '/api/admin/vip/delete/:email']));
    expect(log).not.toMatch(/\?|ada(@|%40)example|tok-6f1d2|email=/);
    expect(await site.nginx.errorLog()).not.toMatch(/email=|ada/);
  });

  it('names host, status, caller and the process that answered', async () => {
    await on('funnel', '/api/landing-page', { from: STRANGER, headers: { 'x-request-id': 'visit-00000002' } });
    const line = await eventually(async () => {
      const lines = (await site.nginx.accessLog()).split('\n').slice(0, -1);
      return lines.find((one) => one.includes('visit-00000002'));
    });
    expect(JSON.parse(line)).toMatchObject({
      address: STRANGER,
      host: HOSTS.funnel,
      method: 'GET',
      path: '/api/landing-page',
      status: 201,
      upstream: site.api.address,
      upstream_status: '201',
    });
  });
});
