import { Body, Controller, Req } from '@nestjs/common';
import {
  validateStripeCouponEndpoint,
  validatePaypalDiscountEndpoint,
  type ValidateCouponResponse,
  type ValidateDiscountResponse,
} from '@summit/contracts';
import type { Product } from '@summit/rules';
import type { FastifyRequest } from 'fastify';
import { ApiTags } from '../../../../platform/http/api-description.js';
import { Limited, Route } from '../../../../platform/http/route.decorator.js';
import { ClientBlocks } from '../../../../platform/rate-limit/client-blocks.js';
import { CODE_GUESSES } from '../../domain/code-guesses.js';
import { ValidateCouponUseCase } from '../application/validate-coupon.use-case.js';
import { BuyerCookie } from './buyer-cookie.js';
import { presentCoupon, presentDiscount } from './coupons.presenter.js';
import { ValidateCouponDto, ValidateDiscountDto } from './dto/validate-coupon.dto.js';

@ApiTags('payments')
@Controller()
export class CouponsController {
  constructor(
    private readonly validate: ValidateCouponUseCase,
    private readonly buyers: BuyerCookie,
    private readonly blocks: ClientBlocks,
  ) {}

  @Route(validateStripeCouponEndpoint)
  @Limited(CODE_GUESSES)
  async coupon(@Body() body: ValidateCouponDto, @Req() request: FastifyRequest): Promise<ValidateCouponResponse> {
    const caller = this.callerOf(request, body);
    return presentCoupon(await this.validate.execute({ ...caller, code: body.coupon_code, provider: 'stripe' }));
  }

  @Route(validatePaypalDiscountEndpoint)
  @Limited(CODE_GUESSES)
  async discount(@Body() body: ValidateDiscountDto, @Req() request: FastifyRequest): Promise<ValidateDiscountResponse> {
    const caller = this.callerOf(request, body);
    return presentDiscount(await this.validate.execute({ ...caller, code: body.discount_code, provider: 'paypal' }));
  }

  private callerOf(request: FastifyRequest, body: { product_type: Product; session_id?: string }) {
    return {
      product: body.product_type,
      sessionId: body.session_id ?? null,
      buyerId: this.buyers.read(request),
      clientBlock: this.blocks.of(request.ip),
    };
  }
}
