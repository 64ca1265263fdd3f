import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  validateStripeCouponEndpoint,
  validatePaypalDiscountEndpoint,
  type ValidateCouponResponse,
  type ValidateDiscountResponse,
} from '@summit/contracts';
import { Limited, Route } from '../../../../platform/http/route.decorator.js';
import { CODE_GUESSES } from '../../domain/code-guesses.js';
import { ValidateCouponUseCase } from '../application/validate-coupon.use-case.js';
import { presentCoupon, presentDiscount } from './coupons.presenter.js';
import { ValidateCouponDto, ValidateDiscountDto } from './dto/validate-coupon.dto.js';

@ApiTags('payments')
@Controller()
export class CouponsController {
  constructor(private readonly validate: ValidateCouponUseCase) {}

  @Route(validateStripeCouponEndpoint)
  @Limited(CODE_GUESSES)
  async coupon(
    @Body() { coupon_code: code, product_type: product }: ValidateCouponDto,
  ): Promise<ValidateCouponResponse> {
    return presentCoupon(await this.validate.execute({ code, product, provider: 'stripe' }));
  }

  @Route(validatePaypalDiscountEndpoint)
  @Limited(CODE_GUESSES)
  async discount(
    @Body() { discount_code: code, product_type: product }: ValidateDiscountDto,
  ): Promise<ValidateDiscountResponse> {
    return presentDiscount(await this.validate.execute({ code, product, provider: 'paypal' }));
  }
}
