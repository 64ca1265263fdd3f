import type { PriceChangedBody, TimerStartResponse } from '@summit/contracts';
import { BuyerBrowser } from '../harness/buyer-browser.js';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { startApp, type RunningApp } from '../harness/running-app.js';

describe('the offer window', () => {
  let outside: OutsideWorld;
  let running: RunningApp;
  beforeAll(async () => {
    outside = await startOutsideWorld();
    running = await startApp({ env: outside.env });
  });
  beforeEach(() => running.clock.set(Date.now()));
  afterAll(async () => {
    await running.stop();
    await outside.stop();
  });

  const priceOf = async (buyer: BuyerBrowser) => (await buyer.checkout('dfy')).quote.total;

  // F-197, F-205
  it('is told by the server, to the millisecond of its own clock', async () => {
    const buyer = new BuyerBrowser(running, 'timer@example.com');
    const now = running.clock.now();
    expect(await buyer.startTimer<TimerStartResponse>('dfy', { email: buyer.email })).toEqual({
      http: 200,
      started_at: new Date(now).toISOString(),
      expires_at: new Date(now + 900_000).toISOString(),
      remaining_seconds: 900,
      server_time: new Date(now).toISOString(),
      price_cents: 249_700,
      price_after_cents: 499_700,
      expired: false,
      saved_card: null,
    });
  });

  // F-205
  it.each([
    [899, 2_497],
    [959, 2_497],
    [961, 4_997],
  ])('%i seconds after it began a purchase costs %i', async (seconds, price) => {
    const buyer = new BuyerBrowser(running, `after-${seconds}@example.com`);
    await buyer.startTimer('dfy');
    running.clock.advance(seconds * 1_000);
    expect(await priceOf(buyer)).toBe(price);
  });

  it('is begun by the purchase itself where no page asked for it', async () => {
    const buyer = new BuyerBrowser(running, 'straight@example.com');
    expect(await priceOf(buyer)).toBe(2_497);
    running.clock.advance(961_000);
    expect(await priceOf(buyer)).toBe(4_997);
  });

  it('does not begin again in a cleared browser that kept its cookie', async () => {
    const buyer = new BuyerBrowser(running, 'cookie-kept@example.com');
    await buyer.checkout('dfy');
    running.clock.advance(961_000);
    const cleared = new BuyerBrowser(running, 'another-address@example.com');
    cleared.cookie = buyer.cookie;
    expect(await cleared.startTimer<TimerStartResponse>('dfy')).toMatchObject({ expired: true, price_cents: 499_700 });
  });

  it('does not begin again for a known address at the same place in a browser that forgot everything (C-110)', async () => {
    const buyer = new BuyerBrowser(running, 'forgot@example.com');
    buyer.from = '203.0.113.7';
    await buyer.startTimer('dfy', { email: buyer.email });
    running.clock.advance(961_000);
    const cleared = new BuyerBrowser(running, ' Forgot@Example.com ');
    cleared.from = '203.0.113.200';
    expect(await cleared.startTimer<TimerStartResponse>('dfy', { email: cleared.email })).toMatchObject({
      expired: true,
      remaining_seconds: 0,
    });
    expect(await priceOf(cleared)).toBe(4_997);
  });

  // C-110
  it('is not ended or read by a stranger on another network who knows the address', async () => {
    const stranger = new BuyerBrowser(running, 'victim@example.com');
    stranger.from = '198.51.100.9';
    await stranger.startTimer('dfy', { email: stranger.email });
    running.clock.advance(961_000);
    const victim = new BuyerBrowser(running, 'victim@example.com');
    victim.from = '203.0.113.9';
    const started_at = new Date(running.clock.now()).toISOString();
    expect(await victim.startTimer('dfy', { email: victim.email })).toMatchObject({ expired: false, started_at });
    expect(await priceOf(victim)).toBe(2_497);
    running.clock.advance(300_000);
    const another = new BuyerBrowser(running, 'victim@example.com');
    another.from = '192.0.2.1';
    const answer = await another.startTimer('dfy', { email: another.email });
    expect(answer).toMatchObject({ started_at: new Date(running.clock.now()).toISOString(), remaining_seconds: 900 });
  });

  // F-205
  it('knows nothing of the browser’s clock', async () => {
    const buyer = new BuyerBrowser(running, 'clock@example.com');
    await buyer.startTimer('dfy');
    running.clock.advance(961_000);
    const lie = { started_at: new Date(running.clock.now()).toISOString() };
    expect(await buyer.startTimer('dfy', lie)).toMatchObject({ http: 400, code: 'unknown_field' });
    expect(await buyer.checkout('dfy', lie)).toMatchObject({ http: 200, quote: { price_reason: 'offer_expired' } });
  });

  it('charges nothing but what the buyer saw', async () => {
    const buyer = new BuyerBrowser(running, 'saw@example.com');
    await buyer.startTimer('dfy');
    running.clock.advance(961_000);
    const refusal = await buyer.checkout('dfy', { expected_total_cents: 249_700 });
    expect(refusal).toMatchObject({
      http: 409,
      code: 'price_changed',
      detail: 'The price has changed',
      quote: { total: 4_997, price_reason: 'offer_expired' } satisfies Partial<PriceChangedBody['quote']>,
    });
    expect(await buyer.checkout('dfy', { expected_total_cents: 499_700 })).toMatchObject({ http: 200 });
  });

  it('refuses what is no product and no session', async () => {
    const buyer = new BuyerBrowser(running);
    expect(await buyer.startTimer('gold')).toMatchObject({ http: 400, code: 'product_invalid' });
    buyer.sessionId = '';
    expect(await buyer.startTimer('dfy')).toMatchObject({ http: 400, code: 'purchase_session_required' });
  });
});
