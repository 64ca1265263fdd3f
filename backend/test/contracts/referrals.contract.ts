import { randomUUID } from 'node:crypto';
import type {
  BuyerClick,
  Click,
  ReferredSignupRecord,
  Referrals,
} from '../../src/modules/affiliates/application/referrals.port.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const MAX_CLICKS = 50;

export interface ReferralsWorld {
  referrals: Referrals;
  /** An active affiliate with this code; answers its id. */
  newAffiliate(code: string): Promise<string>;
  stop(): Promise<void>;
}

/** What every implementation of Referrals does. */
export function describeReferrals(name: string, open: () => Promise<ReferralsWorld>): void {
  describe(`referrals: ${name}`, () => {
    let world: ReferralsWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.stop());

    const clickOf = (given: Partial<Click>): Click => ({
      code: 'CLICKED',
      affiliateId: null,
      referrer: '',
      visitorKey: randomUUID(),
      day: '2025-11-20',
      at: NOW,
      ...given,
    });
    const inBrowser = async (...clicks: Partial<BuyerClick>[]): Promise<string> => {
      const buyerId = randomUUID();
      for (const click of clicks) await world.referrals.recordBuyerClick({ buyerId, code: 'AMARA', at: NOW, ...click });
      return buyerId;
    };
    const clicksOf = (buyerId: string, { after = NOW - 1_000, until = NOW + 1_000 } = {}) =>
      world.referrals.clicksOf({ buyerId, after, until });

    it('know an affiliate by its code', async () => {
      const id = await world.newAffiliate('KNOWN');
      expect(await world.referrals.affiliateByCode('KNOWN')).toEqual({
        id,
        email: 'known@speakers.test',
        status: 'active',
      });
      expect(await world.referrals.affiliateByCode('UNKNOWN')).toBeNull();
    });

    it('count a visitor once a day, and tell when the last visit of a span was', async () => {
      const visitorKey = randomUUID();
      await world.referrals.recordClick(clickOf({ visitorKey }));
      await world.referrals.recordClick(clickOf({ visitorKey, at: NOW + 1 }));
      await world.referrals.recordClick(clickOf({ visitorKey, day: '2025-11-21', at: NOW + 2 }));
      await world.referrals.recordClick(clickOf({ at: NOW + 3 }));
      const visits = (after: number, until: number) => world.referrals.visitsOf({ code: 'CLICKED', after, until });
      expect(await visits(NOW - 1, NOW + 3)).toEqual({ total: 3, lastAt: NOW + 3 });
      expect(await visits(NOW, NOW + 2)).toEqual({ total: 1, lastAt: NOW + 2 });
      expect(await visits(NOW + 3, NOW + 9)).toEqual({ total: 0, lastAt: null });
    });

    it('remember the last click of a browser with each code, newest first', async () => {
      const buyerId = await inBrowser({ code: 'KOFI' }, { at: NOW + 2 }, { at: NOW + 1 }, { code: 'LENA', at: NOW });
      expect(await clicksOf(buyerId)).toEqual([
        { code: 'AMARA', at: NOW + 2 },
        { code: 'KOFI', at: NOW },
        { code: 'LENA', at: NOW },
      ]);
      expect(await clicksOf(buyerId, { after: NOW, until: NOW + 1 })).toEqual([]);
      expect(await clicksOf(await inBrowser())).toEqual([]);
    });

    it('give fifty clicks at most', async () => {
      const all = Array.from({ length: MAX_CLICKS + 1 }, (_, at) => ({ code: `C${at}`, at: NOW + at }));
      const found = await clicksOf(await inBrowser(...all));
      expect(found).toEqual(all.slice(1).reverse());
    });

    it('forget the clicks of browsers before a time', async () => {
      const buyerId = await inBrowser({ at: NOW - 5_001 }, { code: 'KOFI', at: NOW - 5_000 });
      await world.referrals.forgetBuyerClicks(NOW - 5_000);
      expect(await clicksOf(buyerId, { after: 0 })).toEqual([{ code: 'KOFI', at: NOW - 5_000 }]);
    });

    it('keep the first decision for a signup', async () => {
      const [signupId, affiliateId] = [randomUUID(), await world.newAffiliate('FIRST')];
      const decide = (code: string, decision: Pick<ReferredSignupRecord, 'affiliateId' | 'outcome'>) =>
        world.referrals.recordReferredSignup({ signupId, code, at: NOW, ...decision });
      expect(await world.referrals.codeOfSignup(signupId)).toBeNull();
      expect(await decide('FIRST', { affiliateId, outcome: 'credited' })).toBe('credited');
      expect(await decide('OTHER', { affiliateId: null, outcome: 'unknown_code' })).toBe('credited');
      expect(await world.referrals.codeOfSignup(signupId)).toBe('FIRST');
    });
  });
}
