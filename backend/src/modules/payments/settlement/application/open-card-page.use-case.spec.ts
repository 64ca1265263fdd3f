import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import { FakeCardPayments } from '../../providers/application/card-payments.fake.js';
import { OpenCardPageUseCase } from './open-card-page.use-case.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const WISH = { orderId: 'o1', successUrl: 'http://funnel.test/orders?card=1', cancelUrl: 'http://funnel.test/orders' };

describe('the page for another card', () => {
  let cards: FakeCardPayments;
  let subscription: string | null;
  let sut: OpenCardPageUseCase;
  beforeEach(() => {
    const clock = new FixedClock(NOW);
    cards = new FakeCardPayments(clock);
    subscription = 'sub_1';
    sut = new OpenCardPageUseCase({ runningPlan: async () => subscription }, cards, clock, {
      mark: async () => 'a1a1a1a1a1a1',
    });
  });

  it('is one of the provider, for the subscription of the plan, and each press opens one of its own', async () => {
    const first = await sut.openPage(WISH);
    expect(await sut.openPage(WISH)).not.toBe(first);
    expect(cards.cardPages[0]).toMatchObject({
      ...WISH,
      subscriptionRef: 'sub_1',
      installation: 'a1a1a1a1a1a1',
      expiresAt: NOW + 35 * 60_000,
    });
    expect(new Set(cards.cardPages.map(({ key }) => key)).size).toBe(2);
  });

  it('is not opened for a plan that charges nothing more', async () => {
    subscription = null;
    await expect(sut.openPage(WISH)).rejects.toMatchObject({ code: 'plan_charges_nothing' });
    expect(cards.cardPages).toEqual([]);
  });

  it('says so when the provider is away, and when it refuses', async () => {
    cards.disturb('timeout');
    await expect(sut.openPage(WISH)).rejects.toMatchObject({ code: 'payment_not_started' });
    cards.refuseNextCheckout();
    await expect(sut.openPage(WISH)).rejects.toMatchObject({ code: 'card_page_unavailable' });
  });
});
