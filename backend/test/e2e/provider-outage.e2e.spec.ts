import type { HealthReadyResponse, OrderStatusResponse } from '@summit/contracts';
import { startAppWithProviders } from '../harness/app-with-providers.js';
import { BuyerBrowser, jobsDone } from '../harness/buyer-browser.js';
import type { OutsideWorld } from '../harness/outside-world.js';
import { eventually, json, read, startApp, type RunningApp } from '../harness/running-app.js';
import { scriptedServer, type ScriptedServer } from '../harness/scripted-server.js';

/** C8: while a provider is away, its calls are not made, its work waits, and nobody else notices. */
describe('a provider that is away', () => {
  const lines: string[] = [];
  let provider: ScriptedServer;
  let running: RunningApp;
  beforeAll(async () => {
    provider = await scriptedServer(() => ({ status: 500, body: '{}' }));
    running = await startApp({
      role: 'all',
      env: { SMS_API_BASE: `${provider.url}/sms`, STRIPE_API_BASE: provider.url },
      log: (line) => void lines.push(line),
    });
  });
  afterAll(async () => {
    await running.stop();
    await provider.stop();
  });

  const health = async () => {
    const response = await running.fetch('/api/health/ready');
    return { http: response.status, ...(await read<HealthReadyResponse>(response)) };
  };
  const signup = (number: number) =>
    running.fetch(
      '/api/signup',
      json({ name: 'Oda', email: `oda-${String(number)}@example.com`, phone: `+1202555${String(1000 + number)}` }),
    );
  const retryNow = () =>
    running.rows('update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts > 0');
  const textCalls = () => provider.seen.filter(({ path }) => path.startsWith('/sms')).length;
  /** Text messages are tried again meanwhile, from time to time. */
  const paymentCalls = () => provider.seen.length - textCalls();

  it('is left alone after ten calls, while registrations go on and its work waits', async () => {
    for (let number = 0; number < 30; number += 1) expect((await signup(number)).status).toBe(200);
    await eventually(async () => {
      await retryNow();
      return (await health()).providers.sms === 'paused';
    });
    await retryNow();
    expect((await signup(30)).status).toBe(200);
    // Calls that were under way when the tenth failed have been made too.
    expect(textCalls()).toBeGreaterThanOrEqual(10);
    expect(textCalls()).toBeLessThan(20);
    expect(await health()).toMatchObject({ http: 200, status: 'ready', providers: { sms: 'paused', stripe: 'ok' } });
    expect(lines.some((line) => line.includes('"provider_paused","provider":"sms"'))).toBe(true);
    const [waiting] = await running.rows<{ n: number }>(
      `select count(*)::int as n from sms_message where state = 'sending'`,
    );
    expect(waiting!.n).toBeGreaterThan(0);
  });

  it('costs a buyer no waiting, only a cataloged answer that says when to come again', async () => {
    const buy = (number: number) =>
      running.fetch(
        '/api/stripe/create-checkout-session',
        json({
          email: `buyer-${String(number)}@example.com`,
          name: 'Bo',
          session_id: `outage-session-${String(number)}`,
          product_type: 'vip',
        }),
      );
    const answers: [number, string | null][] = [];
    for (let number = 0; number < 6; number += 1) {
      const response = await buy(number);
      answers.push([response.status, response.headers.get('retry-after')]);
    }
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([503]));
    expect(answers.every(([, retryAfter]) => Number(retryAfter) > 0)).toBe(true);
    expect((await health()).providers.stripe).toBe('paused');
    const made = paymentCalls();
    expect(made).toBeGreaterThan(0);
    await buy(7);
    expect(paymentCalls()).toBe(made);
  });
});

/** The pause of `ProviderCircuits`, in seconds. */
const PAUSE = 15;

describe('a payment provider that comes back', () => {
  let outside: OutsideWorld;
  let running: RunningApp;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ outside, running, stop } = await startAppWithProviders());
  });
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => stop());

  const stripe = async () => (await read<HealthReadyResponse>(running.fetch('/api/health/ready'))).providers.stripe;
  const confirmed = (id: string) =>
    eventually(async () => {
      const answer = running.fetch(`/api/orders/status?session_id=${encodeURIComponent(id)}`);
      return (await read<OrderStatusResponse>(answer)).status === 'confirmed';
    });

  it('is called again after its pause: what was refused without a charge is then charged once', async () => {
    const buyer = new BuyerBrowser(running, 'back@example.com');
    await confirmed(await buyer.payByCard(outside, 'vip'));
    await jobsDone(running);

    await outside.disturb('stripe', 'server_error', 40);
    await eventually(async () => {
      await new BuyerBrowser(running, 'away@example.com').checkout('vip');
      return (await stripe()) === 'paused';
    });
    await outside.control('next-answers/clear', {});

    const refused = await buyer.oneClick('implementation');
    expect(refused).toMatchObject({ http: 503, code: 'payment_not_started' });
    const { retryAfter = 0 } = refused;
    expect(retryAfter).toBeGreaterThan(2);
    expect(retryAfter).toBeLessThanOrEqual(PAUSE);

    // Stripe is well, and nobody has found out yet. A circuit goes by the time of its machine.
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + retryAfter * 1_000);
    expect(await buyer.oneClick('implementation')).toMatchObject({ http: 200 });
    expect(await stripe()).toBe('ok');
    const orders = await running.rows<{ id: string; status: string }>(
      `select id, status from purchase_order where session_id = $1 and product = 'implementation'`,
      [buyer.sessionId],
    );
    expect(orders).toMatchObject([{ status: 'completed' }]);
    const { charges } = await outside.books<{ charges: { order_id: string }[] }>('stripe');
    expect(charges.filter(({ order_id }) => order_id === orders[0]!.id)).toHaveLength(1);
  });
});
