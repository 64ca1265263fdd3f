import { PurchasePages } from './purchase-pages.js';

const origins = { funnel: 'https://funnel.test', member: 'https://member.test', admin: 'https://admin.test' };

describe('PurchasePages', () => {
  const sut = new PurchasePages({ origins });

  it('leaves the braces of the provider’s placeholder as they are', () => {
    expect(sut.success('dfy')).toBe('https://funnel.test/success?session_id={CHECKOUT_SESSION_ID}&product=dfy');
  });

  it.each([
    ['vip', 'https://funnel.test/vip'],
    ['vip-upgrade', 'https://funnel.test/vip-upgrade'],
    ['implementation', 'https://funnel.test/implementation'],
    ['dfy', 'https://funnel.test/dfy'],
  ] as const)('leads back to %s', (page, address) => {
    expect(sut.offer(page)).toBe(address);
  });
});
