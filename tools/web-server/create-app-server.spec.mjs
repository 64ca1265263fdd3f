import { createServer, request as httpRequest } from 'node:http';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readImageOrigins } from './built-app.mjs';
import { createAppServer } from './create-app-server.mjs';

const origins = {
  funnel: 'https://summit.test',
  member: 'https://members.summit.test',
  admin: 'https://office.summit.test',
};
const LONG_SCRIPT = 'export const word = 1;\n'.repeat(100);
const FILES = {
  'index.html': '<h1>Landing</h1>',
  'spa.html': '<div id="root"></div>',
  'vip/index.html': '<h1>VIP</h1>',
  'day/1/index.html': '<h1>Day 1</h1>',
  'proof/index.html': '<h1>Proof</h1>',
  'sitemap.xml': '<urlset/>',
  '.sitemaps/switched-on.xml': '<urlset>proof</urlset>',
  'summit/access/index.html': '<h1>Any session</h1>',
  'assets/app-1a2b.js': 'export {};',
  'assets/long-9z.js': LONG_SCRIPT,
  'robots.txt': 'User-agent: *',
  'headers.json': JSON.stringify({
    csp: "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'",
    cache: { '/art/': 'public, max-age=86400' },
  }),
  'art/hill.webp': 'RIFF',
  '.vite/manifest.json': '{}',
};

let dist;
let server;
let api;
let apiOrigin;
let seen;
/** Whether the API says that the pages are on which an operator switches. */
let switchedOn = true;

/** A request with the path as it is written: fetch would tidy it. */
async function ask(pathname, { method = 'GET', headers = {}, body } = {}) {
  const { port } = server.server.address();
  return new Promise((resolve, reject) => {
    const call = httpRequest({ host: '127.0.0.1', port, path: pathname, method, headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: answer.statusCode, headers: answer.headers, bytes, text: bytes.toString() });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}

async function serve(app) {
  await server?.close();
  server = await createAppServer({
    app,
    dist,
    apiOrigin,
    origins,
    security: ['Contact: a', 'Expires: b'],
    imageOrigins: ['https://images.test'],
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
}

beforeAll(async () => {
  dist = await mkdtemp(path.join(os.tmpdir(), 'web-server-spec-'));
  for (const [file, content] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), content);
  }
  await writeFile(path.join(dist, 'assets/app-1a2b.js.br'), brotliCompressSync('export {};'));
  api = createServer(async (request, response) => {
    seen = { url: request.url, headers: request.headers, method: request.method, body: await readText(request) };
    const status = request.url === '/api/proof' && !switchedOn ? 404 : 201;
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"success":true}');
  });
  await new Promise((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiOrigin = `http://127.0.0.1:${api.address().port}`;
});

afterAll(async () => {
  await server.close();
  await new Promise((resolve) => api.close(resolve));
  await rm(dist, { recursive: true, force: true });
});

describe.each(['funnel', 'member', 'admin'])('the %s host', (app) => {
  beforeAll(() => serve(app));

  it('says where to write about a hole in it, as plain text', async () => {
    const answer = await ask('/.well-known/security.txt');
    expect(answer).toMatchObject({ status: 200, text: 'Contact: a\nExpires: b\n' });
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect((await ask('/.well-known/passkeys')).status).toBe(404);
  });
});

describe('the funnel host', () => {
  beforeAll(() => serve('funnel'));

  it.each([
    [true, { status: 200, text: '<h1>Proof</h1>' }, undefined, '<urlset>proof</urlset>'],
    [false, { status: 404, text: '<div id="root"></div>' }, 'noindex', '<urlset/>'],
  ])(
    'has a page that an operator switches, and its line in the sitemap, while it is on: %s',
    async (on, page, robots, map) => {
      switchedOn = on;
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

  it('sends the precompressed file to browsers that take it', async () => {
    const packed = await ask('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toContain('javascript');
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(packed.bytes).toString()).toBe('export {};');
    expect((await ask('/assets/app-1a2b.js')).headers['content-encoding']).toBeUndefined();
    expect((await ask('/', { headers: { 'accept-encoding': 'br' } })).text).toBe('<h1>Landing</h1>');
  });

  it('lets the back office, and nobody else, frame the preview of the landing page (A-182)', async () => {
    const policyOf = async (pathname) => (await ask(pathname)).headers['content-security-policy'];
    expect(await policyOf('/landing-preview')).toContain(`frame-ancestors ${origins.admin}`);
    expect(await policyOf('/')).toContain("frame-ancestors 'none'");
    await serve('admin');
    expect(await policyOf('/admin/dashboard')).toContain(`frame-src ${origins.funnel}`);
    await serve('member');
    expect(await policyOf('/sessions')).not.toContain(origins.funnel);
    await serve('funnel');
  });

  it('compresses longer text on the way, and checks it like any other file', async () => {
    const gzip = { 'accept-encoding': 'gzip, deflate' };
    const packed = await ask('/assets/long-9z.js', { headers: gzip });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(packed.headers['content-type']).toContain('javascript');
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(gunzipSync(packed.bytes).toString()).toBe(LONG_SCRIPT);
    expect(packed.bytes.length).toBeLessThan(LONG_SCRIPT.length);
    const again = await ask('/assets/long-9z.js', { headers: { ...gzip, 'if-none-match': packed.headers.etag } });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect((await ask('/assets/long-9z.js')).text).toBe(LONG_SCRIPT);
  });

  it('compresses a file again that was built again', async () => {
    const built = async (text) => {
      await writeFile(path.join(dist, 'art/drawn.svg'), text);
      const { bytes } = await ask('/art/drawn.svg', { headers: { 'accept-encoding': 'gzip' } });
      return gunzipSync(bytes).toString();
    };
    const [first, second] = ['<svg>1</svg>', '<svg>2 </svg>'].map((text) => text.padEnd(2_000));
    expect(await built(first)).toBe(first);
    await utimes(path.join(dist, 'art/drawn.svg'), 1, 1);
    expect(await built(second)).toBe(second);
  });

  it('sends the security headers the build asks for, on top of its own', async () => {
    expect((await ask('/')).headers).toMatchObject({
      'content-security-policy': "default-src 'self'; img-src 'self' https://images.test data:; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
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

describe('calls to the API', () => {
  beforeAll(() => serve('funnel'));

  it('are passed on with body, query and the address of the caller, whatever the caller claims', async () => {
    const answer = await ask('/api/signup?ref=AMARA', {
      method: 'POST',
      headers: {
        host: 'summit.test',
        'content-type': 'application/json',
        'x-forwarded-for': '6.6.6.6',
        'idempotency-key': 'k1',
      },
      body: '{"name":"Ada"}',
    });
    expect(answer).toMatchObject({ status: 201, text: '{"success":true}' });
    expect(seen).toMatchObject({
      url: '/api/signup?ref=AMARA',
      method: 'POST',
      body: '{"name":"Ada"}',
      headers: {
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': 'summit.test',
        'idempotency-key': 'k1',
      },
    });
  });

  it('stream a large body', async () => {
    const body = Buffer.alloc(8_000_000, 'x');
    const answer = await ask('/api/upload', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body,
    });
    expect(answer.status).toBe(201);
    expect(seen.body.length).toBe(body.length);
  });

  it.each([
    '/api/admin/login',
    '/api/admin',
    '/api/%61dmin/login',
    '/api//admin/login',
    '/api/ADMIN/login',
    '/api/prompts/admin/analytics',
    '/api/docs',
    '/api/docs-json',
    '/api//docs/swagger-ui.css',
    '/api/%64ocs',
  ])('of the back office are not found on this host: %s', async (pathname) => {
    seen = undefined;
    const answer = await ask(pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text)).toMatchObject({ success: false, code: 'not_found' });
    expect(seen).toBeUndefined();
  });

  it.each([
    '/api/speaker-banners/..%2fsecret.png',
    '/api/speaker-banners/%2e%2e%5csecret.png',
    '/api/x/..%2F..%2Fy',
    '/api/speaker-banners/../secret.png',
    '/api/affiliate/receipts/../../admin/dashboard/overview',
  ])('that climb are not found, in the shape of the API: %s', async (pathname) => {
    seen = undefined;
    const answer = await ask(pathname);
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([404, 'not_found']);
    expect(seen).toBeUndefined();
  });

  it('say so in the shape of the API while it is down', async () => {
    const up = apiOrigin;
    apiOrigin = 'http://127.0.0.1:9';
    await serve('funnel');
    const answer = await ask('/api/landing-page');
    apiOrigin = up;
    expect(answer.status).toBe(503);
    const { request_id, ...body } = JSON.parse(answer.text);
    const detail = 'The service is not available right now. Please try again in a moment.';
    expect(body).toEqual({ success: false, detail, message: detail, code: 'service_unavailable' });
    expect(request_id).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the member host', () => {
  beforeAll(() => serve('member'));

  it('opens at its bare address with the dashboard, not with the sales page', async () => {
    const start = await ask('/');
    expect([start.status, start.headers.location]).toEqual([302, '/vip/dashboard']);
  });

  it('serves its pages and sends those of the funnel there', async () => {
    expect((await ask('/sessions')).status).toBe(200);
    expect((await ask('/day/1/')).text).toBe('<h1>Day 1</h1>');
    expect((await ask('/day/2')).text).toBe('<div id="root"></div>');
    expect((await ask('/summit/access/token-a')).text).toBe('<h1>Any session</h1>');
    expect((await ask('/500-super-prompts')).status).toBe(200);
    expect((await ask('/implementation?x=1')).headers.location).toBe('https://summit.test/implementation?x=1');
    expect((await ask('/admin/login')).status).toBe(404);
    expect((await ask('/vip/nowhere')).status).toBe(404);
  });
});

describe('the admin host', () => {
  beforeAll(() => serve('admin'));

  it('starts at the sign-in, and sends nobody to the other hosts (C-025)', async () => {
    const start = await ask('/');
    expect(start.status).toBe(302);
    expect(start.headers.location).toBe('/admin/login');
    expect((await ask('/admin/login')).status).toBe(200);
    expect((await ask('/vip')).status).toBe(404);
    expect((await ask('/sessions')).status).toBe(404);
  });

  it('passes on the calls of the back office', async () => {
    expect((await ask('/api/admin/login', { method: 'POST', body: '' })).status).toBe(201);
    expect(seen.url).toBe('/api/admin/login');
    expect((await ask('/api/docs-json')).status).toBe(201);
    expect(seen.url).toBe('/api/docs-json');
  });
});

describe('IMAGE_ORIGINS', () => {
  it('is a list of origins with https; nothing else gets into the policy', () => {
    expect(readImageOrigins(undefined)).toEqual([]);
    expect(readImageOrigins('https://images.test, https://cdn.test')).toEqual([
      'https://images.test',
      'https://cdn.test',
    ]);
    for (const wrong of ['https:', '*', 'http://images.test', 'https://a.test;script-src *', 'https://a.test/photos'])
      expect(() => readImageOrigins(wrong)).toThrow('IMAGE_ORIGINS');
  });
});
