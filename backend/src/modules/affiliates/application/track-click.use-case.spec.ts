import { DAY_MS } from '@summit/rules';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { InMemoryReferrals } from './referrals.fake.js';
import { TrackClickUseCase } from './track-click.use-case.js';

describe('TrackClickUseCase', () => {
  const visitor = { address: '203.0.113.7', userAgent: 'Firefox' };
  let referrals: InMemoryReferrals;
  let clock: FixedClock;
  let sut: TrackClickUseCase;
  beforeEach(() => {
    referrals = new InMemoryReferrals({
      AMARA: { id: 'a1', email: 'amara@speakers.test', status: 'active' },
      KOFI: { id: 'a2', email: 'kofi@speakers.test', status: 'active' },
    });
    clock = new FixedClock(Date.parse('2025-11-20T07:30:00Z'));
    sut = new TrackClickUseCase(referrals, clock, unitConfig());
  });
  const click = (overrides: Partial<typeof visitor> = {}) =>
    sut.execute({ code: 'amara', referrer: 'direct', visitor: { ...visitor, ...overrides }, buyerId: null });

  it('counts days in Pacific time', async () => {
    await click();
    expect(referrals.clicks).toMatchObject([{ day: '2025-11-19', code: 'AMARA', affiliateId: 'a1' }]);
    clock.set('2025-11-20T08:00:00Z');
    await click();
    expect(referrals.clicks).toHaveLength(2);
  });

  // F-124
  it('remembers the last click with each code of a browser that it knows by its cookie, of codes that earn', async () => {
    const of = (code: string) => sut.execute({ code, referrer: 'direct', visitor, buyerId: 'b1' });
    await of('kofi');
    await of('amara');
    clock.advance(1_000);
    await of('nobody');
    await of('kofi');
    expect(referrals.buyerClicks).toEqual([
      { buyerId: 'b1', code: 'AMARA', at: clock.now() - 1_000 },
      { buyerId: 'b1', code: 'KOFI', at: clock.now() },
    ]);
  });

  it('tells visitors apart by address and browser', async () => {
    await click();
    await click();
    await click({ userAgent: 'Chromium' });
    await click({ address: '203.0.113.8' });
    expect(referrals.clicks).toHaveLength(3);
  });

  it('gives one visitor another key each day, so that nobody can be followed', async () => {
    await click();
    clock.advance(DAY_MS);
    await click();
    expect(referrals.clicks[0]?.visitorKey).not.toBe(referrals.clicks[1]?.visitorKey);
  });
});
