import { scriptedServer, type ScriptedServer } from '../../../../../test/harness/scripted-server.js';
import { PaypalClient } from './paypal-client.js';
import { listDisputes, listEvents } from './paypal-lists.js';
import type { PaypalEvent } from './paypal-objects.js';

const START = Date.parse('2026-03-01T00:00:00Z');
const SECOND = 1_000;
const wireTime = (at: number) => new Date(at).toISOString().replace('.000Z', 'Z');
const isEvent = (value: unknown): value is PaypalEvent => typeof (value as PaypalEvent).id === 'string';

/** Seconds after the start at which each event was made. */
let made: number[] = [];
let asked: URLSearchParams[] = [];
let paypal: ScriptedServer;
let client: PaypalClient;
beforeAll(async () => {
  paypal = await scriptedServer(({ path }) => {
    if (path === '/v1/oauth2/token')
      return { status: 200, body: '{"access_token":"t","token_type":"Bearer","expires_in":1000}' };
    const { pathname, searchParams: query } = new URL(path, 'http://paypal.test');
    asked.push(query);
    if (pathname === '/v1/customer/disputes') {
      const page = Number(query.get('next_page_token') ?? 0);
      const links = page < 2 ? [{ rel: 'next', href: `http://x.test/?next_page_token=${page + 1}` }] : [];
      return { status: 200, body: JSON.stringify({ items: [{ dispute_id: `PP-${page}` }], links }) };
    }
    const [from, to] = [query.get('start_time'), query.get('end_time')].map((time) => Date.parse(time ?? ''));
    const events = made
      .map((second, index) => ({ id: `WH-${index}`, event_type: 'X', create_time: wireTime(START + second * SECOND) }))
      .filter(({ create_time }) => Date.parse(create_time) >= from! && !(Date.parse(create_time) > to!))
      .toReversed()
      .slice(0, Number(query.get('page_size')));
    return { status: 200, body: JSON.stringify({ events }) };
  });
  client = new PaypalClient({ clientId: 'lists', clientSecret: 's', webhookId: 'W', apiBase: paypal.url });
});
afterAll(() => paypal.stop());
beforeEach(() => {
  asked = [];
});

describe("PayPal's list of events", () => {
  it('is read page by page, oldest first, each event once', async () => {
    made = Array.from({ length: 350 }, (_, index) => Math.floor(index / 3));
    const events = await listEvents(client, START, isEvent);
    expect(events.map(({ id }) => id).toSorted()).toEqual(made.map((_, index) => `WH-${index}`).toSorted());
    expect(events.map(({ create_time }) => create_time)).toEqual(
      events.map(({ create_time }) => create_time).toSorted(),
    );
    expect(asked.length).toBeLessThanOrEqual(5);
  });

  it('begins at the time that is asked for, and may be empty', async () => {
    made = [0, 10, 20];
    expect((await listEvents(client, START + 10 * SECOND, isEvent)).map(({ id }) => id)).toEqual(['WH-1', 'WH-2']);
    expect(await listEvents(client, START + 30 * SECOND, isEvent)).toEqual([]);
  });

  it('comes to an end where more than a page was made in one second', async () => {
    made = [0, ...Array<number>(150).fill(5), 9];
    const events = await listEvents(client, START, isEvent);
    expect(events.at(0)?.id).toBe('WH-0');
    expect(events.length).toBeGreaterThan(100);
  });
});

it("PayPal's list of disputes is read to its last page", async () => {
  expect(await listDisputes(client, START)).toEqual(['PP-0', 'PP-1', 'PP-2']);
  expect(asked[0]?.get('update_time_after')).toBe('2026-03-01T00:00:00.000Z');
});
