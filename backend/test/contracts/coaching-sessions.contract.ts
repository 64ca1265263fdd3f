import { randomUUID } from 'node:crypto';
import type { CoachingSessions } from '../../src/modules/delivery/application/coaching-sessions.port.js';
import type { PlannedSession } from '../../src/modules/delivery/domain/coaching.js';
import type { Transactions } from '../../src/platform/database/transactions.port.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const SESSIONS: PlannedSession[] = [
  { number: 1, kind: 'included' },
  { number: 2, kind: 'purchased' },
  { number: 3, kind: 'purchased' },
];
const open = (...sessions: PlannedSession[]) => sessions.map((session) => ({ ...session, completedAt: null }));

export interface CoachingSessionsWorld {
  sessions: CoachingSessions;
  transactions: Transactions;
  stop(): Promise<void>;
}

/** What every implementation of CoachingSessions does. */
export function describeCoachingSessions(name: string, start: () => Promise<CoachingSessionsWorld>): void {
  describe(`coaching sessions: ${name}`, () => {
    let world: CoachingSessionsWorld;
    let orderId: string;
    beforeAll(async () => {
      world = await start();
    });
    beforeEach(async () => {
      orderId = randomUUID();
      await plan(SESSIONS.toReversed());
    });
    afterAll(() => world.stop());

    const plan = (sessions: PlannedSession[]) =>
      world.transactions.transaction((tx) => world.sessions.plan(tx, orderId, sessions));
    const complete = (number: number, completedAt: number | null = NOW) =>
      world.transactions.transaction((tx) => world.sessions.complete(tx, { orderId, number, completedAt }));
    const cancel = (number: number) =>
      world.transactions.transaction((tx) => world.sessions.cancel(tx, { orderId, number }));
    const sessions = () => world.sessions.ofOrder(orderId);

    it('are given by number, of one order', async () => {
      expect(await sessions()).toEqual(open(...SESSIONS));
      expect(await world.sessions.ofOrder(randomUUID())).toEqual([]);
      expect(await world.transactions.transaction((tx) => world.sessions.ofOrder(orderId, tx))).toEqual(
        open(...SESSIONS),
      );
    });

    it('stay as they are when they are planned again', async () => {
      await complete(2);
      await plan([...SESSIONS, { number: 4, kind: 'purchased' }]);
      const [first, second, third] = SESSIONS;
      expect(await sessions()).toEqual([
        ...open(first!),
        { ...second, completedAt: NOW },
        ...open(third!, { number: 4, kind: 'purchased' }),
      ]);
    });

    it('are held at a time, which is corrected and taken back', async () => {
      const heldAt = async () => (await sessions())[1]!.completedAt;
      expect([await complete(2), await heldAt()]).toEqual([true, NOW]);
      expect([await complete(2, NOW + 1), await heldAt()]).toEqual([true, NOW + 1]);
      expect([await complete(2, null), await heldAt()]).toEqual([true, null]);
      expect(await complete(4)).toBe(false);
    });

    it('are taken away unless they were held', async () => {
      await complete(2);
      expect([await cancel(2), await cancel(3), await cancel(3)]).toEqual([false, true, false]);
      await world.transactions.transaction((tx) => world.sessions.cancelOpen(tx, orderId));
      expect(await sessions()).toEqual([{ ...SESSIONS[1], completedAt: NOW }]);
    });

    it('stay where the transaction fails', async () => {
      const failing = world.transactions.transaction(async (tx) => {
        await world.sessions.cancelOpen(tx, orderId);
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await sessions()).toHaveLength(SESSIONS.length);
    });
  });
}
