import type { OrderStatusQuery } from '@summit/contracts';
import { ForeignIdField } from './purchase-fields.js';

export class OrderStatusQueryDto implements OrderStatusQuery {
  @ForeignIdField('purchase_session_required')
  session_id: string;
}
