import type { Provider } from '@summit/rules';
import {
  ProviderUnavailable,
  type ProviderEvents,
  type RawNotification,
} from '../../src/modules/payments/providers/application/provider-events.port.js';
import type { ProviderSubject } from '../../src/modules/payments/domain/provider-fact.js';

/** Of the installation that begins what is paid in a world. */
export const MARK_OF_WORLD = 'a1a1a1a1a1a1';

export interface EventWorld {
  provider: Provider;
  events: ProviderEvents;
  /** An order is paid; answers what the provider calls it. */
  payOrder(orderId: string): Promise<{ subject: ProviderSubject; paymentRef: string; amountCents: number }>;
  /** Notifications that came so far, oldest first; waits for those under way. */
  notifications(): Promise<RawNotification[]>;
  /** The next refund is made and its answer lost, however often the adapter tries. */
  loseAnswer(): Promise<void>;
  refundedCents(paymentRef: string): Promise<number>;
  /** The same adapter with nobody at the other end. */
  away(): ProviderEvents;
}

let orders = 0;
const newOrder = (): string => {
  orders += 1;
  return `6a1c4d1e-0000-4000-a000-${String(orders).padStart(12, '0')}`;
};

/** What every implementation of ProviderEvents does. `open` starts a world of its own, once. */
export function describeProviderEvents(name: string, open: () => Promise<EventWorld>): void {
  describe(`events: ${name}`, () => {
    let world: EventWorld;
    beforeAll(async () => {
      world = await open();
    });

    /** Everything that was notified since `seen`, about `subject`. */
    const notified = async (seen: number, subject: ProviderSubject) => {
      const raw = (await world.notifications()).slice(seen);
      const events = await Promise.all(raw.map((one) => world.events.readEvent(one)));
      return raw
        .map((one, index) => ({ raw: one, event: events[index] ?? null }))
        .filter(({ event }) => event?.subject?.kind === subject.kind && event.subject.ref === subject.ref);
    };

    it('knows its provider', () => {
      expect(world.events.provider).toBe(world.provider);
    });

    it('tells a payment by a notification, which leads to the fact', async () => {
      const seen = (await world.notifications()).length;
      const orderId = newOrder();
      const { subject, paymentRef, amountCents } = await world.payOrder(orderId);
      const [first] = await notified(seen, subject);
      expect(first?.event).toMatchObject({ provider: world.provider, subject });
      expect(first?.event?.id).toBeTruthy();
      expect(await world.events.factsAbout(subject)).toMatchObject([
        { kind: 'payment_received', provider: world.provider, orderId, ref: paymentRef, amountCents, currency: 'usd' },
      ]);
      expect(await world.events.factsAbout(subject)).toEqual(await world.events.factsAbout(subject));
    });

    it('refuses a notification of which a byte has changed, and one without its signature', async () => {
      const seen = (await world.notifications()).length;
      const { subject } = await world.payOrder(newOrder());
      const raw = (await notified(seen, subject))[0]?.raw;
      if (!raw) throw new Error('nothing was notified');
      const changed = Buffer.from(raw.body);
      changed.writeUInt8(changed.readUInt8(changed.length - 3) ^ 1, changed.length - 3);
      const rewritten = Buffer.from(JSON.stringify(JSON.parse(raw.body.toString()), null, 7));
      expect(await world.events.readEvent({ ...raw, body: changed })).toBeNull();
      expect(await world.events.readEvent({ ...raw, body: rewritten })).toBeNull();
      expect(await world.events.readEvent({ ...raw, headers: {} })).toBeNull();
      expect(await world.events.readEvent(raw)).not.toBeNull();
    });

    it('knows no facts about what does not exist', async () => {
      const kinds = ['checkout', 'charge', 'invoice', 'subscription', 'refunds', 'dispute', 'wallet_order'] as const;
      for (const kind of kinds) {
        expect(await world.events.factsAbout({ provider: world.provider, kind, ref: 'NOSUCHTHING1' })).toEqual([]);
      }
    });

    it('names who began a payment, also where its refund tells of it, and nobody for what does not exist', async () => {
      const orderId = newOrder();
      const { subject, paymentRef } = await world.payOrder(orderId);
      const begun = { orderId, installation: MARK_OF_WORLD };
      expect(await world.events.originOf(subject)).toEqual(begun);
      const refunds = { provider: world.provider, kind: 'refunds' } as const;
      expect(await world.events.originOf({ ...refunds, ref: paymentRef })).toEqual(begun);
      for (const kind of ['charge', 'invoice', 'refunds', 'dispute', 'wallet_order'] as const)
        expect(await world.events.originOf({ provider: world.provider, kind, ref: 'NOSUCHTHING1' })).toEqual({
          orderId: null,
          installation: null,
        });
    });

    it('pays back once per key, and the refunds tell it', async () => {
      const { paymentRef } = await world.payOrder(newOrder());
      const about = { provider: world.provider, kind: 'refunds', ref: paymentRef } as const;
      expect(await world.events.factsAbout(about)).toEqual([]);
      const seen = (await world.notifications()).length;
      await world.events.refund({ paymentRef, amountCents: 1_000, key: `${paymentRef}:1` });
      await world.events.refund({ paymentRef, amountCents: 1_000, key: `${paymentRef}:1` });
      await world.events.refund({ paymentRef, amountCents: 500, key: `${paymentRef}:2` });
      expect(await world.refundedCents(paymentRef)).toBe(1_500);
      const [fact] = await world.events.factsAbout(about);
      if (fact?.kind !== 'refunds_seen') throw new Error('no refunds');
      expect(fact.paymentRef).toBe(paymentRef);
      expect(fact.refunds.map(({ amountCents, state }) => [amountCents, state]).toSorted()).toEqual([
        [1_000, 'succeeded'],
        [500, 'succeeded'],
      ]);
      expect(new Set(fact.refunds.map(({ ref }) => ref)).size).toBe(2);
      expect((await notified(seen, about)).length).toBeGreaterThanOrEqual(2);
    });

    it('a refund whose answer is lost is unknown; repeated it is the same refund', async () => {
      const { paymentRef } = await world.payOrder(newOrder());
      const refund = { paymentRef, amountCents: 700, key: `${paymentRef}:1` };
      await world.loseAnswer();
      await expect(world.events.refund(refund)).rejects.toThrow(ProviderUnavailable);
      await world.events.refund(refund);
      expect(await world.refundedCents(paymentRef)).toBe(700);
    });

    it('says that the provider is away', async () => {
      const away = world.away();
      const subject = { provider: world.provider, kind: 'refunds', ref: 'X' } as const;
      await expect(away.factsAbout(subject)).rejects.toThrow(ProviderUnavailable);
      await expect(away.refund({ paymentRef: 'X', amountCents: 1, key: 'k' })).rejects.toThrow(ProviderUnavailable);
    });

    it('lists what happened, oldest first, whether it was delivered or not', async () => {
      const { subject } = await world.payOrder(newOrder());
      const events = await world.events.eventsSince(0);
      expect(events.some((event) => event.subject?.ref === subject.ref)).toBe(true);
      const times = events.map(({ occurredAt }) => occurredAt);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
      const latest = times.at(-1) ?? 0;
      expect(await world.events.eventsSince(latest + 1_000)).toEqual([]);
    });
  });
}
