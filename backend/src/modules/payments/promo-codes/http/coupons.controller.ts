import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ValidateCouponResponse, ValidateDiscountResponse } from '@summit/contracts';
import { Limited, Public } from '../../../../platform/http/access.decorators.js';
import { ValidateCouponUseCase } from '../application/validate-coupon.use-case.js';
import { presentCoupon, presentDiscount } from './coupons.presenter.js';
import { ValidateCouponDto, ValidateDiscountDto } from './dto/validate-coupon.dto.js';

/** One budget for both calls: they look into the same codes, and guessing must not pay (S23). A buyer's one code costs no count. */
const GUESSES = { name: 'promo-code-check', limit: 10, seconds: 60, unasked: 1 };

@ApiTags('payments')
@Public()
@Controller()
export class CouponsController {
  constructor(private readonly validate: ValidateCouponUseCase) {}

  @Post('validate-stripe-coupon')
  @HttpCode(200)
  @Limited(GUESSES)
  async coupon(
    @Body() { coupon_code: code, product_type: product }: ValidateCouponDto,
  ): Promise<ValidateCouponResponse> {
    return presentCoupon(await this.validate.execute({ code, product, provider: 'stripe' }));
  }

  @Post('paypal/validate-discount')
  @HttpCode(200)
  @Limited(GUESSES)
  async discount(
    @Body() { discount_code: code, product_type: product }: ValidateDiscountDto,
  ): Promise<ValidateDiscountResponse> {
    return presentDiscount(await this.validate.execute({ code, product, provider: 'paypal' }));
  }
}
