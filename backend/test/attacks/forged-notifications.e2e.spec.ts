import { BuyerBrowser, jobsDone } from '../harness/buyer-browser.js';
import { countingProxy, type CountingProxy } from '../harness/counting-proxy.js';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { startApp, type RunningApp } from '../harness/running-app.js';

const FORGED = 600;
const AT_ONCE = 60;

/** What a notification could make us ask PayPal. Jobs of the day ask other things meanwhile. */
const isAboutSignatures = (path: string): boolean => /certs|verify/.test(path);

/** Whoever forges notifications must not reach PayPal through us, nor use up what buyers need there. */
describe('forged notifications of PayPal', () => {
  let outside: OutsideWorld;
  let paypal: CountingProxy;
  let running: RunningApp;
  beforeAll(async () => {
    outside = await startOutsideWorld();
    paypal = await countingProxy(outside.env['PAYPAL_API_BASE']!);
    running = await startApp({ role: 'all', env: { ...outside.env, PAYPAL_API_BASE: paypal.url } });
    running.clock.set(Date.now());
    outside.notify(running.url);
  });
  afterAll(async () => {
    await jobsDone(running);
    await running.stop();
    await paypal.stop();
    await outside.stop();
  });

  const forge = (index: number, { certificate, at }: { certificate: string; at: string }) =>
    running.fetch('/api/webhooks/paypal', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': `${paypal.url}/v1/notifications/certs/${certificate}`,
        'paypal-transmission-id': `forged-${index}`,
        'paypal-transmission-sig': 'AAAA',
        'paypal-transmission-time': at,
      },
      body: JSON.stringify({
        id: `WH-forged-${index}`,
        event_type: 'PAYMENT.CAPTURE.COMPLETED',
        create_time: at,
        resource: { id: 'X' },
      }),
    });
  const flood = async (one: (index: number) => Promise<Response>) => {
    const statuses: number[] = [];
    for (let start = 0; start < FORGED; start += AT_ONCE)
      statuses.push(
        ...(await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => one(start + index)))).map(
          ({ status }) => status,
        ),
      );
    return [...new Set(statuses)];
  };
  const buy = async () => {
    const buyer = new BuyerBrowser(running, `beside-${paypal.seen.length}@example.com`);
    const { http, order_id, ...said } = await buyer.wallet('vip');
    expect({ http, ...said }).toMatchObject({ http: 200 });
    await outside.control('paypal/approve', { order_id });
    const captured = await buyer.post<{ status: string }>('/api/paypal/capture-order', {
      email: buyer.email,
      name: 'Zoe',
      product_type: 'vip',
      session_id: buyer.sessionId,
      order_id,
    });
    return [http, captured.status];
  };

  it('of 1999 cost PayPal no call at all', async () => {
    const at = '1999-01-01T00:00:00Z';
    expect(await flood((index) => forge(index, { certificate: 'CERT-x', at }))).toEqual([400]);
    expect(paypal.seen.filter(isAboutSignatures)).toEqual([]);
  });

  it('of today cost PayPal one call, and buyers pay meanwhile as ever', async () => {
    const at = new Date().toISOString();
    const [statuses, bought] = await Promise.all([
      flood((index) => forge(index, { certificate: 'CERT-x', at })),
      buy(),
    ]);
    expect(statuses).toEqual([400]);
    expect(paypal.seen.filter((path) => path.endsWith('/CERT-x'))).toHaveLength(1);
    expect(paypal.seen.filter((path) => path.includes('verify'))).toEqual([]);
    expect(bought).toEqual([200, 'COMPLETED']);
  });

  it('that each name another certificate cost PayPal a handful, and buyers pay as ever', async () => {
    const at = new Date().toISOString();
    const before = paypal.seen.length;
    await flood((index) => forge(index, { certificate: `CERT-${index}`, at }));
    expect(paypal.seen.slice(before).filter((path) => /CERT-\d+$/.test(path)).length).toBeLessThanOrEqual(6);
    expect(await buy()).toEqual([200, 'COMPLETED']);
    expect(await running.rows(`select from provider_event where event_id like 'WH-forged%'`)).toEqual([]);
  });
});
