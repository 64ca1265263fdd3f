import { unitConfig } from '../../../../test/harness/unit-config.js';
import { Links } from '../../../platform/links/links.js';
import type { CardPageRequest } from '../../payments/payments.public.js';
import { BUYER_NOW, BuyerScene } from './buyer-scene.fake.js';
import { ChangePlanCardUseCase } from './change-plan-card.use-case.js';

describe('another card for a plan', () => {
  const opened: CardPageRequest[] = [];
  const planCards = {
    openPage: async (request: CardPageRequest) => {
      opened.push(request);
      return 'https://checkout.test/card/1';
    },
  };
  let scene: BuyerScene;
  let sut: ChangePlanCardUseCase;
  beforeEach(() => {
    opened.length = 0;
    scene = new BuyerScene();
    sut = new ChangePlanCardUseCase(scene.linked, planCards, new Links(unitConfig()), scene.clock);
  });

  it('is saved on a page of the provider, which leads back to the orders and says when it was asked for', async () => {
    await expect(sut.openPage(scene.proof(), 'o1')).resolves.toBe('https://checkout.test/card/1');
    expect(opened).toEqual([
      {
        orderId: 'o1',
        successUrl: expect.stringMatching(new RegExp(`/orders\\?card=${BUYER_NOW}$`)),
        cancelUrl: expect.stringMatching(/\/orders$/),
      },
    ]);
  });

  it('is for orders of the link only', async () => {
    scene.put({ id: 'o2', email: 'kai@example.com' });
    await expect(sut.openPage(scene.proof(), 'o2')).rejects.toMatchObject({ code: 'not_found' });
    await expect(sut.openPage('a.b.c.d', 'o1')).rejects.toMatchObject({ code: 'orders_link_invalid' });
    expect(opened).toEqual([]);
  });
});
