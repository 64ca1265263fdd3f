import { PaypalShop, usd, type PaypalEvent } from '../../../test/paypal-shop.js';
import type { ReceivedEvent } from '../../../test/event-receiver.js';
import { misfits, SHAPES } from '../../../test/wire-shapes.js';
import { DEMO_PAYPAL } from './demo-paypal.js';

let shop: PaypalShop;

beforeEach(async () => {
  shop = await PaypalShop.open();
});

afterEach(() => shop.close());

/** The body of a verify call, with the event's bytes as they came. */
function verification({ headers, body }: ReceivedEvent, changes: Record<string, unknown> = {}): string {
  const fields = {
    ...Object.fromEntries(
      ['auth_algo', 'cert_url', 'transmission_id', 'transmission_sig', 'transmission_time'].map((name) => [
        name,
        headers[`paypal-${name.replace('_', '-')}`],
      ]),
    ),
    webhook_id: DEMO_PAYPAL.webhookId,
    ...changes,
  };
  return `${JSON.stringify(fields).slice(0, -1)},"webhook_event":${body}}`;
}

async function verdict(body: string): Promise<unknown> {
  const answer = await shop.call('POST', '/v1/notifications/verify-webhook-signature', body);
  return ((await answer.json()) as { verification_status?: string }).verification_status ?? answer.status;
}

describe('events', () => {
  it('say what happened, in the order it happened, before a person is led on', async () => {
    const { id } = await shop.paidOrder();
    const [approved, completed] = await shop.events(2);
    expect(approved).toMatchObject({
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource_type: 'checkout-order',
      resource: { status: 'APPROVED', purchase_units: [{ custom_id: 'order-1' }] },
    });
    expect(completed).toMatchObject({
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource_type: 'capture',
      summary: 'Payment completed for $ 27.00 USD',
      resource: { id, custom_id: 'order-1', amount: usd('27.00') },
    });
    expect(shop.api.received[0]?.path).toBe('/api/webhooks/paypal');
  });

  it('and what they are about have the form of PayPal’s descriptions', async () => {
    const [paid, reviewed, lost] = [await shop.paidOrder(), await shop.paidOrder({}, 'review'), await shop.paidOrder()];
    await shop.control('refund', { capture_id: paid.id, amount: '5.00' });
    await shop.control('review', { capture_id: reviewed.id, outcome: 'deny' });
    const { dispute_id } = (await (await shop.control('dispute', { capture_id: lost.id })).json()) as {
      dispute_id: string;
    };
    await shop.control('dispute-close', { dispute_id, outcome: 'lost' });
    const events = await shop.events(11);
    expect(new Set(events.map(({ event_type }) => event_type)).size).toBe(8);
    const shapeOf = ({ resource_type }: PaypalEvent) =>
      SHAPES[resource_type === 'checkout-order' ? 'order' : (resource_type as 'capture')];
    for (const event of events) {
      expect(misfits(event, SHAPES.event)).toEqual([]);
      expect(misfits(event.resource, shapeOf(event))).toEqual([]);
    }
  });

  it('follow the sandbox clock', async () => {
    await shop.moveClock({ days: 40 });
    await shop.paidOrder();
    const [event] = (await shop.events(1)) as (PaypalEvent & { create_time: string })[];
    expect(Date.parse(event?.create_time ?? '') - Date.now()).toBeGreaterThan(39 * 86_400_000);
  });
});

describe('the signature of an event', () => {
  let event: ReceivedEvent;

  beforeEach(async () => {
    await shop.paidOrder();
    [event] = (await shop.api.until(1)) as [ReceivedEvent];
  });

  it('is genuine for the bytes that were sent, also after a restart', async () => {
    expect(await verdict(verification(event))).toBe('SUCCESS');
    await shop.restart();
    expect(await verdict(verification(event))).toBe('SUCCESS');
  });

  it.each([
    [
      'another byte in the event',
      (one: ReceivedEvent) => verification({ ...one, body: one.body.replace('27.00', '27.01') }),
    ],
    [
      'an event written anew with spaces',
      (one: ReceivedEvent) => verification({ ...one, body: JSON.stringify(JSON.parse(one.body), null, 1) }),
    ],
    ['another time', (one: ReceivedEvent) => verification(one, { transmission_time: '2025-01-01T00:00:00Z' })],
    ['another webhook', (one: ReceivedEvent) => verification(one, { webhook_id: 'WHOTHER' })],
    ['another certificate', (one: ReceivedEvent) => verification(one, { cert_url: 'https://evil.example/cert.pem' })],
    ['another algorithm', (one: ReceivedEvent) => verification(one, { auth_algo: 'none' })],
    [
      'a signature of somebody else',
      (one: ReceivedEvent) => verification(one, { transmission_sig: Buffer.alloc(256, 7).toString('base64') }),
    ],
  ])('is not genuine with %s', async (_what, forge) => {
    expect(await verdict(forge(event))).toBe('FAILURE');
  });

  it('is refused where a field is missing or has no form, as a webhook id with a hyphen', async () => {
    expect(await verdict(verification(event, { transmission_id: undefined }))).toBe(400);
    expect(await verdict(verification(event, { webhook_id: 'WH-DEMO' }))).toBe(400);
    const { transmission_id } = JSON.parse(verification(event)) as { transmission_id: string };
    expect(transmission_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is asked for only by who has signed in', async () => {
    const answer = await fetch(`${shop.url}/v1/notifications/verify-webhook-signature`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: verification(event),
    });
    expect(answer.status).toBe(401);
  });
});
