import { DAY_MS, HOUR_MS } from '@summit/rules';
import { anOrder, FakeOrders } from '../../../../test/harness/fake-orders.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { EventName, EventPayload } from '../../../events/event-catalog.js';
import { sessionsOf } from '../domain/coaching.js';
import { InMemoryCoachingSessions } from './coaching-sessions.fake.js';
import { SetDeliveryDateUseCase } from './set-delivery-date.use-case.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const NO_TX: Transaction = {};
const OWNER = { byOwner: true };

describe('SetDeliveryDateUseCase', () => {
  let sessions: InMemoryCoachingSessions;
  let news: EventPayload<'delivery.completed'>[];
  let orders: FakeOrders;
  let sut: SetDeliveryDateUseCase;
  beforeEach(async () => {
    sessions = new InMemoryCoachingSessions();
    news = [];
    const append = async (_tx: Transaction, _name: EventName, payload: EventPayload<EventName>) =>
      void news.push(payload as EventPayload<'delivery.completed'>);
    orders = new FakeOrders();
    orders.put(anOrder({ id: 'order', createdAt: NOW - DAY_MS }));
    sut = new SetDeliveryDateUseCase(sessions, sessions, orders, { append }, new FixedClock(NOW));
    await sessions.plan(NO_TX, 'order', sessionsOf({ product: 'implementation', bought: 2 }));
  });

  const dates = async () => (await sessions.ofOrder('order')).map(({ completedAt }) => completedAt);

  it('completes every open session, and tells when the last one was held', async () => {
    await sessions.complete(NO_TX, { orderId: 'order', number: 1, completedAt: NOW - 5 * HOUR_MS });
    expect(await sut.set('order', NOW - HOUR_MS, OWNER)).toEqual({ before: null });
    expect(await dates()).toEqual([NOW - 5 * HOUR_MS, NOW - HOUR_MS, NOW - HOUR_MS]);
    expect(news).toEqual([{ order_id: 'order', completed_at: '2025-11-20T17:00:00.000Z' }]);
  });

  it('corrects a date, and no session is later than it', async () => {
    await sut.set('order', NOW - HOUR_MS, OWNER);
    await sut.set('order', NOW - 3 * HOUR_MS, OWNER);
    expect(await dates()).toEqual([NOW - 3 * HOUR_MS, NOW - 3 * HOUR_MS, NOW - 3 * HOUR_MS]);
  });

  it('takes the date back by opening the last session', async () => {
    await sut.set('order', NOW - HOUR_MS, OWNER);
    expect(await sut.set('order', null, OWNER)).toEqual({ before: NOW - HOUR_MS });
    expect(await dates()).toEqual([NOW - HOUR_MS, NOW - HOUR_MS, null]);
    expect(news.at(-1)).toEqual({ order_id: 'order', completed_at: '' });
  });

  it('is not replaced by somebody who has not seen what another one set or took back meanwhile', async () => {
    const set = (completedAt: number | null, seen: number | null) => sut.set('order', completedAt, { ...OWNER, seen });
    expect(await set(NOW - HOUR_MS, null)).toEqual({ before: null });
    expect(await set(NOW - 2 * HOUR_MS, null)).toBe('changed');
    expect(await set(null, NOW - 2 * HOUR_MS)).toBe('changed');
    expect(await dates()).toEqual([NOW - HOUR_MS, NOW - HOUR_MS, NOW - HOUR_MS]);
    expect(news).toHaveLength(1);
    expect(await set(null, NOW - HOUR_MS)).toEqual({ before: NOW - HOUR_MS });
  });

  it('lets only an owner go back far: guarantee and hold run from the date', async () => {
    orders.put(anOrder({ id: 'order', createdAt: NOW - 30 * DAY_MS }));
    expect(await sut.set('order', NOW - 4 * DAY_MS, { byOwner: false })).toBe('owner_only');
    expect(await dates()).toEqual([null, null, null]);
    expect(await sut.set('order', NOW - 2 * DAY_MS, { byOwner: false })).toEqual({ before: null });
    expect(await sut.set('order', NOW - 4 * DAY_MS, OWNER)).toEqual({ before: NOW - 2 * DAY_MS });
  });

  it('knows neither the future, nor the time before the order, nor orders without sessions (C-020)', async () => {
    expect(await sut.set('order', NOW + 1, OWNER)).toBe('in_the_future');
    expect(await sut.set('order', NOW - 2 * DAY_MS, OWNER)).toBe('before_the_order');
    expect(await sut.set('another', NOW, OWNER)).toBe('no_sessions');
    expect(news).toEqual([]);
    expect(await dates()).toEqual([null, null, null]);
  });
});
