import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import {
  APPS,
  ENDPOINT_SPECS,
  ERROR_CATALOGUE,
  PAGES,
  matchPage,
  ownerOf,
  redirectFor,
  type App,
  type ErrorCode,
} from '@summit/contracts';
import { ask, type Answer, type Question } from './ask.js';
import { FakeApi } from './fake-api.js';
import { FUNNEL_CSP, SCRIPT, writeFixtureApps } from './fixture-apps.js';
import { NginxServer } from './nginx-server.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const HOSTS = { funnel: 'summit.test', member: 'members.summit.test', admin: 'office.summit.test' };
const origins = {
  funnel: 'https://summit.test',
  member: 'https://members.summit.test',
  admin: 'https://office.summit.test',
};
const SHELLS = { funnel: 'Funnel shell', member: 'Member shell', admin: 'Admin shell' };
/** May open the back office; 127.0.0.2 and 127.0.0.3 may not. */
const OFFICE = '127.0.0.1';
const STRANGER = '127.0.0.2';
const TLS_PROXY = '127.0.0.3';

let folder: string;
let dist: Record<App, string>;
let api: FakeApi;
let nginx: NginxServer;

const on = (app: App, pathname: string, question?: Question) => ask(nginx.port, HOSTS[app], pathname, question);
const json = (body = '{}') => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body });
const keyed = () => ({ ...json(), headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' } });

function expectError(answer: Answer, code: ErrorCode) {
  const { status, detail } = ERROR_CATALOGUE[code];
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const { request_id, ...body } = JSON.parse(answer.text);
  expect(body).toEqual({ success: false, detail, message: detail, code });
  expect(request_id).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  expect(answer.headers['x-request-id']).toBe(request_id);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'summit-apps-'));
  // Below /tmp with its own rights: nginx reads as another user.
  dist = await writeFixtureApps(path.join(folder, 'dist'));
  await chmod(folder, 0o755);
  api = await new FakeApi('one').start();
  nginx = await NginxServer.start({
    dist,
    origins,
    env: { API_ADDRESSES: api.address, ADMIN_ALLOW: OFFICE, FRONT_PROXY: TLS_PROXY, API_RATE: '10000' },
  });
});

afterAll(async () => {
  await nginx?.stop();
  await api?.stop();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  api.seen.length = 0;
});

it('has files that nginx accepts', async () => {
  const report = await nginx.checkFiles();
  expect(report).toMatch(/syntax is ok[\s\S]*test is successful/);
  expect(report).not.toMatch(/\[(warn|error|emerg)\]/);
});

describe('host names', () => {
  it('lead to the three apps (X-005)', async () => {
    expect((await on('funnel', '/')).text).toBe('<h1>Funnel landing</h1>');
    expect((await on('member', '/sessions')).text).toContain('Member shell');
    expect((await on('admin', '/admin/login')).text).toContain('Admin shell');
    expect((await ask(nginx.port, 'SUMMIT.test:8443', '/')).text).toBe('<h1>Funnel landing</h1>');
  });

  it.each(['evil.test', '127.0.0.1', 'summit.test.evil.test', 'x.summit.test'])(
    'other than the three are refused: %s',
    async (host) => {
      for (const pathname of ['/', '/api/landing-page', '/admin/login']) {
        const answer = await ask(nginx.port, host, pathname);
        expect(answer.status).toBe(421);
        expect(answer.text).not.toMatch(/Funnel|Member|Admin/);
      }
      expect(api.seen).toEqual([]);
    },
  );

  it('do not matter to the health check of the container, which is for the container only', async () => {
    expect((await ask(nginx.port, 'localhost', '/nginx-health')).status).toBe(204);
    const claimed = { from: TLS_PROXY, headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect((await ask(nginx.port, 'localhost', '/nginx-health', claimed)).status).toBe(204);
    expect((await on('funnel', '/nginx-health')).status).toBe(404);
  });
});

describe('pages', () => {
  const example = (pattern: string) =>
    pattern
      .replace(':summit', 'summit2')
      .replace('/vip/summit2/:day', '/vip/summit2/day3')
      .replace(':day', '4')
      .replace(/:\w+/g, 'some-word_1');
  const known = Object.values(PAGES).map(({ path: pattern }) => example(pattern));
  const paths = [
    ...known,
    ...known.map((pathname) => (pathname === '/' ? pathname : `${pathname}/`)),
    ...['/prompts', '/500-super-prompts', '/vip/nowhere', '/vip/summit3/day1', '/vip/summit1/day6', '/vip/a/b/c'],
    ...['/summit', '/summit/x', '/day', '/day/', '/day/6', '/day/1/2', '/speaker', '/speaker/nowhere', '/legal'],
    ...['/legal/x/y', '/admin/nowhere', '/admin2', '/vip2', '/sessions2', '/VIP', '/nowhere', '/a/b', '/apiary'],
  ];

  it.each(APPS)('of the %s host are those of the site map, and so are its redirects (C-022..C-025)', async (app) => {
    const wrong: unknown[] = [];
    for (const pathname of paths) {
      const address = `${pathname}?email=ada%40example.com&n=1`;
      const elsewhere = app === 'admin' && pathname === '/' ? '/admin/login' : redirectFor(app, address, { origins });
      const mine = ownerOf(address) === app && matchPage(address) !== null;
      const expected = elsewhere ? { status: 302, location: elsewhere } : { status: mine ? 200 : 404 };
      const answer = await on(app, address);
      const { location } = answer.headers;
      const got = { status: answer.status, ...(location !== undefined && { location }) };
      if (JSON.stringify(got) !== JSON.stringify(expected)) wrong.push({ address, got, expected });
    }
    expect(wrong).toEqual([]);
  });

  it('are sent as they were prerendered where they were, else as the shell', async () => {
    expect((await on('funnel', '/implementation?x=1')).text).toBe('<h1>Funnel implementation</h1>');
    expect((await on('funnel', '/dfy')).text).toContain('Funnel shell');
    expect((await on('member', '/vip/dashboard')).text).toContain('Member shell');
  });

  it.each([
    ['funnel', '/nowhere'],
    ['funnel', '/admin/login'],
    ['funnel', '/admin'],
    ['member', '/admin/login'],
    ['member', '/vip/nowhere'],
    ['admin', '/vip'],
    ['funnel', '/index.html'],
    ['funnel', '/spa.html'],
    ['funnel', '/implementation/index.html'],
    ['funnel', '/headers.json'],
    ['funnel', '/.vite/manifest.json'],
    ['funnel', '/%2evite/manifest.json'],
    ['funnel', '//evil.test/'],
  ] as const)('on the %s host that do not exist answer 404 with the app: %s (F-041)', async (app, pathname) => {
    const answer = await on(app, pathname);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain(SHELLS[app]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2f..%2fetc/passwd',
    '/%E0%A4%A',
    '/a%00b',
  ])('never leave the folder of the app: %s', async (pathname) => {
    expect([400, 404]).toContain((await on('funnel', pathname)).status);
  });

  it('take nothing but GET and HEAD', async () => {
    expect(await on('funnel', '/', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
    for (const pathname of ['/', '/nowhere', '/sessions', '/assets/app-1a2b.js']) {
      const answer = await on('funnel', pathname, json());
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    }
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
    const gzip = { headers: { 'accept-encoding': 'gzip, br' } };
    const script = await on('funnel', '/assets/app-1a2b.js', gzip);
    expect(script.headers['content-encoding']).toBe('gzip');
    expect(script.headers.vary).toMatch(/accept-encoding/i);
    expect(script.headers['content-type']).toMatch(/javascript/);
    expect(script.bytes.equals(await readFile(path.join(dist.funnel, 'assets/app-1a2b.js.gz')))).toBe(true);
    const art = await on('funnel', '/art/landing.svg', gzip);
    expect(art.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(art.bytes).toString()).toMatch(/^<svg/);
    expect((await on('funnel', '/assets/app-1a2b.js')).text).toBe(SCRIPT);
  });
});

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
    if (app === 'funnel') expect(policy).toBe(FUNNEL_CSP);
    else expect(policy).toContain("script-src 'self';");
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
    const [call] = api.seen;
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

  it('carry the address that the TLS proxy reports, and not the one that its caller made up', async () => {
    const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7', 'x-forwarded-proto': 'https' };
    await on('member', '/api/sessions/all', { from: TLS_PROXY, headers });
    expect(api.seen[0]?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' });
  });

  it('get an id of their own when the caller brings none that fits a log', async () => {
    await on('funnel', '/api/landing-page', { headers: { 'x-request-id': 'a b"c' } });
    expect(api.seen[0]?.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
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
    ];
    for (const pathname of [...backOffice.map((call) => call.path), ...spellings]) {
      for (const question of [{}, keyed()]) expectError(await on(app, pathname, question), 'not_found');
    }
    expect(api.seen).toEqual([]);
  });

  it('of the back office pass on its own host', async () => {
    for (const call of backOffice) expect((await on('admin', call.path, keyed())).status).toBe(201);
    expect(api.seen).toHaveLength(backOffice.length);
  });

  it('may be 64 KB long, a CSV file of the back office 5 MB', async () => {
    const long = 'x'.repeat(66_000);
    expectError(await on('funnel', '/api/signup', json(long)), 'payload_too_large');
    expectError(await on('funnel', '/api/signup', { ...keyed(), body: long }), 'payload_too_large');
    const csv = { method: 'POST', headers: { 'content-type': 'text/csv' } };
    const file = 'ada@example.com\n'.repeat(320_000);
    expect((await on('admin', '/api/admin/vip/import-csv', { ...csv, body: file })).status).toBe(201);
    expect(api.seen[0]?.body).toBe(file);
    expectError(
      await on('admin', '/api/admin/vip/import-csv', { ...csv, body: `${file}${file}` }),
      'payload_too_large',
    );
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
    expect(api.seen).toEqual([]);
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
    await wait(50);
    const log = await nginx.accessLog();
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const logged = lines.map((line) => line.path);
    expect(logged).toEqual(expect.arrayContaining(['/thank-you-1', '/api/bonuses/open', '/summit/access/:token']));
    expect(logged).toEqual(expect.arrayContaining(['/api/sessions/public/:token', '/api/admin/vip/delete/:email']));
    expect(log).not.toMatch(/\?|ada(@|%40)example|tok-6f1d2|email=/);
    expect(await nginx.errorLog()).not.toMatch(/email=|ada/);
  });

  it('names host, status, caller and the process that answered', async () => {
    await on('funnel', '/api/landing-page', { from: STRANGER, headers: { 'x-request-id': 'visit-00000002' } });
    await wait(50);
    const line = (await nginx.accessLog()).split('\n').find((one) => one.includes('visit-00000002'));
    expect(JSON.parse(String(line))).toMatchObject({
      address: STRANGER,
      host: HOSTS.funnel,
      method: 'GET',
      path: '/api/landing-page',
      status: 201,
      upstream: api.address,
      upstream_status: '201',
    });
  });
});

describe('with two processes of the API', () => {
  let dying: FakeApi;
  let other: FakeApi;
  let pair: NginxServer;
  const call = (question: Question) => ask(pair.port, HOSTS.funnel, '/api/signup', question);

  // A server for each test: nginx leaves a process that failed alone for a while.
  beforeEach(async () => {
    [dying, other] = await Promise.all([new FakeApi('dying').start(), new FakeApi('other').start()]);
    dying.dies = true;
    const env = { API_ADDRESSES: `${dying.address} ${other.address}`, API_RATE: '10000' };
    pair = await NginxServer.start({ dist: { funnel: dist.funnel }, origins, env });
  });

  afterEach(async () => {
    await pair?.stop();
    await Promise.all([dying.stop(), other.stop()]);
  });

  /** Calls until the dying process has seen one; nginx takes turns. */
  async function callTheDyingOne(question: Question): Promise<Answer> {
    for (let tries = 0; tries < 4; tries += 1) {
      other.seen.length = 0;
      const answer = await call(question);
      if (dying.seen.length > 0) return answer;
    }
    throw new Error('nginx never asked the dying process');
  }

  it('does not send a POST without a key again when the process dies in the middle', async () => {
    const answer = await callTheDyingOne(json());
    expectError(answer, 'service_unavailable');
    expect(answer.headers['retry-after']).toBe('2');
    expect(other.seen).toEqual([]);
  });

  it('sends a POST with an Idempotency-Key to the other process', async () => {
    const answer = await callTheDyingOne(keyed());
    expect(answer).toMatchObject({ status: 201, text: '{"success":true}' });
    expect(answer.headers['x-answered-by']).toBe('other');
    expect(other.seen[0]?.headers['idempotency-key']).toBe('key-1');
    expect(other.seen[0]?.body).toBe('{}');
  });

  it('sends a GET to the other process', async () => {
    expect((await callTheDyingOne({})).headers['x-answered-by']).toBe('other');
  });

  it('loses no call, keyed or not, when a process is gone before it was asked', async () => {
    await dying.stop();
    for (let calls = 0; calls < 6; calls += 1) expect((await call(json())).headers['x-answered-by']).toBe('other');
    await wait(50);
    expect(await pair.accessLog()).toContain(`"upstream":"${dying.address}, ${other.address}"`);
  });

  it('answers 503 in the shape of the API when none is left', async () => {
    await Promise.all([dying.stop(), other.stop()]);
    for (const question of [{}, json(), keyed()]) {
      const answer = await call(question);
      expectError(answer, 'service_unavailable');
      expect(answer.headers).toMatchObject({ 'retry-after': '2', 'x-content-type-options': 'nosniff' });
    }
    expect((await ask(pair.port, HOSTS.funnel, '/')).status).toBe(200);
  });
});

describe('with little allowance and a prompts path of its own', () => {
  let strict: NginxServer;

  beforeAll(async () => {
    const env = { API_ADDRESSES: api.address, API_RATE: '1', API_BURST: '2' };
    strict = await NginxServer.start({
      dist: { funnel: dist.funnel, admin: dist.admin },
      origins,
      env,
      promptsToken: 'my.prompts',
    });
  });

  afterAll(() => strict?.stop());

  it('slows down a caller who calls too much, and nobody else', async () => {
    const flood = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        ask(strict.port, HOSTS.funnel, '/api/signup', { ...(index % 2 ? json() : keyed()), from: STRANGER }),
      ),
    );
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(4);
    expect(flood.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(3);
    for (const answer of refused) {
      expectError(answer, 'rate_limited');
      expect(answer.headers['retry-after']).toBe('1');
    }
    expect((await ask(strict.port, HOSTS.funnel, '/api/signup', json())).status).toBe(201);
    expect((await ask(strict.port, HOSTS.funnel, '/', { from: STRANGER })).status).toBe(200);
  });

  it('sends the configured prompts path to the member host, and no other word (C-027)', async () => {
    const { headers, status } = await ask(strict.port, HOSTS.funnel, '/my.prompts?x=1');
    expect({ status, location: headers.location }).toEqual({
      status: 302,
      location: `${origins.member}/my.prompts?x=1`,
    });
    expect((await ask(strict.port, HOSTS.funnel, '/500-super-prompts')).status).toBe(404);
    expect((await ask(strict.port, HOSTS.funnel, '/myxprompts')).status).toBe(404);
  });

  it('lets private networks into the back office where no list is set, and trusts no proxy', async () => {
    expect((await ask(strict.port, HOSTS.admin, '/admin/login', { from: STRANGER })).status).toBe(200);
    const claim = { from: TLS_PROXY, headers: { 'x-forwarded-for': '203.0.113.7' } };
    expect((await ask(strict.port, HOSTS.admin, '/admin/login', claim)).status).toBe(200);
  });
});

const builtApps = APPS.filter((app) => existsSync(path.join(ROOT, `${app}-web/dist/index.html`)));

describe.each(builtApps)('the build of the %s app on this machine', (app) => {
  let real: NginxServer;
  let copy: string;

  beforeAll(async () => {
    copy = path.join(folder, `real-${app}`);
    await cp(path.join(ROOT, `${app}-web/dist`), copy, { recursive: true });
    const env = { API_ADDRESSES: api.address };
    real = await NginxServer.start({ dist: { [app]: copy }, origins, env });
  });

  afterAll(() => real?.stop());

  it('is served with its page, its policy and its scripts', async () => {
    const start = { funnel: '/', member: '/sessions', admin: '/admin/login' }[app];
    const page = await ask(real.port, HOSTS[app], start);
    expect(page.status).toBe(200);
    expect(page.text).toBe(await readFile(path.join(copy, 'index.html'), 'utf8'));
    const headersFile = path.join(copy, 'headers.json');
    if (existsSync(headersFile)) {
      const { csp } = JSON.parse(await readFile(headersFile, 'utf8'));
      expect(page.headers['content-security-policy']).toBe(csp);
    }
    const scripts = [...page.text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => String(match[1]));
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const answer = await ask(real.port, HOSTS[app], script);
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toContain('immutable');
    }
  });
});
