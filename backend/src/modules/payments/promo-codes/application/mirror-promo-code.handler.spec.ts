import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import type { PromoRule } from '../domain/promo-code.js';
import { MirrorPromoCodeHandler } from './mirror-promo-code.handler.js';
import { InMemoryPromoCodes } from './promo-codes.fake.js';
import { FakePromotionMirror } from '../../providers/application/promotion-mirror.fake.js';
import { ProviderUnavailable } from '../../providers/application/provider-events.port.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const RULE: PromoRule = {
  code: 'SPRING',
  product: 'vip',
  withBump: false,
  coupon: { type: 'percent', basisPoints: 5_000 },
  maxUses: 1,
  expiresAt: null,
  isTest: false,
};

describe('MirrorPromoCodeHandler', () => {
  let codes: InMemoryPromoCodes;
  let mirror: FakePromotionMirror;
  let sut: MirrorPromoCodeHandler;
  beforeEach(async () => {
    codes = new InMemoryPromoCodes(new FixedClock(NOW));
    mirror = new FakePromotionMirror();
    sut = new MirrorPromoCodeHandler(codes, mirror);
    await codes.add({ rule: RULE, providers: ['stripe'], mirrorDelayMs: 0 });
  });
  const state = async () => (await codes.find('SPRING', 'stripe'))?.state;
  const run = () => sut.handle({ code: 'SPRING' });

  it('shows a code that waits for it, and then counts it as active', async () => {
    await run();
    expect([mirror.promotions.has('SPRING'), await state()]).toEqual([true, 'active']);
  });

  it('fails while the provider does not answer, so that the job comes again', async () => {
    mirror.unavailable();
    await expect(run()).rejects.toThrow(ProviderUnavailable);
    expect(await state()).toBe('created');
    await run();
    expect(await state()).toBe('active');
  });

  it('does nothing for a code that is shown already', async () => {
    await run();
    mirror.unavailable();
    await expect(run()).resolves.toBeUndefined();
  });

  it('takes a disabled code away', async () => {
    await run();
    await codes.disable('SPRING', 'stripe');
    await run();
    expect([mirror.promotions.size, await state()]).toEqual([0, 'inactive']);
  });

  it('takes a deleted code away', async () => {
    await run();
    await codes.withdraw('SPRING', 'stripe');
    await run();
    expect(mirror.promotions.size).toBe(0);
  });

  it('takes a code away again that was disabled while the provider was being told', async () => {
    const slow = new FakePromotionMirror();
    const create = slow.create.bind(slow);
    slow.create = async (promotion) => {
      await create(promotion);
      await codes.disable('SPRING', 'stripe');
    };
    await new MirrorPromoCodeHandler(codes, slow).handle({ code: 'SPRING' });
    expect([slow.promotions.size, await state()]).toEqual([0, 'inactive']);
  });
});
