import { once } from 'node:events';
import { connect } from 'node:net';
import { OUTSIDE_PROVIDERS } from '@summit/contracts';
import { eventually, json, read, startApp, type RunningApp } from '../harness/running-app.js';

describe('every answer of the API', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.stop());

  //
  describe('errors', () => {
    const signup = (init: RequestInit) => running.fetch('/api/signup', { method: 'POST', ...init });
    const jsonType = { 'content-type': 'application/json' };

    it.each([
      ['an unknown path', () => running.fetch('/api/nowhere'), 404, 'not_found'],
      ['an unknown path outside of /api', () => running.fetch('/'), 404, 'not_found'],
      [
        'a method that a path does not have',
        () => running.fetch('/api/signup', { method: 'DELETE' }),
        404,
        'not_found',
      ],
      ['a body that is no JSON', () => signup({ body: '{"name":', headers: jsonType }), 400, 'invalid_json'],
      ['an empty JSON body', () => signup({ headers: jsonType }), 400, undefined],
      [
        'a body of another type',
        () => signup({ body: '<a/>', headers: { 'content-type': 'application/xml' } }),
        415,
        'unsupported_media_type',
      ],
      [
        'a body over 32 KB',
        () => signup(json({ name: 'x'.repeat(33_000), email: 'a@example.com' })),
        413,
        'payload_too_large',
      ],
      ['a path that is no text', () => running.fetch('/api/bonuses/download-by-email/%E0%A4%A'), 404, 'not_found'],
    ])('%s', async (_label, call, status, code) => {
      const response = await call();
      const body = await read(response);
      expect(response.status).toBe(status);
      expect(body).toMatchObject({
        success: false,
        detail: expect.any(String),
        message: body.detail,
        code: code ?? expect.any(String),
      });
      expect(body.request_id).toBe(response.headers.get('x-request-id'));
      expect(JSON.stringify(body)).not.toMatch(/at .*\.[jt]s:\d+|node_modules|SyntaxError/);
    });

    it('does not fall for prototype keys', async () => {
      const response = await signup({
        body: '{"__proto__":{"admin":true},"name":"A","email":"p@example.com"}',
        headers: jsonType,
      });
      expect(response.status).toBe(400);
      expect(({} as { admin?: boolean }).admin).toBeUndefined();
    });
  });

  describe('request ids', () => {
    it('keeps an id that the caller brings', async () => {
      const response = await running.fetch('/api/health/live', { headers: { 'x-request-id': 'trace-0123456789' } });
      expect(response.headers.get('x-request-id')).toBe('trace-0123456789');
    });

    it('makes its own where the given one could break a log line', async () => {
      const response = await running.fetch('/api/health/live', { headers: { 'x-request-id': 'a b"c' } });
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    });
  });

  it('carries the security headers', async () => {
    const { headers } = await running.fetch('/api/health/live');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('carries them also where a call is refused at the door', async () => {
    const foreign = { method: 'POST', headers: { origin: 'https://elsewhere.example' } };
    const { status, headers } = await running.fetch('/api/signup', foreign);
    expect(status).toBe(403);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('leaves an answer about somebody in no cache, and lets lists of everybody be asked again', async () => {
    const cacheOf = async (path: string) => (await running.fetch(path)).headers.get('cache-control');
    expect(await cacheOf('/api/orders/held')).toBe('no-store');
    expect(await cacheOf('/api/vip/auth/security')).toBe('no-store');
    expect(await cacheOf('/api/sessions/all')).not.toContain('no-store');
  });

  it('does not wait for the file of a caller whom nobody knows', async () => {
    const socket = connect(Number(new URL(running.url).port), '127.0.0.1');
    socket.write(
      'POST /api/admin/vip/import-csv HTTP/1.1\r\nHost: a\r\nContent-Type: text/csv\r\nContent-Length: 9000000\r\n\r\n',
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 401 /);
  });

  describe('CORS', () => {
    const FUNNEL = 'http://funnel.test';
    const MEMBER = 'http://member.test';
    const ADMIN = 'http://admin.test';
    it.each([
      ['/api/signup', [FUNNEL]],
      ['/api/bonuses/download-by-email/free-signup-bonus-1', [FUNNEL, MEMBER]],
      ['/api/webhooks/stripe', []],
      ['/api/no/such/call', []],
      ['/api/stripe/one-click-charge', [FUNNEL]],
      ['/api/speaker/stats', [FUNNEL]],
      ['/api/vip/profile', [MEMBER]],
      ['/api/admin/dashboard/overview', [ADMIN]],
      ['/api/%61dmin/dashboard/overview', [ADMIN]],
      ['/api/%76ip/profile', [MEMBER]],
      ['/api/prompts/admin/analytics', [ADMIN]],
    ])('%s is open to its own apps only', async (path, allowed) => {
      for (const origin of [FUNNEL, MEMBER, ADMIN, 'http://evil.test', 'null']) {
        const response = await running.fetch(path, {
          method: 'OPTIONS',
          headers: { origin, 'access-control-request-method': 'POST' },
        });
        expect([origin, response.headers.get('access-control-allow-origin')]).toEqual([
          origin,
          allowed.includes(origin) ? origin : null,
        ]);
      }
    });
  });

  describe('health', () => {
    it('says that the process lives and is ready (X-015)', async () => {
      expect(await read(running.fetch('/api/health/live'))).toEqual({ status: 'ok' });
      expect(await read(running.fetch('/api/health/ready'))).toEqual({
        status: 'ready',
        checks: { database: 'ok', traffic: 'ok' },
        providers: Object.fromEntries(OUTSIDE_PROVIDERS.map((provider) => [provider, 'ok'])),
      });
    });
  });

  it('shows its OpenAPI description with the routes, and lets its page run its own scripts', async () => {
    const page = await running.fetch('/api/docs');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    const scripts = [...(await page.text()).matchAll(/<script src="([^"]+)"/g)].map(([, source]) => source!);
    expect(scripts.length).toBeGreaterThan(0);
    for (const source of scripts) {
      const address = new URL(source, `${running.url}/api/docs`);
      const script = await running.fetch(address.pathname);
      expect(script.headers.get('content-type')).toContain('javascript');
      // Nobody closes under an answer that is still being read.
      await script.arrayBuffer();
    }
    const document = await read<{ paths: object }>(running.fetch('/api/docs-json'));
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/signup', '/api/analytics/track', '/api/landing-page']),
    );
  });

  it('logs a client that goes away in the middle of its body as just that', async () => {
    const lines: string[] = [];
    const logged = await startApp({ database: running.database, log: (line) => lines.push(line) });
    const socket = connect(Number(new URL(logged.url).port), '127.0.0.1');
    socket.write(
      'POST /api/signup HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"name":',
      () => setTimeout(() => socket.resetAndDestroy(), 100),
    );
    const line = await eventually(async () => lines.find((text) => text.includes('client closed')));
    await logged.stop();
    expect(JSON.parse(line)).toMatchObject({ level: 'debug', route: '/api/signup' });
    expect(lines.filter((text) => /service.unavailable|unexpected error/.test(text))).toEqual([]);
  });

  it('believes X-Forwarded-For of a trusted proxy only', async () => {
    const distrustful = await startApp({ env: { TRUSTED_PROXIES: '10.0.0.1' } });
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) {
      const response = await distrustful.fetch('/api/signup', json({ name: 'A', email: `spoof${i}@example.com` }));
      statuses.push(response.status);
    }
    await distrustful.stop();
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('two processes on one database', () => {
  it('share the budget of a rate limit', async () => {
    const first = await startApp();
    const second = await startApp({ database: first.database });
    const from = '203.0.113.7';
    const statuses: number[] = [];
    for (let i = 0; i < 14; i++) {
      const process = i % 2 === 0 ? first : second;
      statuses.push(
        (await process.fetch('/api/signup', { ...json({ name: 'A', email: `s${i}@example.com` }), from })).status,
      );
    }
    await second.stop();
    await first.stop();
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });
});
