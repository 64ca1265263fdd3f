import { PaypalShop, usd } from '../../../test/paypal-shop.js';

let shop: PaypalShop;

beforeEach(async () => {
  shop = await PaypalShop.open();
});

afterEach(() => shop.close());

const page = (query: string) => fetch(`${shop.url}/paypal/checkoutnow?${query}`);
const press = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/paypal/checkoutnow`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
    body: new URLSearchParams(fields),
  });

describe('the approval page', () => {
  it('shows whom and what is paid, escaped, with the discount and the four ways on', async () => {
    const { id } = await shop.newOrder(
      { items: [{ name: '<i>VIP</i>', quantity: '2', unit_amount: usd('18.50') }] },
      { brand_name: 'Growth & Scale Summit' },
    );
    const answer = await page(`token=${id}`);
    const text = await answer.text();
    expect(text).toContain('Pay Growth &amp; Scale Summit');
    expect(text).toContain('2 × &lt;i&gt;VIP&lt;/i&gt;');
    expect(text).toContain('−$10.00');
    expect(text).toContain('$27.00');
    for (const choice of ['complete', 'decline', 'review', 'cancel']) expect(text).toContain(`value="${choice}"`);
    expect(text).toContain('No real money');
    // Chrome holds the redirect after the form against this.
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:4210");
  });

  it('leads back to the shop with the order and the payer, after the summit was told', async () => {
    const { id } = await shop.newOrder();
    const answer = await press({ token: id, choice: 'complete', email: 'ada@example.com', name: 'Ada B. Example' });
    expect(answer.status).toBe(303);
    expect((await shop.events(1))[0]?.event_type).toBe('CHECKOUT.ORDER.APPROVED');
    const order = await shop.order(id);
    expect(order).toMatchObject({
      status: 'APPROVED',
      payer: { email_address: 'ada@example.com', name: { given_name: 'Ada', surname: 'B. Example' } },
    });
    expect(answer.headers.get('location')).toBe(
      `http://localhost:4210/paypal/return?x=1&token=${id}&PayerID=${order.payer?.payer_id}`,
    );
  });

  it('leads back to where the buyer came from when it is canceled, and the order can still be paid', async () => {
    const { id } = await shop.newOrder();
    const answer = await press({ token: id, choice: 'cancel' });
    expect(answer.headers.get('location')).toBe(`http://localhost:4210/vip?token=${id}`);
    expect((await shop.order(id)).status).toBe('CREATED');
    expect((await press({ token: id, choice: 'complete' })).headers.get('location')).toContain('PayerID=');
  });

  it('answers the window that opened it, and nobody else', async () => {
    const { id } = await shop.newOrder();
    const answer = await press({ token: id, choice: 'complete', opener: 'http://localhost:4710/some/page' });
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain('data-opener="http://localhost:4710"');
    expect(text).toContain('&quot;type&quot;:&quot;approved&quot;');
    expect(text).toContain('src="/paypal/popup.js"');
    const nonsense = await press({
      token: (await shop.newOrder()).id,
      choice: 'cancel',
      opener: 'javascript:alert(1)',
    });
    expect(nonsense.status).toBe(303);
  });

  it('says after a declined card that another way is needed', async () => {
    const { id } = await shop.newOrder();
    await press({ token: id, choice: 'decline' });
    await shop.capture(id);
    expect(await (await page(`token=${id}`)).text()).toContain('The card was declined');
  });

  it('is closed for orders that are paid, expired or unknown', async () => {
    const { id } = await shop.newOrder();
    await press({ token: id, choice: 'complete' });
    await shop.capture(id);
    expect((await page(`token=${id}`)).status).toBe(409);
    expect((await press({ token: id, choice: 'complete' })).status).toBe(409);
    expect((await page('token=unknown')).status).toBe(404);
    const late = await shop.newOrder();
    await shop.moveClock({ hours: 4 });
    expect(await (await page(`token=${late.id}`)).text()).toContain('it has expired');
  });

  it('takes no form of another site', async () => {
    const { id } = await shop.newOrder();
    const foreign = await press({ token: id, choice: 'complete' }, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect((await shop.order(id)).status).toBe('CREATED');
  });
});

describe('the script for shops', () => {
  it('is given to the demo client, from every origin', async () => {
    const answer = await fetch(`${shop.url}/paypal/sdk/js?client-id=demo-paypal-client&currency=USD`);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const script = await answer.text();
    expect(() => new Function(script)).not.toThrow();
  });

  it('fails loudly for another client', async () => {
    const answer = await fetch(`${shop.url}/paypal/sdk/js?client-id=live%22client`);
    expect(answer.status).toBe(400);
    const script = await answer.text();
    expect(() => (new Function(script) as () => void)()).toThrow('client-id not recognized');
  });
});
