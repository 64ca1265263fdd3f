import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Browser, closeConnections } from './browser.mjs';
import { Measurements } from './measurements.mjs';

let server;
/** What arrived: key, body and cookie of each request. */
let seen;
/** How many of the next calls meet a process that dies. */
let dying;

beforeEach(async () => {
  seen = [];
  dying = 0;
  server = createServer(async (request, response) => {
    const body = String(await buffer(request));
    seen.push({
      key: request.headers['idempotency-key'],
      body,
      cookie: request.headers.cookie,
      from: request.headers['x-forwarded-for'],
    });
    if (dying > 0) {
      dying -= 1;
      response.writeHead(503).end(JSON.stringify({ code: 'service_unavailable' }));
      return;
    }
    response.writeHead(body.includes('wrong') ? 422 : 200, { 'set-cookie': 'buyer=signed; HttpOnly' });
    response.end(JSON.stringify(body.includes('wrong') ? { code: 'nobody_knows' } : { ok: true }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  closeConnections();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const browserWith = (brokenAnswerShare, measurements = new Measurements()) =>
  new Browser({
    origin: `http://127.0.0.1:${server.address().port}`,
    address: '10.1.2.3',
    measurements,
    now: () => 60_000,
    brokenAnswerShare,
  });

describe('the browser of a person', () => {
  it('keeps its cookie and says where it comes from', async () => {
    const browser = browserWith(0);
    await browser.press('/api/signup', { a: 1 });
    await browser.press('/api/signup', { a: 2 });
    expect(seen.map(({ cookie, from }) => [cookie, from])).toEqual([
      [undefined, '10.1.2.3'],
      ['buyer=signed', '10.1.2.3'],
    ]);
    expect(seen[0].key).not.toBe(seen[1].key);
  });

  it('sends a key only where the apps send one', async () => {
    const browser = browserWith(0);
    for (const route of [
      '/api/signup',
      '/api/sessions/rate',
      '/api/stripe/create-checkout-session',
      '/api/analytics/track',
    ])
      await browser.press(route, {});
    expect(seen.map(({ key }) => typeof key)).toEqual(['string', 'string', 'undefined', 'undefined']);
  });

  it.each([
    ['/api/paypal/capture-order', 2, 200],
    ['/api/timer/start', 1, 503],
  ])(
    'makes %s again as the page does where its process dies: %s calls, and the visitor hears %s',
    async (route, calls, status) => {
      dying = 1;
      const measurements = new Measurements();
      expect((await browserWith(0, measurements).press(route, { a: 1 })).status).toBe(status);
      expect(seen).toHaveLength(calls);
      expect(measurements.routes()).toMatchObject([{ route, calls: 1 }]);
    },
  );

  it('loses nothing that nobody would press again', async () => {
    const measurements = new Measurements();
    await browserWith(1, measurements).press('/api/analytics/track', {});
    expect(measurements.broken).toBe(0);
  });

  it('presses again with the same key and body where the network lost the answer', async () => {
    const measurements = new Measurements();
    const { status } = await browserWith(1, measurements).press('/api/signup', { a: 1 });
    expect(status).toBe(200);
    expect(measurements.broken).toBe(1);
    expect(new Set(seen.map(({ key, body }) => `${key} ${body}`)).size).toBe(1);
    // A press whose answer was lost is no call that somebody waited for.
    expect(measurements.routes()).toMatchObject([{ route: '/api/signup', calls: 1 }]);
  });

  it('tells an error answer that no catalog knows', async () => {
    const measurements = new Measurements();
    await browserWith(0, measurements).press('/api/one', { wrong: true });
    expect(measurements.errorList()).toEqual([
      { route: '/api/one', status: 422, code: 'nobody_knows', known: false, times: 1 },
    ]);
  });
});
