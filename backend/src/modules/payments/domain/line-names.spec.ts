import { DFY_OFFER, IMPLEMENTATION_OFFER, VIP_OFFER } from '@summit/content';
import { PRODUCTS } from '@summit/rules';
import { lineName, purchaseName } from './line-names.js';

describe('names on payment pages and receipts', () => {
  it.each([
    ['vip', VIP_OFFER],
    ['implementation', IMPLEMENTATION_OFFER],
    ['dfy', DFY_OFFER],
  ] as const)('are those of the %s offer page', (product, offer) => {
    expect(lineName(product, 'base')).toBe(offer.name);
    if (offer.bump) expect(lineName(product, 'order_bump')).toBe(offer.bump.name);
  });

  it('fit into the 127 characters that PayPal gives', () => {
    for (const product of PRODUCTS) {
      const names = [purchaseName(product), lineName(product, 'order_bump'), lineName(product, 'coaching_sessions')];
      for (const name of names) expect(name.length).toBeLessThanOrEqual(127);
    }
  });
});
