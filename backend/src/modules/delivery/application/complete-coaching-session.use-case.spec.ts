import { DAY_MS } from '@summit/rules';
import type { EventName } from '../../../events/event-catalog.js';
import { DELIVERY_TIME as NOW, DeliveryScene } from '../../../../test/harness/delivery-scene.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { CompleteCoachingSessionUseCase } from './complete-coaching-session.use-case.js';

describe('CompleteCoachingSessionUseCase', () => {
  let scene: DeliveryScene;
  beforeEach(() => {
    scene = new DeliveryScene();
  });

  let events: [EventName, object][];
  let sut: CompleteCoachingSessionUseCase;
  beforeEach(async () => {
    events = [];
    const outbox = {
      append: async (_tx: unknown, name: EventName, payload: object) => void events.push([name, payload]),
    };
    sut = new CompleteCoachingSessionUseCase(scene.sessions, scene.sessions, scene.orders, outbox, new FixedClock(NOW));
    scene.put({ createdAt: NOW - 9 * DAY_MS });
    await scene.sessions.transaction((tx) =>
      scene.sessions.plan(tx, 'o1', [
        { number: 1, kind: 'included' },
        { number: 2, kind: 'purchased' },
      ]),
    );
  });
  const complete = (number: number, completedAt: number) => sut.execute({ orderId: 'o1', number, completedAt });

  it('tells of the last date once all sessions were held, whichever came last', async () => {
    await complete(2, NOW - DAY_MS);
    expect(events).toEqual([]);
    await complete(1, NOW - 2 * DAY_MS);
    expect(events).toEqual([['delivery.completed', { order_id: 'o1', completed_at: '2025-11-19T18:00:00.000Z' }]]);
  });

  it('tells again when a date is corrected', async () => {
    await complete(1, NOW - 2 * DAY_MS);
    await complete(2, NOW - DAY_MS);
    await complete(2, NOW - 3 * DAY_MS);
    expect(events.at(-1)).toEqual(['delivery.completed', { order_id: 'o1', completed_at: '2025-11-18T18:00:00.000Z' }]);
  });

  it('ends the waiting when the open session was paid back instead', async () => {
    await complete(1, NOW - DAY_MS);
    expect(await sut.cancel({ orderId: 'o1', number: 2 })).toMatchObject({ result: 'done' });
    expect(events).toHaveLength(1);
    expect(await sut.cancel({ orderId: 'o1', number: 1 })).toEqual({ result: 'no_such_session' });
  });

  it('refuses dates to come or before the order, and sessions that the order does not have (C-020)', async () => {
    expect(await complete(1, NOW + 1)).toEqual({ result: 'in_the_future' });
    expect(await complete(1, NOW - 10 * DAY_MS)).toEqual({ result: 'before_the_order' });
    expect(await complete(9, NOW)).toEqual({ result: 'no_such_session' });
    expect(await scene.completed()).toEqual([
      [1, null],
      [2, null],
    ]);
  });
});
