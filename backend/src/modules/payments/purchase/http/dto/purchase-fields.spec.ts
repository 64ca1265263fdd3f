import 'reflect-metadata';
import type { ArgumentMetadata } from '@nestjs/common';
import { createValidationPipe } from '../../../../../platform/http/validation.pipe.js';
import { CheckoutSessionDto, OneClickChargeDto } from './card-purchase.dto.js';
import { OrderStatusQueryDto } from './order-status.dto.js';
import { TimerStartDto } from './timer.dto.js';
import { PaypalCaptureDto, PaypalOrderDto } from './wallet-purchase.dto.js';

const pipe = createValidationPipe();
const validated = (metatype: ArgumentMetadata['metatype'], body: object): Promise<object> =>
  pipe.transform(body, { type: 'body', metatype }) as Promise<object>;
const refusal = (metatype: ArgumentMetadata['metatype'], body: object): Promise<{ code: string }> =>
  validated(metatype, body).then(
    () => ({ code: 'accepted' }),
    (error: { code: string }) => error,
  );

const purchase = { email: 'Zoe@Example.com', session_id: 'vip_1761000000000_a1b2c3d4', product_type: 'vip' };
const checkout = { ...purchase, name: 'Zoe' };
const timer = { session_id: purchase.session_id, product_type: 'vip' };

describe('the body of a purchase', () => {
  it('is taken with everything that a page sends', async () => {
    const body = {
      ...checkout,
      affiliate_code: 'amara',
      order_bump: true,
      coaching_sessions: 0,
      coupon_code: ' early-10 ',
      expected_total_cents: 4_600,
      return_page: 'vip-upgrade',
    };
    expect(await validated(CheckoutSessionDto, body)).toMatchObject({
      coupon_code: 'EARLY-10',
      affiliate_code: 'amara',
    });
  });

  it('is taken with nulls and empty texts for what there is none of', async () => {
    const body = { ...checkout, name: '', affiliate_code: null, coupon_code: ' ' };
    expect(await validated(CheckoutSessionDto, body)).toMatchObject({ affiliate_code: null });
    expect(await validated(CheckoutSessionDto, { ...checkout, coupon_code: null })).toMatchObject({
      coupon_code: null,
    });
  });

  it.each([
    ['email', '', 'email_required'],
    ['email', undefined, 'email_required'],
    ['email', 'zoe', 'email_invalid'],
    ['email', 'zoe@example.com\u0000', 'email_invalid'],
    ['email', { $ne: null }, 'email_invalid'],
    ['email', `${'x'.repeat(250)}@example.com`, 'email_invalid'],
    ['name', 7, 'name_required'],
    ['name', 'x'.repeat(121), 'name_too_long'],
    ['name', 'Zoe\u0000', 'validation_failed'],
    ['product_type', 'nope', 'product_invalid'],
    ['product_type', ['vip'], 'product_invalid'],
    ['product_type', undefined, 'product_invalid'],
    ['session_id', undefined, 'purchase_session_required'],
    ['session_id', '', 'purchase_session_required'],
    ['session_id', 'short', 'purchase_session_required'],
    ['session_id', 'with spaces and more', 'purchase_session_required'],
    ['session_id', 'x'.repeat(129), 'purchase_session_required'],
    ['order_bump', 'yes', 'validation_failed'],
    ['order_bumps', 'vip_bump', 'validation_failed'],
    ['order_bumps', [1], 'validation_failed'],
    ['order_bumps', Array(21).fill('vip_bump'), 'validation_failed'],
    ['coaching_sessions', -1, 'coaching_sessions_invalid'],
    ['coaching_sessions', 11, 'coaching_sessions_invalid'],
    ['coaching_sessions', 1.5, 'coaching_sessions_invalid'],
    ['coaching_sessions', '2', 'coaching_sessions_invalid'],
    ['coupon_code', 5, 'coupon_invalid'],
    ['coupon_code', 'X'.repeat(65), 'coupon_invalid'],
    ['affiliate_code', 'X'.repeat(65), 'validation_failed'],
    ['expected_total_cents', 27.5, 'validation_failed'],
    ['expected_total_cents', -1, 'validation_failed'],
    ['return_page', 'https://evil.example', 'validation_failed'],
    ['return_page', '__proto__', 'validation_failed'],
  ])('with %s = %j is refused with its own error', async (field, value, code) => {
    expect(await refusal(CheckoutSessionDto, { ...checkout, [field]: value })).toMatchObject({ code });
  });

  it.each(['amount', 'price', 'total', 'discount', 'is_test', 'buyer_id', 'status', 'card', 'customer'])(
    'can not smuggle in %s: nothing of it reaches the purchase (C-114)',
    async (field) => {
      expect(await validated(OneClickChargeDto, { ...purchase, [field]: 1 })).not.toHaveProperty(field);
      expect(await validated(CheckoutSessionDto, { ...checkout, [field]: 1 })).not.toHaveProperty(field);
      expect(await validated(PaypalOrderDto, { ...checkout, [field]: 1 })).not.toHaveProperty(field);
      expect(await refusal(TimerStartDto, { ...timer, [field]: 1 })).toMatchObject({ code: 'unknown_field' });
    },
  );

  it('has a discount code and its error at the wallet', async () => {
    expect(await validated(PaypalOrderDto, { ...checkout, discount_code: ' ten ' })).toMatchObject({
      discount_code: 'TEN',
    });
    expect(await refusal(PaypalOrderDto, { ...checkout, discount_code: {} })).toMatchObject({
      code: 'discount_invalid',
    });
    expect(await refusal(PaypalCaptureDto, { ...checkout, order_id: '' })).toMatchObject({ code: 'validation_failed' });
    expect(await refusal(PaypalCaptureDto, { ...checkout, order_id: '5O190127TN364715T' })).toEqual({
      code: 'accepted',
    });
  });
});

describe('the other bodies', () => {
  it('start a timer with or without an address', async () => {
    const { session_id, product_type } = purchase;
    for (const email of [undefined, null, '', 'zoe@example.com'])
      expect(await refusal(TimerStartDto, { session_id, product_type, email })).toEqual({ code: 'accepted' });
    expect(await refusal(TimerStartDto, { session_id, product_type, email: 'zoe' })).toMatchObject({
      code: 'email_invalid',
    });
  });

  it('ask for a status by ids of any make, and by nothing else', async () => {
    expect(await refusal(OrderStatusQueryDto, { session_id: 'cs_test_a1' })).toEqual({ code: 'accepted' });
    for (const session_id of [undefined, '', ['a'], 'x'.repeat(256), 'a\u0000'])
      expect(await refusal(OrderStatusQueryDto, { session_id })).toMatchObject({ code: 'purchase_session_required' });
  });
});
