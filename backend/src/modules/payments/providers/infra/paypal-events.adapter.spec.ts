import { scriptedServer, type ScriptedServer } from '../../../../../test/harness/scripted-server.js';
import { PaypalClient } from './paypal-client.js';
import { PaypalEvents } from './paypal-events.adapter.js';

const BODY = JSON.stringify({
  id: 'WH-1',
  event_type: 'PAYMENT.CAPTURE.COMPLETED',
  create_time: '2026-03-01T00:00:00Z',
  resource: { id: 'CAP1', supplementary_data: { related_ids: { order_id: 'ORDER1' } } },
});
const HEADERS = {
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
  'paypal-transmission-id': 't-1',
  'paypal-transmission-sig': 'sig',
  'paypal-transmission-time': '2026-03-01T00:00:01Z',
};

/** PayPal says yes to everything: what is refused here is refused by us. */
let paypal: ScriptedServer;
let events: PaypalEvents;
beforeAll(async () => {
  paypal = await scriptedServer(({ path }) => ({
    status: 200,
    body: JSON.stringify(
      path === '/v1/oauth2/token'
        ? { access_token: 't', token_type: 'Bearer', expires_in: 1_000 }
        : { verification_status: 'SUCCESS' },
    ),
  }));
  const settings = { clientId: 'yes', clientSecret: 's', webhookId: 'WH1', apiBase: paypal.url };
  events = new PaypalEvents(new PaypalClient(settings), settings.webhookId);
});
afterAll(() => paypal.stop());

const read = (body: string | Buffer, headers: Record<string, string | undefined> = HEADERS) =>
  events.readEvent({ body: Buffer.from(body), headers });

describe('notifications of PayPal', () => {
  it('are read when PayPal knows them', async () => {
    expect(await read(BODY)).toEqual({
      provider: 'paypal',
      id: 'WH-1',
      type: 'PAYMENT.CAPTURE.COMPLETED',
      subject: { provider: 'paypal', kind: 'wallet_order', ref: 'ORDER1' },
      occurredAt: Date.parse('2026-03-01T00:00:00Z'),
    });
  });

  it.each([
    'https://evil.example/cert',
    'https://paypal.com.evil.example/cert',
    'https://notpaypal.com/cert',
    'http://api.paypal.com/cert',
    'https://evil.example/?x=.paypal.com',
    'https://api.paypal.com@evil.example/',
    'cert',
  ])('with a certificate at %s are refused without asking', async (url) => {
    const before = paypal.seen.length;
    expect(await read(BODY, { ...HEADERS, 'paypal-cert-url': url })).toBeNull();
    expect(paypal.seen.length).toBe(before);
  });

  it.each(Object.keys(HEADERS))('without %s are refused', async (header) => {
    expect(await read(BODY, { ...HEADERS, [header]: undefined })).toBeNull();
    expect(await read(BODY, { ...HEADERS, [header]: '' })).toBeNull();
  });

  it.each([
    ['no JSON', 'hello'],
    ['members for the question itself', `${BODY},"webhook_id":"OTHER"`],
    ['a list', `[${BODY}]`],
    ['no id', '{"event_type":"X","create_time":"2026-03-01T00:00:00Z"}'],
    ['no time', '{"id":"WH-1","event_type":"X","create_time":"soon"}'],
    [
      'bytes that are no text',
      Buffer.concat([Buffer.from('{"id":"'), Buffer.from([0xff]), Buffer.from(BODY.slice(7))]),
    ],
  ])('with %s are refused without asking', async (_, body) => {
    const before = paypal.seen.length;
    expect(await read(body)).toBeNull();
    expect(paypal.seen.length).toBe(before);
  });
});
