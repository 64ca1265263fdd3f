import { resourceMissing } from './http/stripe-error.js';
import { makeEvent, type EventCause, type StripeEvent } from './objects/stripe-event.js';
import type { StripeObjects, StripeState } from './stripe-state.js';

/** Objects of a kind that are kept; the oldest make room. */
const KEEP = 2_000;

const BY_TIME: EventCause = { id: null, idempotency_key: null };

const NAMES: Record<keyof StripeObjects, string> = {
  customers: 'customer',
  paymentMethods: 'PaymentMethod',
  paymentIntents: 'payment_intent',
  setupIntents: 'setupintent',
  charges: 'charge',
  refunds: 'refund',
  coupons: 'coupon',
  products: 'product',
  prices: 'price',
  sessions: 'checkout.session',
  subscriptions: 'subscription',
  schedules: 'subscription schedule',
  invoices: 'invoice',
  invoicePayments: 'invoice_payment',
  disputes: 'dispute',
  balanceTransactions: 'balance transaction',
  events: 'event',
};

type ObjectOf<K extends keyof StripeObjects> = StripeObjects[K][string];

/** The merchant's account: its objects, its time and the events that its webhook is still to be sent. */
export class StripeAccount {
  private unsent: StripeEvent[] = [];
  /** The request being worked on. */
  cause: EventCause = BY_TIME;

  constructor(
    readonly state: StripeState,
    private readonly clock: { now(): number },
  ) {}

  /** Seconds since 1970 by the sandbox clock. */
  now(): number {
    return Math.floor(this.clock.now() / 1000);
  }

  /** Keeps a new object. */
  add<K extends keyof StripeObjects>(kind: K, object: ObjectOf<K>): void {
    const objects = this.state[kind] as Record<string, ObjectOf<K>>;
    objects[object.id] = object;
    const ids = Object.keys(objects);
    for (const old of ids.slice(0, Math.max(0, ids.length - KEEP))) {
      delete objects[old];
      if (kind === 'paymentMethods') delete this.state.cards[old];
      if (kind === 'sessions') delete this.state.purchases[old];
      if (kind === 'subscriptions') delete this.state.periods[old];
    }
  }

  find<K extends keyof StripeObjects>(kind: K, id: string): ObjectOf<K> | undefined {
    const objects = this.state[kind] as Record<string, ObjectOf<K>>;
    return Object.hasOwn(objects, id) ? objects[id] : undefined;
  }

  /** The object; throws StripeError `resource_missing`, 404, or 400 where a parameter named it. */
  get<K extends keyof StripeObjects>(kind: K, id: string, param?: string): ObjectOf<K> {
    const object = this.find(kind, id);
    if (object) return object;
    throw resourceMissing(NAMES[kind], id, param);
  }

  /** All objects of a kind, newest first. */
  all<K extends keyof StripeObjects>(kind: K): ObjectOf<K>[] {
    return (Object.values(this.state[kind]) as ObjectOf<K>[]).reverse();
  }

  /** One event for one change; `previous` holds what the changed fields were before. */
  emit(type: string, object: object, previous?: object): void {
    const event = makeEvent(this.now(), { type, object, previous, cause: this.cause });
    this.add('events', event);
    this.unsent.push(event);
  }

  /** The events since the last call, oldest first. */
  takeEvents(): StripeEvent[] {
    const events = this.unsent;
    this.unsent = [];
    return events;
  }

  /** Runs `work` with its events bearing the request's ids. */
  causedBy<T>(cause: EventCause, work: () => T): T {
    this.cause = cause;
    try {
      return work();
    } finally {
      this.cause = BY_TIME;
    }
  }
}
