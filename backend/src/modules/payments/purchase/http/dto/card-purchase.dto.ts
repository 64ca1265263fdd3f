import type {
  CardPurchaseOptions,
  CheckoutReturnPage,
  CheckoutSessionRequest,
  OneClickChargeRequest,
  PaymentPlanRequest,
} from '@summit/contracts';
import type { Product } from '@summit/rules';
import { IsIn, IsOptional } from 'class-validator';
import { ApiPropertyOptional } from '../../../../../platform/http/api-description.js';
import { failsWith, IgnoresUnknownFields } from '../../../../../platform/http/validation.pipe.js';
import { RETURN_PAGES } from '../purchase-pages.js';
import {
  AffiliateCodeField,
  CoachingSessionsField,
  CodeField,
  EmailField,
  ExpectedTotalField,
  NameField,
  OrderBumpField,
  OrderBumpsField,
  PressIdField,
  ProductField,
  SessionIdField,
} from './purchase-fields.js';

@IgnoresUnknownFields()
abstract class CardPurchaseDto implements CardPurchaseOptions {
  @EmailField()
  email: string;

  @SessionIdField()
  session_id: string;

  @OrderBumpField()
  order_bump?: boolean;

  @OrderBumpsField()
  order_bumps?: string[];

  @CoachingSessionsField()
  coaching_sessions?: number;

  @CodeField('coupon_invalid')
  coupon_code?: string | null;

  @ExpectedTotalField()
  expected_total_cents?: number;
}

export class OneClickChargeDto extends CardPurchaseDto implements OneClickChargeRequest {
  @ProductField()
  product_type: Product;

  @PressIdField()
  press_id?: string;
}

export class CheckoutSessionDto extends CardPurchaseDto implements CheckoutSessionRequest {
  @NameField()
  name: string;

  @ProductField()
  product_type: Product;

  @AffiliateCodeField()
  affiliate_code?: string | null;

  @ApiPropertyOptional({ enum: Object.keys(RETURN_PAGES) })
  @IsIn(Object.keys(RETURN_PAGES), failsWith('validation_failed'))
  @IsOptional()
  return_page?: CheckoutReturnPage;

  @PressIdField()
  press_id?: string;
}

export class PaymentPlanDto extends CardPurchaseDto implements PaymentPlanRequest {
  @NameField()
  name: string;

  @AffiliateCodeField()
  affiliate_code?: string | null;
}
