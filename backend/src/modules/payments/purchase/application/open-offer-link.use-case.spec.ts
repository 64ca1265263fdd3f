import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import { InMemoryBuyerAddresses } from './buyer-addresses.fake.js';
import { OpenOfferLinkUseCase } from './open-offer-link.use-case.js';

const NOW = Date.parse('2025-10-20T18:00:00Z');

describe('a mailed offer link that is opened (C-110)', () => {
  const addresses = new InMemoryBuyerAddresses();
  const links = {
    addressIn: (token: string, now: number) => (token === 'good' && now === NOW ? 'zoe@example.com' : null),
  };
  const sut = new OpenOfferLinkUseCase(links, addresses, new FixedClock(NOW));

  it('marks the browser as one of the address', async () => {
    await sut.execute('good', () => 'laptop');
    expect(await addresses.newestOf('laptop')).toBe('zoe@example.com');
  });

  it('names no browser where the proof does not hold', async () => {
    await sut.execute('forged', () => {
      throw new Error('asked for the browser');
    });
    expect(addresses.rows).toHaveLength(1);
  });
});
