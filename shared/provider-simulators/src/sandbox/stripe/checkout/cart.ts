import { invalid, notProvided } from '../http/stripe-error.js';
import type { ParamsOf } from '../http/params.js';
import { discountOf, isRedeemable, type Coupon } from '../objects/coupon.js';
import { makePrice, makeProduct, type Price } from '../objects/price.js';
import type { StripeAccount } from '../stripe-account.js';
import type { PurchaseLine } from './purchase.js';
import type { PRICE_DATA, SESSION_PARAMS } from './session-params.js';

type LineParams = NonNullable<ParamsOf<typeof SESSION_PARAMS>['line_items']>[number];

export interface Cart {
  lines: PurchaseLine[];
  prices: Price[];
  currency: string;
  subtotal: number;
  discount: number;
}

/** The limits of Stripe for one payment in dollars: $0.50 to $999,999.99. */
const MAX_TOTAL_CENTS = 99_999_999;
const MIN_TOTAL_CENTS = 50;

/** A price, and its product where it is new. `param` is where the price stands in the request. */
export function createPrice(account: StripeAccount, data: ParamsOf<typeof PRICE_DATA>, param: string): Price {
  const { currency, unit_amount, product_data, recurring } = data;
  if (unit_amount < 0) throw invalid('Invalid non-negative integer', { param: `${param}[unit_amount]` });
  let product = data.product;
  if (product === undefined) {
    if (!product_data) {
      const at = `${param}[product]`;
      throw invalid(`Missing required param: ${at}.`, { code: 'parameter_missing', param: at });
    }
    const made = makeProduct(account.now(), product_data);
    account.add('products', made);
    product = made.id;
  } else if (!account.get('products', product, `${param}[product]`).active && recurring) {
    throw invalid(`The product ${product} is marked as inactive, and thus no new subscriptions can be created.`, {
      param: `${param}[product]`,
    });
  }
  const price = makePrice(account.now(), {
    currency: currency.toLowerCase(),
    product,
    unit_amount,
    ...(recurring && { recurring: { interval: recurring.interval, interval_count: recurring.interval_count ?? 1 } }),
  });
  account.add('prices', price);
  return price;
}

function lineOf(account: StripeAccount, params: LineParams, index: number): { line: PurchaseLine; price: Price } {
  const at = `line_items[${index}]`;
  const { price: known, price_data, quantity = 1 } = params;
  if (quantity < 1) throw invalid('This value must be greater than or equal to 1.', { param: `${at}[quantity]` });
  if (known === undefined && !price_data) {
    throw invalid(`You must specify either \`price\` or \`price_data\` in ${at}.`, { param: at });
  }
  const price = price_data
    ? createPrice(account, price_data, `${at}[price_data]`)
    : account.get('prices', known ?? '', `${at}[price]`);
  const name = account.find('products', price.product)?.name ?? price.product;
  return { price, line: { name, price: price.id, unit_amount: price.unit_amount, quantity, discount: 0 } };
}

/** The prices of a session's lines and what its coupon takes off. */
export function makeCart(account: StripeAccount, lines: readonly LineParams[], coupon: Coupon | undefined): Cart {
  if (lines.length === 0)
    throw invalid('Missing required param: line_items.', { code: 'parameter_missing', param: 'line_items' });
  if (lines.length > 100) throw invalid('Checkout takes up to 100 line items.', { param: 'line_items' });
  const made = lines.map((params, index) => lineOf(account, params, index));
  const currency = made[0]?.price.currency ?? 'usd';
  if (made.some(({ price }) => price.currency !== currency)) {
    throw invalid('All line items must have the same currency.', { param: 'line_items' });
  }
  if (currency !== 'usd') throw notProvided(`payments in ${currency}`, 'line_items[0][price_data][currency]');
  const subtotal = made.reduce((sum, { line }) => sum + line.unit_amount * line.quantity, 0);
  const discount = coupon ? discountOf(coupon, subtotal) : 0;
  const total = subtotal - discount;
  if (total < MIN_TOTAL_CENTS) {
    throw invalid("The Checkout Session's total amount due must add up to at least $0.50 usd", {
      code: 'amount_too_small',
    });
  }
  if (total > MAX_TOTAL_CENTS) {
    throw invalid('The Checkout Session total amount due must be no more than $999,999.99 usd', {
      code: 'amount_too_large',
    });
  }
  const cartLines = made.map(({ line }) => line);
  spread(discount, subtotal, cartLines);
  return { lines: cartLines, prices: made.map(({ price }) => price), currency, subtotal, discount };
}

/** Parts of the discount in proportion to the lines; the last line takes what rounding leaves. */
function spread(discount: number, subtotal: number, lines: PurchaseLine[]): void {
  let left = discount;
  for (const [index, line] of lines.entries()) {
    const last = index === lines.length - 1;
    line.discount = last ? left : Math.floor((discount * line.unit_amount * line.quantity) / Math.max(1, subtotal));
    left -= line.discount;
  }
}

/** The coupon that a session names; throws StripeError where it cannot be used. */
export function usableCoupon(account: StripeAccount, id: string, param: string): Coupon {
  const coupon = account.get('coupons', id, param);
  if (!isRedeemable(coupon, account.now())) {
    throw invalid(`Coupon ${id} is expired and cannot be applied.`, { code: 'coupon_expired', param });
  }
  return coupon;
}
