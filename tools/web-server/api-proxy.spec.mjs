import { createWebServerScene } from './web-server-scene.mjs';

let scene;
const ask = (...args) => scene.ask(...args);
beforeAll(async () => {
  scene = await createWebServerScene();
});
afterAll(() => scene.close());

describe('calls to the API', () => {
  beforeAll(() => scene.serve('funnel'));

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
    expect(scene.seen).toMatchObject({
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
    expect(scene.seen.body.length).toBe(body.length);
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
    scene.seen = undefined;
    const answer = await ask(pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text)).toMatchObject({ success: false, code: 'not_found' });
    expect(scene.seen).toBeUndefined();
  });

  it.each([
    '/api/speaker-banners/..%2fsecret.png',
    '/api/speaker-banners/%2e%2e%5csecret.png',
    '/api/x/..%2F..%2Fy',
    '/api/speaker-banners/../secret.png',
    '/api/affiliate/receipts/../../admin/dashboard/overview',
    '/api/./admin/login',
    '/api/%2e/admin/login',
    '/api/%252e/admin/login',
    '/api/\\admin/login',
    '/api/docs#x',
    '/api/docs-json%23x',
    '/api/a%09dmin/login',
  ])('that climb or are spelled oddly are not found, in the shape of the API: %s', async (pathname) => {
    scene.seen = undefined;
    const answer = await ask(pathname);
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([404, 'not_found']);
    expect(scene.seen).toBeUndefined();
  });

  it('say so in the shape of the API while it is down', async () => {
    await scene.serve('funnel', { api: 'http://127.0.0.1:9' });
    const answer = await ask('/api/landing-page');
    expect(answer.status).toBe(503);
    const { request_id, ...body } = JSON.parse(answer.text);
    const detail = 'The service is not available right now. Please try again in a moment.';
    expect(body).toEqual({ success: false, detail, message: detail, code: 'service_unavailable' });
    expect(request_id).toMatch(/^[0-9a-f-]{36}$/);
  });
});
