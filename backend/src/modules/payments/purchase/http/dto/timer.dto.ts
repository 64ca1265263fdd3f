import type { TimerStartRequest } from '@summit/contracts';
import type { Product } from '@summit/rules';
import { OptionalEmailField, ProductField, SessionIdField } from './purchase-fields.js';

export class TimerStartDto implements TimerStartRequest {
  @SessionIdField()
  session_id: string;

  @ProductField()
  product_type: Product;

  @OptionalEmailField()
  email?: string | null;
}
