import { ApiProperty } from '@nestjs/swagger';
import type { ValidateCouponRequest, ValidateDiscountRequest } from '@summit/contracts';
import { PROMO_CODE_MAX_LENGTH } from '@summit/pricing';
import { PRODUCTS, type Product } from '@summit/rules';
import { IsIn, IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { PRINTABLE } from '../../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../../platform/http/validation.pipe.js';
import { PromoCodeText } from './promo-code-text.js';

/** Body of `POST /api/validate-stripe-coupon` (F-206). */
export class ValidateCouponDto implements ValidateCouponRequest {
  @ApiProperty({ maxLength: PROMO_CODE_MAX_LENGTH })
  @MaxLength(PROMO_CODE_MAX_LENGTH, failsWith('coupon_invalid'))
  @Matches(PRINTABLE, failsWith('coupon_invalid'))
  @IsNotEmpty(failsWith('coupon_required'))
  @IsString(failsWith('coupon_required'))
  @PromoCodeText()
  coupon_code: string;

  @ApiProperty({ enum: PRODUCTS })
  @IsIn(PRODUCTS, failsWith('product_invalid'))
  product_type: Product;
}

/** Body of `POST /api/paypal/validate-discount` (F-214, F-218). */
export class ValidateDiscountDto implements ValidateDiscountRequest {
  @ApiProperty({ maxLength: PROMO_CODE_MAX_LENGTH })
  @MaxLength(PROMO_CODE_MAX_LENGTH, failsWith('discount_invalid'))
  @Matches(PRINTABLE, failsWith('discount_invalid'))
  @IsNotEmpty(failsWith('discount_required'))
  @IsString(failsWith('discount_required'))
  @PromoCodeText()
  discount_code: string;

  @ApiProperty({ enum: PRODUCTS })
  @IsIn(PRODUCTS, failsWith('product_invalid'))
  product_type: Product;
}
