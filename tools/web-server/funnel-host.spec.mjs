import { createWebServerScene } from './web-server-scene.mjs';

let scene;
const ask = (...args) => scene.ask(...args);
beforeAll(async () => {
  scene = await createWebServerScene();
});
afterAll(() => scene.close());

describe('the funnel host', () => {
  beforeAll(() => scene.serve('funnel'));

  it.each([
    [true, { status: 200, text: '<h1>Proof</h1>' }, undefined, '<urlset>proof</urlset>'],
    [false, { status: 404, text: '<div id="root"></div>' }, 'noindex', '<urlset/>'],
  ])(
    'has a page that an operator switches, and its line in the sitemap, while it is on: %s',
    async (on, page, robots, map) => {
      scene.switchedOn = on;
      const answer = await ask('/proof');
      expect(answer).toMatchObject(page);
      expect(answer.headers['x-robots-tag']).toBe(robots);
      expect(await ask('/sitemap.xml')).toMatchObject({ status: 200, text: map });
      expect((await ask('/.sitemaps/switched-on.xml')).status).toBe(404);
    },
  );

  it('serves the prerendered page of a route, and the shell for the other pages', async () => {
    expect(await ask('/')).toMatchObject({ status: 200, text: '<h1>Landing</h1>' });
    expect(await ask('/vip?ref=AMARA')).toMatchObject({ status: 200, text: '<h1>VIP</h1>' });
    expect(await ask('/dfy')).toMatchObject({ status: 200, text: '<div id="root"></div>' });
  });

  it('lets HTML be checked on each visit, and keeps hashed files for a year', async () => {
    const page = await ask('/');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    const again = await ask('/', { headers: { 'if-none-match': page.headers.etag } });
    expect(again).toMatchObject({ status: 304, text: '' });
    const asset = await ask('/assets/app-1a2b.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/art/hill.webp')).headers['cache-control']).toBe('public, max-age=86400');
    expect((await ask('/robots.txt')).headers['cache-control']).toBe('no-cache');
  });

  it('sends the security headers the build asks for, on top of its own', async () => {
    expect((await ask('/')).headers).toMatchObject({
      'content-security-policy': "default-src 'self'; img-src 'self' https://images.test data:; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  it('sends a script with a policy of its own, which is short', async () => {
    const { headers } = await ask('/assets/app-1a2b.js');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    '/vip',
    '/vip-upgrade',
    '/implementation',
    '/dfy',
    '/thank-you-1',
    '/thank-you-2',
    '/thank-you-3',
    '/success',
  ])('tells search engines in the headers to leave %s out (F-038, F-039)', async (pathname) => {
    expect((await ask(pathname)).headers['x-robots-tag']).toBe('noindex');
  });

  it.each(['/', '/refund-policy'])('lets search engines list %s', async (pathname) => {
    expect((await ask(pathname)).headers['x-robots-tag']).toBeUndefined();
  });

  it('answers a policy by its id below /legal/', async () => {
    expect((await ask('/legal/refund-policy')).status).toBe(200);
  });

  it.each([
    '/nowhere',
    '/speaker/nowhere',
    '/legal',
    '/legal/nowhere',
    '//evil.test/',
    '/admin',
    '/admin/login',
    '/index.html',
    '/thank-you-1/index.html',
  ])('answers %s with the app and HTTP 404 (F-041, C-025)', async (pathname) => {
    const answer = await ask(pathname);
    expect(answer).toMatchObject({ status: 404, text: '<div id="root"></div>' });
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  });

  it.each([
    '/headers.json',
    '//headers.json',
    '/%2Fheaders.json',
    '///.vite//manifest.json',
    '/.vite/manifest.json',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fx',
  ])('gives no file for %s', async (pathname) => {
    expect((await ask(pathname)).status).toBe(404);
  });

  it('answers a missing hashed file with plain text, never with HTML', async () => {
    const answer = await ask('/assets/old-9z.js');
    expect(answer).toMatchObject({ status: 404, text: 'Not found\n' });
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/sessions', 'https://members.summit.test/sessions'],
    ['/vip/login?next=%2Fvip%2Fdashboard', 'https://members.summit.test/vip/login?next=%2Fvip%2Fdashboard'],
    ['/day/3?a=1&b=2', 'https://members.summit.test/day/3?a=1&b=2'],
  ])('sends %s to the member host, path and query kept (C-022..C-024)', async (pathname, location) => {
    const answer = await ask(pathname);
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe(location);
  });

  it('refuses an address that cannot be decoded', async () => {
    expect((await ask('/%E0%A4%A')).status).toBe(400);
  });

  it('takes nothing but GET and HEAD for pages', async () => {
    expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
    expect((await ask('/', { method: 'POST', body: 'x' })).status).toBe(405);
  });
});
