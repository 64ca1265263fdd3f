import { apiCall, readCall, type ApiCall } from '../http/api-call.js';
import { listPage, PAGING, SPAN, within } from '../http/list-page.js';
import { decimal, group, metadata, oneOf, text, whole, type ParamsOf } from '../http/params.js';
import { invalid, notProvided } from '../http/stripe-error.js';
import { isRedeemable, makeCoupon, type Coupon } from '../objects/coupon.js';
import type { StripeAccount } from '../stripe-account.js';

const CREATE = group({
  id: text,
  amount_off: whole,
  currency: text,
  percent_off: decimal,
  duration: oneOf('once', 'forever', 'repeating'),
  duration_in_months: whole,
  max_redemptions: whole,
  redeem_by: whole,
  name: text,
  metadata,
});

function check(account: StripeAccount, params: ParamsOf<typeof CREATE>): void {
  const { id, amount_off, currency, percent_off, max_redemptions, redeem_by, name, duration } = params;
  if ((amount_off === undefined) === (percent_off === undefined)) {
    throw invalid('You must pass either `percent_off` or `amount_off`.', { param: 'percent_off' });
  }
  if (amount_off !== undefined && currency === undefined) {
    throw invalid('Missing required param: currency.', { code: 'parameter_missing', param: 'currency' });
  }
  if (currency !== undefined && currency.toLowerCase() !== 'usd')
    throw notProvided(`coupons in ${currency}`, 'currency');
  if (amount_off !== undefined && amount_off < 1) throw invalid('Invalid positive integer', { param: 'amount_off' });
  if (percent_off !== undefined && (percent_off <= 0 || percent_off > 100)) {
    throw invalid('Invalid decimal: must be greater than 0 and at most 100', { param: 'percent_off' });
  }
  if (max_redemptions !== undefined && max_redemptions < 1) {
    throw invalid('Invalid positive integer', { param: 'max_redemptions' });
  }
  if (redeem_by !== undefined && redeem_by <= account.now()) {
    throw invalid('`redeem_by` must be in the future.', { param: 'redeem_by' });
  }
  if (name !== undefined && name.length > 40) {
    throw invalid(`Invalid string: ${name.slice(0, 10)}...; must be at most 40 characters`, { param: 'name' });
  }
  if (duration === 'repeating') throw notProvided('repeating coupons', 'duration');
  if (id !== undefined && account.find('coupons', id)) {
    throw invalid('Coupon already exists.', { code: 'resource_already_exists', param: 'id' });
  }
}

/** Whether a coupon is valid depends on the time and on its uses, not on the day it was stored. */
function couponNow(account: StripeAccount, coupon: Coupon): Coupon {
  coupon.valid = isRedeemable(coupon, account.now());
  return coupon;
}

export const COUPON_CALLS: readonly ApiCall[] = [
  apiCall({
    method: 'POST',
    path: '/v1/coupons',
    params: CREATE,
    run({ account, params }) {
      check(account, params);
      const coupon = makeCoupon(account.now(), {
        ...params,
        ...(params.currency && { currency: params.currency.toLowerCase() }),
      });
      account.add('coupons', coupon);
      account.emit('coupon.created', coupon);
      return coupon;
    },
  }),
  apiCall({
    method: 'GET',
    path: '/v1/coupons',
    params: group({ ...PAGING, created: SPAN }),
    run({ account, params, path }) {
      const found = account.all('coupons').filter((one) => within(params.created, one.created));
      return listPage(
        path,
        found.map((coupon) => couponNow(account, coupon)),
        params,
      );
    },
  }),
  readCall('/v1/coupons', (account, id) => couponNow(account, account.get('coupons', id, undefined))),
  apiCall({
    method: 'DELETE',
    path: '/v1/coupons/:id',
    params: group({}),
    run({ account, id }) {
      const coupon = account.get('coupons', id);
      delete account.state.coupons[id];
      account.emit('coupon.deleted', coupon);
      return { id, object: 'coupon', deleted: true };
    },
  }),
];
