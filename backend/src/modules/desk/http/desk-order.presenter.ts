import type { DeskOrder } from '@summit/contracts';
import { dollars } from '@summit/pricing';
import { keptCentsOf, type OrderView } from '../../payments/payments.public.js';

/** `secondApproverAbove`: cents; null where no refund needs one. */
export const presentDeskOrder = (order: OrderView, secondApproverAbove: number | null): DeskOrder => ({
  order_number: order.id,
  product_type: order.product,
  provider: order.provider,
  status: order.status,
  name: order.name,
  email: order.email,
  paid_at: order.paidAt === null ? null : new Date(order.paidAt).toISOString(),
  total: dollars(order.totalCents),
  captured: dollars(order.capturedCents),
  refunded: dollars(order.refundedCents),
  kept: dollars(keptCentsOf(order)),
  second_approver_above: secondApproverAbove === null ? null : dollars(secondApproverAbove),
});
