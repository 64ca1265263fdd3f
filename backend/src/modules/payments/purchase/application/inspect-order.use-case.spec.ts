import { ProviderUnavailable } from '../../providers/application/provider-events.port.js';
import { InspectOrderUseCase } from './inspect-order.use-case.js';
import type { StaleAttempt } from './stale-attempts.port.js';

const LIVE: StaleAttempt = {
  id: 'a1',
  orderId: 'o1',
  kind: 'checkout',
  ref: 'cs_1',
  expiresAt: null,
  paidElsewhere: false,
};

describe('an order that waits for its money, looked at on demand', () => {
  const setup = (live: StaleAttempt | null, trouble: Error | null = null) => {
    const done: unknown[] = [];
    const note = (what: string) => async (about: object) => {
      if (trouble) throw trouble;
      done.push([what, about]);
    };
    const sut = new InspectOrderUseCase(
      { ofOrder: async () => live },
      { inspect: note('inspect'), closeAtProvider: note('closeAtProvider') },
      { record: note('record') },
    );
    return { sut, done };
  };

  it.each([
    ['asked for at the provider', LIVE, ['inspect', LIVE]],
    [
      'closed where its money came from elsewhere',
      { ...LIVE, paidElsewhere: true },
      ['closeAtProvider', expect.anything()],
    ],
    ['abandoned where nothing can bring money', null, ['record', { kind: 'order_abandoned', orderId: 'o1' }]],
  ])('is %s', async (_how, live, expected) => {
    const { sut, done } = setup(live);
    await sut.inspect('o1');
    expect(done).toEqual([expected]);
  });

  it('says so while the provider does not answer', async () => {
    const { sut } = setup(LIVE, new ProviderUnavailable(new Error('no answer')));
    await expect(sut.inspect('o1')).rejects.toMatchObject({ code: 'service_unavailable' });
    await expect(setup(LIVE, new Error('a bug')).sut.inspect('o1')).rejects.toThrow('a bug');
  });
});
