import type { PaypalCaptureRequest, PaypalOrderRequest } from '@summit/contracts';
import type { Product } from '@summit/rules';
import { IgnoresUnknownFields } from '../../../../../platform/http/validation.pipe.js';
import {
  AffiliateCodeField,
  CoachingSessionsField,
  CodeField,
  EmailField,
  ExpectedTotalField,
  ForeignIdField,
  NameField,
  OrderBumpField,
  OrderBumpsField,
  ProductField,
  SessionIdField,
} from './purchase-fields.js';

@IgnoresUnknownFields()
export class PaypalOrderDto implements PaypalOrderRequest {
  @EmailField()
  email: string;

  @NameField()
  name: string;

  @ProductField()
  product_type: Product;

  @SessionIdField()
  session_id: string;

  @OrderBumpField()
  order_bump?: boolean;

  @OrderBumpsField()
  order_bumps?: string[];

  @CoachingSessionsField()
  coaching_sessions?: number;

  @AffiliateCodeField()
  affiliate_code?: string | null;

  @CodeField('discount_invalid')
  discount_code?: string | null;

  @ExpectedTotalField()
  expected_total_cents?: number;
}

/** F-234: the same fields again. Only the two ids are used; the order was priced when it was made. */
export class PaypalCaptureDto extends PaypalOrderDto implements PaypalCaptureRequest {
  @ForeignIdField('validation_failed')
  order_id: string;
}
