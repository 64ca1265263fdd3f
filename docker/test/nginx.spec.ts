import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { APPS } from '@summit/contracts';
import { ask } from './ask.js';
import { FUNNEL_CSP, SCRIPT } from './fixture-apps.js';
import { Site, STRANGER, TLS_PROXY, origins } from './site.js';

const SHELLS = { funnel: 'Funnel shell', member: 'Member shell', admin: 'Admin shell' };

let site: Site;

const on = (...question: Parameters<Site['ask']>) => site.ask(...question);

beforeAll(async () => {
  site = await Site.start();
});

afterAll(() => site?.stop());

it('has files that nginx accepts', async () => {
  const report = await site.nginx.checkFiles();
  expect(report).toMatch(/syntax is ok[\s\S]*test is successful/);
  expect(report).not.toMatch(/\[(warn|error|emerg)\]/);
});

describe('host names', () => {
  it('lead to the three apps (X-005)', async () => {
    expect((await on('funnel', '/')).text).toContain('Funnel landing');
    expect((await on('member', '/sessions')).text).toContain('Member shell');
    expect((await on('admin', '/admin/login')).text).toContain('Admin shell');
    expect((await ask(site.nginx.port, 'SUMMIT.test:8443', '/')).text).toContain('Funnel landing');
  });

  it.each(['evil.test', '127.0.0.1', 'summit.test.evil.test', 'x.summit.test'])(
    'other than the three are refused: %s',
    async (host) => {
      const seen = site.api.seen.length;
      for (const pathname of ['/', '/api/landing-page', '/admin/login']) {
        const answer = await ask(site.nginx.port, host, pathname);
        expect(answer.status).toBe(421);
        expect(answer.text).not.toMatch(/Funnel|Member|Admin/);
      }
      expect(site.api.seen).toHaveLength(seen);
    },
  );

  it('do not matter to the health check of the container, which is for the container only', async () => {
    expect((await ask(site.nginx.port, 'localhost', '/nginx-health')).status).toBe(204);
    const claimed = { from: TLS_PROXY, headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect((await ask(site.nginx.port, 'localhost', '/nginx-health', claimed)).status).toBe(204);
    expect((await on('funnel', '/nginx-health')).status).toBe(404);
  });
});

describe('/.well-known/security.txt', () => {
  it.each(APPS)('of the %s host says where to write, to strangers too, and until when', async (app) => {
    const answer = await on(app, '/.well-known/security.txt', { from: STRANGER });
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    const [contact, expires, , canonical] = answer.text.trimEnd().split('\n');
    expect(contact).toMatch(/^Contact: mailto:\S+@\S+$/);
    const days = (Date.parse(expires!.replace('Expires: ', '')) - Date.now()) / 86_400_000;
    expect(days > 100 && days < 366).toBe(true);
    expect(canonical).toBe(`Canonical: ${origins[app]}/.well-known/security.txt`);
  });
});

describe('a page that an operator switches on', () => {
  afterEach(() => {
    site.api.missing.clear();
    site.api.dies = false;
  });

  it('is there, and in the sitemap, while the API says so', async () => {
    const page = await on('funnel', '/proof?x=1', { headers: { 'if-none-match': 'W/"1"' } });
    expect(page).toMatchObject({ status: 200, text: '<h1>Funnel proof</h1>' });
    expect(page.headers['x-robots-tag']).toBeUndefined();
    expect(page.headers['content-security-policy']).toBe(FUNNEL_CSP);
    expect(site.api.seen.at(-1)).toMatchObject({ method: 'GET', url: '/api/proof' });
    expect(site.api.seen.at(-1)?.headers['if-none-match']).toBeUndefined();
    expect(await on('funnel', '/sitemap.xml')).toMatchObject({ status: 200, text: '<urlset>proof</urlset>' });
  });

  it.each(['off', 'away'])('is no page, and not in the sitemap, while it is %s', async (how) => {
    if (how === 'off') site.api.missing.add('/api/proof');
    else site.api.dies = true;
    for (const path of ['/proof', '/proof/']) {
      const page = await on('funnel', path);
      expect(page.status).toBe(404);
      expect(page.text).toContain(SHELLS.funnel);
      expect(page.headers['x-robots-tag']).toBe('noindex');
      expect(page.headers['content-security-policy']).toBe(FUNNEL_CSP);
    }
    expect(await on('funnel', '/sitemap.xml')).toMatchObject({ status: 200, text: '<urlset/>' });
  });

  it('is asked about by nobody else', async () => {
    for (const path of ['/-switch/api/proof', '/.sitemaps/switched-on.xml'])
      expect((await on('funnel', path)).status).toBe(404);
  });
});

describe('caching and compression', () => {
  it('lets HTML be checked on each visit and keeps hashed files for a year', async () => {
    const page = await on('funnel', '/');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    const again = await on('funnel', '/', { headers: { 'if-none-match': String(page.headers.etag) } });
    expect(again).toMatchObject({ status: 304, text: '' });
    const immutable = 'public, max-age=31536000, immutable';
    expect((await on('funnel', '/assets/app-1a2b.js')).headers['cache-control']).toBe(immutable);
    expect((await on('member', '/assets/member-3c4d.js')).headers['cache-control']).toBe(immutable);
    expect((await on('funnel', '/art/landing.svg')).headers['cache-control']).toBe('public, max-age=86400');
    expect((await on('funnel', '/robots.txt')).headers['cache-control']).toBe('no-cache');
  });

  it('answers a missing file of the build with plain text that nobody keeps', async () => {
    const answer = await on('funnel', '/assets/old-9z.js');
    expect(answer).toMatchObject({ status: 404, text: 'Not found\n' });
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('sends text compressed: from the file beside it, or on the way', async () => {
    const gzip = { headers: { 'accept-encoding': 'gzip, br;q=0' } };
    const script = await on('funnel', '/assets/app-1a2b.js', gzip);
    expect(script.headers['content-encoding']).toBe('gzip');
    expect(script.headers.vary).toMatch(/accept-encoding/i);
    expect(script.headers['content-type']).toMatch(/javascript/);
    expect(script.bytes.equals(await readFile(path.join(site.apps.dist.funnel, 'assets/app-1a2b.js.gz')))).toBe(true);
    const art = await on('funnel', '/art/landing.svg', gzip);
    expect(art.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(art.bytes).toString()).toMatch(/^<svg/);
    expect((await on('funnel', '/assets/app-1a2b.js')).text).toBe(SCRIPT);
  });

  it.each([
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8', SCRIPT],
    ['/implementation', 'text/html; charset=utf-8', '<h1>Funnel implementation</h1>'],
  ])('sends brotli to a browser that takes it, as the type it is: %s', async (pathname, type, text) => {
    const packed = await on('funnel', pathname, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', 'content-type': type });
    expect(brotliDecompressSync(packed.bytes).toString()).toBe(text);
    const again = { headers: { 'accept-encoding': 'br', 'if-none-match': String(packed.headers.etag) } };
    expect((await on('funnel', pathname, again)).status).toBe(304);
    const plain = await on('funnel', pathname);
    expect(plain.headers).toMatchObject({ 'content-type': type });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.text).toBe(text);
    const gzip = await on('funnel', pathname, { headers: { 'accept-encoding': 'gzip' } });
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': type });
    expect(gunzipSync(gzip.bytes).toString()).toBe(text);
  });

  it('sends what no brotli file lies beside as it is to who takes nothing else', async () => {
    for (const pathname of ['/vip', '/no-such-page', '/assets/missing.js', '/affiliates', '/sessions']) {
      const { headers } = await on('funnel', pathname, { headers: { 'accept-encoding': 'br' } });
      expect(headers).not.toHaveProperty('content-encoding');
    }
  });
});

//
describe('security headers', () => {
  it.each([
    ['funnel', '/'],
    ['funnel', '/nowhere'],
    ['funnel', '/assets/app-1a2b.js'],
    ['funnel', '/assets/missing.js'],
    ['funnel', '/sessions'],
    ['member', '/sessions'],
    ['admin', '/'],
    ['admin', '/admin/login'],
  ] as const)('are on every answer, errors included: %s %s (S21)', async (app, pathname) => {
    const { headers } = await on(app, pathname);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      server: 'nginx',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    // A script is run under the policy of its page: its own is short.
    if (pathname === '/assets/app-1a2b.js') expect(policy).toMatch(/^default-src 'none'; script-src 'self';[^:]*$/);
    else if (app === 'funnel') expect(policy).toBe(FUNNEL_CSP);
    else expect(policy).toContain("script-src 'self';");
  });

  it('leave no third party a way to measure a visitor: analytics are our own page views alone (F-249)', () => {
    const payments = /^https:\/\/(?:[\w*-]+\.)*(?:paypal|paypalobjects|stripe)\.com$/;
    const foreign = [...FUNNEL_CSP.matchAll(/https?:\/\/[^\s;]+/g)].map(([host]) => host);
    expect(foreign.filter((host) => !payments.test(host))).toEqual([]);
  });

  //
  it('let the back office, and nobody else, frame the preview of the landing page', async () => {
    const preview = await on('funnel', '/landing-preview');
    expect(preview.status).toBe(200);
    expect(preview.headers['content-security-policy']).toBe(
      FUNNEL_CSP.replace("frame-ancestors 'none'", `frame-ancestors ${origins.admin}`),
    );
    expect(preview.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    });
    const office = await on('admin', '/admin/dashboard');
    expect(office.headers['content-security-policy']).toContain(`frame-src ${origins.funnel}`);
    const member = await on('member', '/sessions');
    expect(member.headers['content-security-policy']).not.toContain(origins.funnel);
  });

  it('ask for https once the visitor came by https, on the word of the TLS proxy only', async () => {
    const claim = { headers: { 'x-forwarded-proto': 'https' } };
    for (const pathname of ['/', '/nowhere', '/api/admin/login']) {
      expect((await on('funnel', pathname, claim)).headers).not.toHaveProperty('strict-transport-security');
      expect((await on('funnel', pathname, { ...claim, from: TLS_PROXY })).headers).toHaveProperty(
        'strict-transport-security',
        'max-age=31536000; includeSubDomains',
      );
    }
  });
});
