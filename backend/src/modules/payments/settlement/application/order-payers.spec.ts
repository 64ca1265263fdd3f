import type { ProviderSubject } from '../../domain/provider-fact.js';
import type { PaidAttempt } from './settlement-work.port.js';
import { PayersAtProviders } from './order-payers.js';
import { payment } from '../../../../../test/builders/settlement-facts.js';
import type { ProviderEventsByName } from '../../providers/application/provider-events.port.js';
import { FakeProviderEvents } from '../../providers/application/provider-events.fake.js';

const ORDER = payment().orderId;

describe('who paid an order', () => {
  let attempt: PaidAttempt | null;
  let providers: { stripe: FakeProviderEvents; paypal: FakeProviderEvents };
  const emailOf = () =>
    new PayersAtProviders({ paidAttempt: async () => attempt }, providers satisfies ProviderEventsByName).emailOf(
      ORDER,
    );
  const tells = (provider: 'stripe' | 'paypal', kind: ProviderSubject['kind'], orderId = ORDER) =>
    providers[provider].tell(kind, 'ref_1', [payment({ orderId, payer: { email: ' Zoe@Example.com ', name: null } })]);
  beforeEach(() => {
    attempt = null;
    providers = { stripe: new FakeProviderEvents('stripe'), paypal: new FakeProviderEvents('paypal') };
  });

  it.each([
    ['checkout', 'stripe', 'checkout'],
    ['plan', 'stripe', 'checkout'],
    ['wallet', 'paypal', 'wallet_order'],
  ] as const)('is what the provider says of its %s', async (kind, provider, subject) => {
    attempt = { kind, ref: 'ref_1' };
    tells(provider, subject);
    expect(await emailOf()).toBe('zoe@example.com');
  });

  it('is not known of a one-click charge, of an unpaid order, and of the payment of another order', async () => {
    expect(await emailOf()).toBeNull();
    attempt = { kind: 'one_click', ref: 'ref_1' };
    tells('stripe', 'charge');
    expect(await emailOf()).toBeNull();
    attempt = { kind: 'checkout', ref: 'ref_1' };
    tells('stripe', 'checkout', 'another');
    expect(await emailOf()).toBeNull();
  });
});
