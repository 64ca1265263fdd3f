import { createServer } from 'node:http';
import { once } from 'node:events';
import { needsFront, routePattern, startFront } from './front.mjs';

describe('a planted fault', () => {
  it('needs a proxy where it breaks answers, and none where notifications are lost at the provider', () => {
    expect(needsFront([])).toBe(false);
    expect(needsFront([{ kind: 'dead-webhook', target: 'stripe' }])).toBe(false);
    expect(needsFront([{ kind: 'broken-coupon', target: 'HALF' }])).toBe(true);
  });

  it('of a route hits its paths only, whatever stands in its parts', () => {
    const pattern = routePattern('/api/sessions/:token/file.ics');
    expect(pattern.test('/api/sessions/abc/file.ics')).toBe(true);
    expect(
      ['/api/sessions/abc/fileXics', '/api/sessions/a/b/file.ics', '/api/sessions'].filter((path) =>
        pattern.test(path),
      ),
    ).toEqual([]);
  });

  it('of a code fails the check of that code, and lets everything else through as it is', async () => {
    const product = createServer((request, response) => {
      response.writeHead(201, { 'set-cookie': 'buyer=one', 'x-from': String(request.headers['x-forwarded-for']) });
      request.pipe(response);
    }).listen(0, '127.0.0.1');
    await once(product, 'listening');
    const front = await startFront(`http://127.0.0.1:${product.address().port}`, [
      { kind: 'broken-coupon', target: 'HALF' },
    ]);
    try {
      const ask = (code) =>
        fetch(`${front.url}/api/validate-stripe-coupon`, {
          method: 'POST',
          headers: { 'x-forwarded-for': '10.0.0.1' },
          body: JSON.stringify({ coupon_code: code }),
        });
      expect((await ask('HALF')).status).toBe(503);
      const passed = await ask('OTHER');
      expect([passed.status, passed.headers.get('x-from'), passed.headers.getSetCookie()]).toEqual([
        201,
        '10.0.0.1',
        ['buyer=one'],
      ]);
      expect(await passed.json()).toEqual({ coupon_code: 'OTHER' });
    } finally {
      await front.close();
      product.closeAllConnections();
      product.close();
      await once(product, 'close');
    }
  });
});
