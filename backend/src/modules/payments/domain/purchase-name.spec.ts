import { PRODUCTS } from '@summit/rules';
import { purchaseName } from './purchase-name.js';

it('a purchase names us and what it is, in no more than the 127 characters that PayPal takes', () => {
  expect(purchaseName('dfy')).toMatch(/^Growth & Scale Summit: .+/);
  expect(PRODUCTS.filter((product) => purchaseName(product).length > 127)).toEqual([]);
});
