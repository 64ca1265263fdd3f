import { setTimeout as pause } from 'node:timers/promises';
import type { Delivery, WebhookEvent } from './delivery.js';
import type { WebhookMode } from './webhook-mode.js';
import type { WebhookTarget } from './webhook-target.js';

export interface WebhookSenderOptions {
  /** The provider's key. */
  name: string;
  /** Path at the API: `/api/webhooks/stripe`. */
  path: string;
  /** The headers that sign `body`; asked for before every try, so that they carry the time of that try. */
  sign(body: string): Record<string, string> | Promise<Record<string, string>>;
  target: WebhookTarget;
  /** Pause after the first refused try, in milliseconds; each further one is twice as long. */
  firstPauseMs?: number;
}

const MAX_TRIES = 8;
const BURST_MS = 300;
const ANSWER_WITHIN_MS = 10_000;
const KEEP = 300;
const AT_REST = new Set<Delivery['state']>(['delivered', 'failed', 'dropped']);

/**
 * Delivers a provider's events to the API. First tries go out one after the other in the order of `send`; a refused or
 * unreachable one is tried again later and lets the others pass. Everything is in memory: a restart loses what was not
 * delivered, as a webhook that never comes, and the API has to find out by asking.
 */
export class WebhookSender {
  private current: WebhookMode = 'normal';
  private readonly deliveries: Delivery[] = [];
  private burst: WebhookEvent[] = [];
  private lane: Promise<unknown> = Promise.resolve();
  private ended = new AbortController();

  constructor(private readonly options: WebhookSenderOptions) {}

  get name(): string {
    return this.options.name;
  }

  get mode(): WebhookMode {
    return this.current;
  }

  /** Takes effect for events sent from now on. Events already held stay held until `flush`. */
  set mode(mode: WebhookMode) {
    if (this.current === 'reverse') this.sendBurst();
    this.current = mode;
  }

  /** Deliveries, newest first. */
  get log(): readonly Delivery[] {
    return this.deliveries.toReversed();
  }

  /** Takes an event over; resolves at once, whatever becomes of the delivery. */
  async send(event: WebhookEvent): Promise<void> {
    switch (this.current) {
      case 'normal':
        return this.start([this.record(event, 'waiting')]);
      case 'duplicate':
        return this.start([this.record(event, 'waiting'), this.record(event, 'waiting')]);
      case 'reverse':
        return this.collect(event);
      case 'hold':
        this.record(event, 'held');
        return;
      case 'drop':
        this.record(event, 'dropped');
        return;
    }
  }

  /** Sends what is held, oldest first; gives the number of events. */
  flush(): number {
    this.sendBurst();
    const held = this.deliveries.filter((one) => one.state === 'held');
    for (const delivery of held) this.start([delivery]);
    return held.length;
  }

  /** Sends an event of the log once more, in every mode; false where the log does not know it. */
  sendAgain(id: string): boolean {
    const known = this.deliveries.findLast((one) => one.event.id === id);
    if (!known) return false;
    this.start([known.state === 'held' ? known : this.record(known.event, 'waiting')]);
    return true;
  }

  /**
   * Resolves when the first tries of all events so far have got their answers, or after `atMostMs`: a payment page
   * waits here before it sends the buyer on, because the event usually arrives first.
   */
  async settled(atMostMs = 2_000): Promise<void> {
    const lane = this.burst.length > 0 ? pause(BURST_MS + 50).then(() => this.lane) : this.lane;
    await Promise.race([lane, pause(atMostMs, undefined, { ref: false })]);
  }

  /** Forgets the log and gives up what is on its way. */
  clear(): void {
    this.stop();
    this.ended = new AbortController();
    this.deliveries.length = 0;
    this.burst = [];
  }

  /** Gives up what is on its way. */
  stop(): void {
    this.ended.abort();
  }

  private record(event: WebhookEvent, state: Delivery['state']): Delivery {
    const delivery: Delivery = { event, state, tries: 0, lastStatus: null, at: new Date().toISOString() };
    this.deliveries.push(delivery);
    // Events that are held or still on their way are never forgotten to make room.
    const oldest = this.deliveries.length > KEEP ? this.deliveries.findIndex((one) => AT_REST.has(one.state)) : -1;
    if (oldest >= 0) this.deliveries.splice(oldest, 1);
    return delivery;
  }

  private collect(event: WebhookEvent): void {
    this.burst.push(event);
    if (this.burst.length > 1) return;
    void pause(BURST_MS, undefined, { signal: this.ended.signal }).then(
      () => this.sendBurst(),
      () => undefined,
    );
  }

  private sendBurst(): void {
    const events = this.burst.reverse();
    this.burst = [];
    for (const event of events) this.start([this.record(event, 'waiting')]);
  }

  /** Puts the copies of one event into the lane; they go out together. */
  private start(copies: readonly Delivery[]): void {
    const { signal } = this.ended;
    for (const delivery of copies) delivery.state = 'waiting';
    this.lane = this.lane.then(async () => {
      const accepted = await Promise.all(copies.map((delivery) => this.attempt(delivery, signal)));
      copies.forEach((delivery, index) => {
        if (!accepted[index]) void this.retry(delivery, signal);
      });
    });
  }

  private async retry(delivery: Delivery, signal: AbortSignal): Promise<void> {
    let wait = this.options.firstPauseMs ?? 500;
    while (delivery.tries < MAX_TRIES) {
      await pause(wait, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted || (await this.attempt(delivery, signal))) return;
      wait *= 2;
    }
    delivery.state = 'failed';
  }

  /** One try; true when the API accepted it, or nobody wants it any more. */
  private async attempt(delivery: Delivery, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return true;
    const { path, sign, target } = this.options;
    const { body } = delivery.event;
    delivery.tries += 1;
    try {
      const answer = await fetch(target.origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(await sign(body)) },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await answer.body?.cancel();
      delivery.lastStatus = answer.status;
    } catch {
      delivery.lastStatus = null;
    }
    const accepted = delivery.lastStatus !== null && delivery.lastStatus >= 200 && delivery.lastStatus < 300;
    delivery.state = accepted ? 'delivered' : 'retrying';
    return accepted;
  }
}
