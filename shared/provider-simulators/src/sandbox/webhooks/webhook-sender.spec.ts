import { setTimeout as pause } from 'node:timers/promises';
import { startEventReceiver, type EventReceiver } from '../../../test/event-receiver.js';
import { WebhookSender } from './webhook-sender.js';
import { WebhookTarget } from './webhook-target.js';

let api: EventReceiver;
let sender: WebhookSender;
let signatures: number;

const event = (id: string) => ({ id, type: 'payment.made', body: `{"id":"${id}"}` });
const ids = () => api.received.map(({ body }) => (JSON.parse(body) as { id: string }).id);
/** Waits until the newest delivery of an event is in a state. */
async function becomes(id: string, state: string): Promise<void> {
  while (sender.log.find((one) => one.event.id === id)?.state !== state) await pause(5);
}
const states = () => sender.log.map((one) => `${one.event.id} ${one.state}`);

function newSender(firstPauseMs: number): WebhookSender {
  return new WebhookSender({
    name: 'stripe',
    path: '/api/webhooks/stripe',
    sign: (body) => ({ 'x-signature': `${(signatures += 1)}:${body.length}` }),
    target: new WebhookTarget(api.origin),
    firstPauseMs,
  });
}

beforeEach(async () => {
  api = await startEventReceiver();
  signatures = 0;
  sender = newSender(5);
});

afterEach(async () => {
  sender.stop();
  await api.stop();
});

describe('events on their way to the API', () => {
  it('arrive once, in order, signed over exactly the bytes that are sent', async () => {
    await sender.send(event('a'));
    await sender.send(event('b'));
    await sender.settled();
    expect(ids()).toEqual(['a', 'b']);
    expect(api.received[0]).toMatchObject({
      path: '/api/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'x-signature': '1:10' },
      body: '{"id":"a"}',
    });
    expect(states()).toEqual(['b delivered', 'a delivered']);
    expect(sender.log[0]).toMatchObject({ tries: 1, lastStatus: 200 });
  });

  it('never keep the caller waiting, however slow the API is', async () => {
    let answer!: () => void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    api.onEvent = () => answered;
    await sender.send(event('a'));
    expect(states()).toEqual(['a waiting']);
    answer();
    await becomes('a', 'delivered');
  });

  it('are tried again with a new signature until the API accepts them, and let others pass meanwhile', async () => {
    sender = newSender(250);
    api.answers = [500];
    await sender.send(event('a'));
    await sender.send(event('b'));
    await api.until(3);
    expect(ids()).toEqual(['a', 'b', 'a']);
    expect(new Set(api.received.map(({ headers }) => headers['x-signature'])).size).toBe(3);
    await becomes('a', 'delivered');
    expect(sender.log[1]).toMatchObject({ state: 'delivered', tries: 2, lastStatus: 200 });
  });

  it('are given up after eight tries', async () => {
    api.answers = Array<number>(20).fill(503);
    await sender.send(event('a'));
    await becomes('a', 'failed');
    expect(api.received.length).toBe(8);
    expect(sender.log[0]).toMatchObject({ state: 'failed', tries: 8, lastStatus: 503 });
  });

  it('wait for an API that is not there yet', async () => {
    const target = new WebhookTarget('http://127.0.0.1:9');
    const early = new WebhookSender({ name: 'paypal', path: '/hook', sign: () => ({}), target, firstPauseMs: 5 });
    await early.send(event('a'));
    await early.settled();
    expect(early.log[0]).toMatchObject({ state: 'retrying', lastStatus: null });
    target.origin = api.origin;
    await api.until(1);
    expect(ids()).toEqual(['a']);
    early.stop();
  });

  it('do not follow a redirect: a moved address is a refusal', async () => {
    api.answers = [307];
    await sender.send(event('a'));
    await sender.settled();
    expect(sender.log[0]).toMatchObject({ state: 'retrying', lastStatus: 307 });
  });
});

describe('what can go wrong on purpose', () => {
  it('duplicate: each event arrives twice, both at the same time', async () => {
    let open = 0;
    let most = 0;
    api.onEvent = async () => {
      most = Math.max(most, (open += 1));
      await pause(50);
      open -= 1;
    };
    sender.mode = 'duplicate';
    await sender.send(event('a'));
    await sender.send(event('b'));
    await sender.settled();
    expect(ids()).toEqual(['a', 'a', 'b', 'b']);
    expect(most).toBe(2);
  });

  it('reverse: what happens together arrives last one first', async () => {
    sender.mode = 'reverse';
    for (const id of ['a', 'b', 'c']) await sender.send(event(id));
    expect(ids()).toEqual([]);
    await sender.settled();
    expect(ids()).toEqual(['c', 'b', 'a']);
    await sender.send(event('d'));
    await sender.settled();
    expect(ids()).toEqual(['c', 'b', 'a', 'd']);
  });

  it('reverse: leaving the mode sends what was collected', async () => {
    sender.mode = 'reverse';
    await sender.send(event('a'));
    await sender.send(event('b'));
    sender.mode = 'normal';
    await sender.settled();
    expect(ids()).toEqual(['b', 'a']);
    await pause(350);
    expect(api.received.length).toBe(2);
  });

  it('hold: events wait until they are sent, oldest first, and later ones pass in another mode', async () => {
    sender.mode = 'hold';
    await sender.send(event('a'));
    await sender.send(event('b'));
    sender.mode = 'normal';
    await sender.send(event('c'));
    await sender.settled();
    expect(ids()).toEqual(['c']);
    expect(sender.flush()).toBe(2);
    await sender.settled();
    expect(ids()).toEqual(['c', 'a', 'b']);
    expect(sender.flush()).toBe(0);
  });

  it('drop: events are lost, but known, and can be sent again', async () => {
    sender.mode = 'drop';
    await sender.send(event('a'));
    await sender.settled();
    expect(ids()).toEqual([]);
    expect(states()).toEqual(['a dropped']);
    expect(sender.sendAgain('a')).toBe(true);
    expect(sender.sendAgain('unknown')).toBe(false);
    await sender.settled();
    expect(ids()).toEqual(['a']);
    expect(states()).toEqual(['a delivered', 'a dropped']);
  });

  it('clear: nothing is known or sent any more, and new events go out as before', async () => {
    api.answers = [500];
    await sender.send(event('a'));
    await sender.settled();
    sender.clear();
    await pause(50);
    expect(ids()).toEqual(['a']);
    expect(sender.log).toEqual([]);
    await sender.send(event('b'));
    await sender.settled();
    expect(ids()).toEqual(['a', 'b']);
  });
});
