import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@summit/rules';
import type { Registrant, Registrants, Registration } from '../../src/modules/funnel/application/registrants.port.js';
import { IDEMPOTENCY_HOURS } from '../../src/platform/idempotency/idempotency.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const KEPT_MS = IDEMPOTENCY_HOURS * HOUR_MS;

export interface RegistrantsWorld {
  registrants: Registrants;
  stop(): Promise<void>;
}

/** What every implementation of Registrants does. */
export function describeRegistrants(name: string, open: () => Promise<RegistrantsWorld>): void {
  describe(`registrants: ${name}`, () => {
    let world: RegistrantsWorld;
    let count = 0;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.stop());

    const registrantOf = (given: Partial<Registrant> = {}): Registrant => ({
      id: randomUUID(),
      name: 'Kai',
      email: `kai${(count += 1)}@example.com`,
      phone: null,
      referralCode: null,
      inviteToken: randomUUID(),
      createdAt: NOW,
      ...given,
    });
    const register = (registrant: Registrant, given: Partial<Registration> = {}) =>
      world.registrants.register({
        registrant,
        invitedWith: null,
        source: null,
        visitor: null,
        idempotency: null,
        ...given,
      });
    const keyOf = (registrant: Registrant, key: string, requestHash = `hash of ${registrant.email}`) => ({
      idempotency: { key, requestHash, expiresAt: registrant.createdAt + KEPT_MS },
    });

    it('are found by id and address', async () => {
      const one = registrantOf({ phone: '+15550100123', referralCode: 'AMARA' });
      const before = await world.registrants.count();
      expect(await register(one)).toEqual({ kind: 'created' });
      expect(await world.registrants.byId(one.id)).toEqual(one);
      expect(await world.registrants.byEmail(one.email)).toEqual(one);
      expect(await world.registrants.count()).toBe(before + 1);
      expect(await world.registrants.byId(randomUUID())).toBeNull();
      expect(await world.registrants.byEmail('nobody@example.com')).toBeNull();
    });

    it('are one of an address', async () => {
      const one = registrantOf();
      await register(one);
      const again = registrantOf({ email: one.email });
      expect(await register(again)).toEqual({ kind: 'already_registered' });
      expect(await register(again, keyOf(again, 'unused key'))).toEqual({ kind: 'already_registered' });
      expect(await world.registrants.byId(again.id)).toBeNull();
    });

    it('get the same answer again for the same key and request, and none for another request', async () => {
      const one = registrantOf();
      expect(await register(one, keyOf(one, 'repeated'))).toEqual({ kind: 'created' });
      const { id, email, inviteToken, createdAt } = one;
      const again = registrantOf({ email });
      expect(await register(again, keyOf(again, 'repeated'))).toMatchObject({
        kind: 'replayed',
        registrant: { id, email, inviteToken, createdAt },
      });
      const other = registrantOf();
      expect(await register(other, keyOf(other, 'repeated'))).toEqual({ kind: 'key_reused' });
      expect(await world.registrants.byId(other.id)).toBeNull();
    });

    it('may use a key again when its answer is over', async () => {
      const one = registrantOf();
      await register(one, keyOf(one, 'kept'));
      const asked = { key: 'kept', requestHash: `hash of ${one.email}` };
      expect(await world.registrants.wasAnswered(asked, NOW + KEPT_MS - 1)).toBe(true);
      expect(await world.registrants.wasAnswered(asked, NOW + KEPT_MS)).toBe(false);
      expect(await world.registrants.wasAnswered({ ...asked, requestHash: 'other' }, NOW)).toBe(false);

      const early = registrantOf({ createdAt: NOW + KEPT_MS - 1 });
      expect(await register(early, keyOf(early, 'kept'))).toEqual({ kind: 'key_reused' });
      const late = registrantOf({ createdAt: NOW + KEPT_MS });
      expect(await register(late, keyOf(late, 'kept'))).toEqual({ kind: 'created' });
      expect(await world.registrants.wasAnswered(asked, NOW)).toBe(false);
    });

    it('are known by their address where the answer to their key is over', async () => {
      const one = registrantOf();
      await register(one, keyOf(one, 'over'));
      const again = registrantOf({ email: one.email, createdAt: NOW + KEPT_MS });
      expect(await register(again, keyOf(again, 'over', 'another request'))).toEqual({ kind: 'already_registered' });
      expect(await register(again, keyOf(again, 'over'))).toEqual({ kind: 'already_registered' });
    });

    it('bring friends', async () => {
      const one = registrantOf();
      await register(one);
      expect(await world.registrants.friendsOf(one.inviteToken)).toBe(0);
      await register(registrantOf(), { invitedWith: one.inviteToken });
      await register(registrantOf(), { invitedWith: 'unknown' });
      expect(await world.registrants.friendsOf(one.inviteToken)).toBe(1);
      expect(await world.registrants.friendsOf('unknown')).toBeNull();
    });
  });
}
