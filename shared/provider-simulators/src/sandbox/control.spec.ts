import { PaypalShop } from '../../test/paypal-shop.js';

let shop: PaypalShop;

beforeEach(async () => {
  shop = await PaypalShop.open();
});

afterEach(() => shop.close());

const get = async <T>(path: string) => (await (await fetch(shop.url + path)).json()) as T;
const post = (path: string, body: object = {}) =>
  fetch(shop.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const form = (path: string, fields: Record<string, string>) =>
  fetch(shop.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html,application/xhtml+xml' },
    body: new URLSearchParams(fields),
  });
const eventTypes = async (count: number) => (await shop.events(count)).map(({ event_type }) => event_type);

interface ClockAnswer {
  now: string;
  offset_ms: number;
}

describe('the clock of the demo', () => {
  it('tells its time, moves on by program and by form, and goes back to real time', async () => {
    expect((await get<ClockAnswer>('/control/clock')).offset_ms).toBe(0);
    const moved = (await (await post('/control/clock', { days: 1, hours: 2 })).json()) as ClockAnswer;
    expect(moved.offset_ms / 3_600_000).toBeCloseTo(26, 2);
    expect(Date.parse(moved.now) - Date.now()).toBeGreaterThan(25.9 * 3_600_000);
    const pressed = await form('/control/clock', { days: '7', hours: '', minutes: '' });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/control#clock']);
    expect((await get<ClockAnswer>('/control/clock')).offset_ms / 86_400_000).toBeCloseTo(8.083, 2);
    expect(await (await fetch(`${shop.url}/control`)).text()).toContain('8 days, 2 hours ahead of real time.');
    await post('/control/clock/reset');
    expect((await get<ClockAnswer>('/control/clock')).offset_ms).toBe(0);
  });

  it('answers who names the time that it knows as soon as there is another one, and anybody else at once', async () => {
    const news = get<ClockAnswer>('/control/clock?known_offset_ms=0');
    const moved = (await (await post('/control/clock', { days: 1 })).json()) as ClockAnswer;
    expect((await news).offset_ms).toBe(moved.offset_ms);
    expect((await get<ClockAnswer>('/control/clock?known_offset_ms=0')).offset_ms).toBe(moved.offset_ms);
  });

  it('refuses to go back, in words', async () => {
    const answer = await post('/control/clock', { days: -1 });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: 'days is a number that is not negative' });
  });
});

describe('how events arrive', () => {
  it('is set per provider and shown with the deliveries', async () => {
    expect((await post('/control/webhooks', { provider: 'paypal', mode: 'duplicate' })).status).toBe(200);
    await shop.paidOrder();
    expect(await eventTypes(4)).toEqual([
      'CHECKOUT.ORDER.APPROVED',
      'CHECKOUT.ORDER.APPROVED',
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.COMPLETED',
    ]);
    const { webhooks } = await get<{ webhooks: Record<string, { mode: string; deliveries: object[] }> }>(
      '/control/webhooks',
    );
    expect(webhooks['paypal']).toMatchObject({
      mode: 'duplicate',
      deliveries: Array<object>(4).fill({ state: 'delivered', tries: 1, last_status: 200 }),
    });
  });

  it('held events are on the page until somebody sends them', async () => {
    await form('/control/webhooks', { provider: 'paypal', mode: 'hold' });
    await shop.paidOrder();
    const page = await (await fetch(`${shop.url}/control`)).text();
    expect(page).toContain('Send all 2 now');
    expect(page).toContain('value="hold" checked');
    expect(shop.api.received).toEqual([]);
    const sent = await form('/control/webhooks/flush', { provider: 'paypal' });
    expect(sent.headers.get('location')).toBe('/control#webhooks');
    expect(await eventTypes(2)).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED']);
  });

  it('lost events can be sent after all, one at a time', async () => {
    await post('/control/webhooks', { provider: 'paypal', mode: 'drop' });
    await shop.paidOrder();
    const { webhooks } = await get<{ webhooks: { paypal: { deliveries: { id: string; state: string }[] } } }>(
      '/control/webhooks',
    );
    expect(webhooks.paypal.deliveries.map(({ state }) => state)).toEqual(['dropped', 'dropped']);
    const id = webhooks.paypal.deliveries[0]?.id;
    expect((await post('/control/webhooks/send-again', { provider: 'paypal', id })).status).toBe(200);
    expect(await eventTypes(1)).toEqual(['PAYMENT.CAPTURE.COMPLETED']);
    expect((await post('/control/webhooks/send-again', { provider: 'paypal', id: 'WH-0' })).status).toBe(404);
  });

  it('goes to another API from now on when it is told so', async () => {
    shop.sandbox.sendTo('http://127.0.0.1:9');
    await shop.paidOrder();
    expect(shop.api.received).toEqual([]);
    shop.sandbox.sendTo(shop.api.origin);
    expect(await eventTypes(2)).toContain('PAYMENT.CAPTURE.COMPLETED');
  });

  it.each([
    ['/control/webhooks', { provider: 'nobody', mode: 'hold' }, 'provider is one of:'],
    [
      '/control/webhooks',
      { provider: 'paypal', mode: 'maybe' },
      'mode is one of: normal, duplicate, reverse, hold, drop',
    ],
    ['/control/webhooks/flush', { provider: 'sms' }, 'provider is one of:'],
    ['/control/webhooks/send-again', { provider: 'sms', id: '1' }, 'provider is one of:'],
  ])('%s refuses %j', async (path, body, words) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { error: string }).error).toContain(words);
  });
});

describe('the control page', () => {
  it('has a part for the clock, each payment service, events, misbehavior and starting over, each with a heading', async () => {
    const page = await (await fetch(`${shop.url}/control`)).text();
    for (const id of ['clock', 'paypal', 'webhooks', 'next-answers', 'clear']) {
      expect(page).toContain(`href="#${id}"`);
      expect(page).toContain(`<section id="${id}" aria-labelledby="${id}-title"`);
    }
    expect(page).toContain('One month on');
    expect(page).toContain('Events are lost on the way.');
  });
});
