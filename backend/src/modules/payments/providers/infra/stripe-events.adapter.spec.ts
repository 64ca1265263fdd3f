import { createLogger } from '../../../../platform/logging/logger.js';
import { createStripe } from './stripe-client.js';
import { StripeEvents } from './stripe-events.adapter.js';

const OLD = 'whsec_old';
const NEW = 'whsec_new';
const stripe = createStripe({ secretKey: 'sk_test_1', webhookSecrets: [OLD, NEW], apiBase: 'http://127.0.0.1:9' });
const events = new StripeEvents(stripe, [OLD, NEW], createLogger('silent'));

const BODY = JSON.stringify(
  { id: 'evt_1', object: 'event', type: 'invoice.paid', created: 1_760_000_000, data: { object: { id: 'in_1' } } },
  null,
  2,
);
const now = () => Math.floor(Date.now() / 1000);
const signed = async (payload: string, secret: string, timestamp = now()): Promise<string> =>
  (await stripe()).webhooks.generateTestHeaderString({ payload, secret, timestamp });
const read = (body: string, signature: string | undefined) =>
  events.readEvent({ body: Buffer.from(body), headers: { 'stripe-signature': signature } });

describe('notifications of Stripe', () => {
  it.each([OLD, NEW])(
    'are read when they are signed with %s, one of two while a secret is replaced',
    async (secret) => {
      expect(await read(BODY, await signed(BODY, secret))).toEqual({
        provider: 'stripe',
        id: 'evt_1',
        type: 'invoice.paid',
        subject: { provider: 'stripe', kind: 'invoice', ref: 'in_1' },
        occurredAt: 1_760_000_000_000,
      });
    },
  );

  it('are refused with another secret, without a signature, or when a byte has changed', async () => {
    expect(await read(BODY, await signed(BODY, 'whsec_other'))).toBeNull();
    expect(await read(BODY, undefined)).toBeNull();
    expect(await read(BODY, '')).toBeNull();
    expect(await read(JSON.stringify(JSON.parse(BODY)), await signed(BODY, NEW))).toBeNull();
  });

  it('are refused when they were signed more than 300 seconds ago', async () => {
    expect(await read(BODY, await signed(BODY, NEW, now() - 290))).not.toBeNull();
    expect(await read(BODY, await signed(BODY, NEW, now() - 310))).toBeNull();
  });

  it.each(['t=1,v1=', 't=,v1=', ',', '=', 't=1', 'v1=aa', `t=${'9'.repeat(400)},v1=aa`])(
    'are refused with the signature %s, whatever the SDK throws at it',
    async (signature) => {
      expect(await read(BODY, signature)).toBeNull();
    },
  );

  const EVENT = JSON.parse(BODY) as Record<string, unknown>;
  it.each([
    ['a list', []],
    ['null', null],
    ['a text', 'event'],
    ['no data', { ...EVENT, data: undefined }],
    ['data that is nothing', { ...EVENT, data: { object: null } }],
    ['an id with NUL', { ...EVENT, id: 'evt_\u0000' }],
    ['no id', { ...EVENT, id: null }],
    ['an id of 9 KB', { ...EVENT, id: 'e'.repeat(9_000) }],
    ['a number for its type', { ...EVENT, type: 7 }],
    ['a time beyond all calendars', { ...EVENT, created: 1e20 }],
    ['no time', { ...EVENT, created: undefined }],
    ['a subject with NUL', { ...EVENT, data: { object: { id: 'in_\u0000' } } }],
  ])('are refused when they are signed but hold %s', async (_what, odd) => {
    const body = JSON.stringify(odd);
    expect(await read(body, await signed(body, NEW))).toBeNull();
  });
});
