import { X509Certificate } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@summit/rules';
import { paypalSigner } from '../../../../../test/harness/paypal-signer.js';
import {
  scriptedServer,
  type ScriptedAnswer,
  type ScriptedServer,
} from '../../../../../test/harness/scripted-server.js';
import { ProviderUnavailable } from '../application/provider-events.port.js';
import { PaypalClient } from './paypal-client.js';
import { PaypalEvents } from './paypal-events.adapter.js';
import { paypalTrust, PaypalSignatures, type CertificateTrust } from './paypal-signatures.js';

const WEBHOOK = 'WH1';
const CERTIFICATE = '/v1/notifications/certs/CERT-1';
const VERIFY = '/v1/notifications/verify-webhook-signature';
const BODY = JSON.stringify({
  id: 'WH-1',
  event_type: 'PAYMENT.CAPTURE.COMPLETED',
  create_time: '2026-03-01T00:00:00Z',
  resource: { id: 'CAP1', supplementary_data: { related_ids: { order_id: 'ORDER1' } } },
});

const signer = paypalSigner();
const other = paypalSigner();
const files = new Map<string, ScriptedAnswer>();
/** PayPal says yes to everything that it is asked: what is refused here is refused by us. */
let paypal: ScriptedServer;
let confirmation = 'SUCCESS';
let now = Date.now();
beforeAll(async () => {
  paypal = await scriptedServer(({ path }) => {
    if (path === '/v1/oauth2/token')
      return { status: 200, body: '{"access_token":"t","token_type":"Bearer","expires_in":1000}' };
    if (path === VERIFY) return { status: 200, body: JSON.stringify({ verification_status: confirmation }) };
    return files.get(path) ?? { status: 404, body: '' };
  });
});
afterAll(() => paypal.stop());

let events: PaypalEvents;
/** PayPal's address is the server's here; who vouches for its certificate is the test root. */
const connect = (trust: Partial<CertificateTrust> = {}) => {
  const settings = { clientId: 'yes', clientSecret: 's', webhookId: WEBHOOK, apiBase: paypal.url };
  const roots = [new X509Certificate(signer.root)];
  const signatures = new PaypalSignatures({ origins: [paypal.url], roots, ...trust }, WEBHOOK, () => now);
  events = new PaypalEvents(new PaypalClient(settings), signatures, WEBHOOK);
};
beforeEach(() => {
  now = Date.now();
  confirmation = 'SUCCESS';
  files.clear();
  files.set(CERTIFICATE, { status: 200, body: signer.certificate });
  paypal.seen.length = 0;
  connect();
});

const asked = () => paypal.seen.filter(({ path }) => path !== '/v1/oauth2/token').map(({ path }) => path);
const headersOf = (body: string | Buffer, more: { by?: typeof signer; url?: string; at?: number } = {}) =>
  (more.by ?? signer).headers(body, {
    certUrl: more.url ?? paypal.url + CERTIFICATE,
    webhookId: WEBHOOK,
    transmittedAt: more.at ?? now,
  });
const read = (body: string | Buffer, headers: Record<string, string | undefined> = headersOf(body)) =>
  events.readEvent({ body: Buffer.from(body), headers });

describe('notifications of PayPal', () => {
  it('are read when they are signed with its certificate, which is fetched once', async () => {
    const event = {
      provider: 'paypal',
      id: 'WH-1',
      type: 'PAYMENT.CAPTURE.COMPLETED',
      subject: { provider: 'paypal', kind: 'wallet_order', ref: 'ORDER1' },
      occurredAt: Date.parse('2026-03-01T00:00:00Z'),
    };
    expect(await Promise.all(Array.from({ length: 20 }, () => read(BODY)))).toEqual(Array(20).fill(event));
    expect(await read(BODY)).toEqual(event);
    expect(asked()).toEqual([CERTIFICATE]);
  });

  it.each([
    'https://evil.example/v1/notifications/certs/CERT-1',
    'https://api.paypal.com.evil.example/v1/notifications/certs/CERT-1',
    'https://notpaypal.com/v1/notifications/certs/CERT-1',
    'http://api.paypal.com/v1/notifications/certs/CERT-1',
    'https://www.paypal.com/v1/notifications/certs/CERT-1',
    'https://evil.example/?x=.paypal.com',
    'https://api.paypal.com@evil.example/v1/notifications/certs/CERT-1',
    'https://someone@api.paypal.com/v1/notifications/certs/CERT-1',
    'https://api.paypal.com/v1/notifications/certs/../../oauth2/token',
    'https://api.paypal.com/another/file',
    'cert',
  ])('with a certificate at %s are refused without asking', async (url) => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    connect(paypalTrust('https://api-m.paypal.com'));
    expect(await read(BODY, headersOf(BODY, { url }))).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  it.each(Object.keys(signer.headers('', { certUrl: '', webhookId: '' })))('without %s are refused', async (header) => {
    expect(await read(BODY, { ...headersOf(BODY), [header]: undefined })).toBeNull();
    expect(await read(BODY, { ...headersOf(BODY), [header]: '' })).toBeNull();
  });

  it('are refused with another body, signature, algorithm or webhook, and PayPal is not asked about them', async () => {
    const good = headersOf(BODY);
    const forWebhook = signer.headers(BODY, { certUrl: paypal.url + CERTIFICATE, webhookId: 'WH2' });
    expect(await read(BODY.replace('CAP1', 'CAP2'), good)).toBeNull();
    expect(await read(BODY, { ...good, 'paypal-transmission-id': 'another' })).toBeNull();
    expect(await read(BODY, { ...good, 'paypal-transmission-sig': 'AAAA' })).toBeNull();
    expect(await read(BODY, { ...good, 'paypal-auth-algo': 'SHA1withRSA' })).toBeNull();
    expect(await read(BODY, headersOf(BODY, { by: other }))).toBeNull();
    expect(await read(BODY, forWebhook)).toBeNull();
    expect(asked()).toEqual([CERTIFICATE]);
  });

  it.each([
    ['three days old', -3 * DAY_MS, true],
    ['older', -3 * DAY_MS - 1_000, false],
    ['five minutes ahead', 5 * MINUTE_MS, true],
    ['further ahead', 5 * MINUTE_MS + 1_000, false],
    ['of no time', NaN, false],
  ])('that are %s count: %p', async (_, age, counts) => {
    const headers = headersOf(BODY, { at: now + (age || 0) });
    if (Number.isNaN(age)) headers['paypal-transmission-time'] = 'now';
    expect((await read(BODY, headers)) !== null).toBe(counts);
    expect(asked()).toHaveLength(counts ? 1 : 0);
  });

  it.each([
    ['is over', { validTo: Date.now() - 1_000 }],
    ['has not begun', { validFrom: Date.now() + DAY_MS, validTo: Date.now() + 2 * DAY_MS }],
  ])('with a certificate whose time %s are refused', async (_, dates) => {
    const by = paypalSigner(dates);
    files.set(CERTIFICATE, { status: 200, body: by.certificate });
    expect(await read(BODY, headersOf(BODY, { by }))).toBeNull();
  });

  it.each([
    ['of another name', paypalSigner({ subject: 'www.paypal.com' })],
    ['of a root that is not known here', paypalSigner()],
    ['of one who may not issue any', paypalSigner({ issuerMayIssue: false })],
  ])('with a certificate %s count when PayPal confirms them', async (_, by) => {
    files.set(CERTIFICATE, { status: 200, body: by.certificate });
    expect(await read(BODY, headersOf(BODY, { by }))).toMatchObject({ id: 'WH-1' });
    expect(asked()).toEqual([CERTIFICATE, VERIFY]);
    confirmation = 'FAILURE';
    expect(await read(BODY, headersOf(BODY, { by }))).toBeNull();
  });

  it('with a certificate that comes with the ones between it and a known root are read', async () => {
    files.set(CERTIFICATE, { status: 200, body: `${signer.certificate}${signer.root}` });
    expect(await read(BODY)).toMatchObject({ id: 'WH-1' });
    expect(asked()).toEqual([CERTIFICATE]);
  });

  it.each([
    ['is not there', { status: 404, body: '' }],
    ['is no certificate', { status: 200, body: 'hello' }],
    ['is a broken one', { status: 200, body: '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----' }],
  ])('whose certificate %s are refused, and its address is left alone for ten minutes', async (_, answer) => {
    files.set(CERTIFICATE, answer);
    expect(await read(BODY)).toBeNull();
    expect(await read(BODY)).toBeNull();
    expect(asked()).toHaveLength(1);
    now += 10 * MINUTE_MS;
    files.set(CERTIFICATE, { status: 200, body: signer.certificate });
    expect(await read(BODY)).toMatchObject({ id: 'WH-1' });
  });

  it('wait for better times when PayPal has no certificate to give just then, or leads elsewhere', async () => {
    for (const answer of [
      { status: 503, body: '' },
      { status: 302, body: '', headers: { location: '/elsewhere' } },
    ]) {
      files.set(CERTIFICATE, answer);
      await expect(read(BODY)).rejects.toBeInstanceOf(ProviderUnavailable);
    }
    expect(asked()).not.toContain('/elsewhere');
  });

  it('make us ask for six certificates a minute and no more, while those that are known go on to count', async () => {
    expect(await read(BODY)).toMatchObject({ id: 'WH-1' });
    const forged = Array.from({ length: 100 }, (_, index) => `${paypal.url}/v1/notifications/certs/CERT-x${index}`);
    const outcomes: unknown[] = [];
    for (const url of forged)
      outcomes.push(await read(BODY, headersOf(BODY, { by: other, url })).catch((error: unknown) => error));
    expect(outcomes.filter((one) => one instanceof ProviderUnavailable)).toHaveLength(95);
    expect(asked()).toHaveLength(6);
    expect(await read(BODY)).toMatchObject({ id: 'WH-1' });
    now += MINUTE_MS;
    expect(
      await read(BODY, headersOf(BODY, { by: other, url: `${paypal.url}/v1/notifications/certs/CERT-new` })),
    ).toBeNull();
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
    connect({ roots: [] });
    expect(await read(body)).toBeNull();
    expect(asked()).toEqual([CERTIFICATE]);
  });
});

it('PayPal keeps the certificates of its live and of its test service apart', () => {
  expect(paypalTrust('https://api-m.paypal.com').origins).toEqual([
    'https://api.paypal.com',
    'https://api-m.paypal.com',
  ]);
  expect(paypalTrust('https://api-m.sandbox.paypal.com').origins).toEqual([
    'https://api.sandbox.paypal.com',
    'https://api-m.sandbox.paypal.com',
  ]);
  expect(paypalTrust('https://api-m.paypal.com').roots?.length).toBeGreaterThan(50);
});
