import { guaranteeEnd } from '@summit/pricing';
import { ENTITLED_STATUSES, keptCentsOf, type OrderView } from '../../payments/payments.public.js';

/** Why no refund can be asked for, or null. `until`: end of the guarantee (ms), null while it does not run yet. */
export interface RefundRule {
  until: number | null;
  refusal: 'refund_not_possible' | 'refund_guarantee_over' | null;
}

/**
 * Whether the guarantee of a paid order is open at `now`: until 7 days after the summit or the later order for VIP, 48 hours and 30 days
 * after the last coaching session for the others (F-146, F-163, F-181). `deliveredAt`: that session, null while one is to come; `summitEndsAt`: the end of
 * the edition's last day. Times in ms.
 */
export function refundRule(
  order: OrderView,
  { deliveredAt, summitEndsAt, now }: { deliveredAt: number | null; summitEndsAt: number; now: number },
): RefundRule {
  const { product, paidAt } = order;
  const until = paidAt === null ? null : guaranteeEnd({ product, paidAt, deliveredAt, summitEndsAt });
  const kept = keptCentsOf(order);
  if (kept <= 0 || !REFUNDABLE.has(order.status)) return { until, refusal: 'refund_not_possible' };
  return { until, refusal: until !== null && now >= until ? 'refund_guarantee_over' : null };
}

/** A plan that has ended has paid for nothing that the buyer has, so what it paid can be asked back as well. */
const REFUNDABLE: ReadonlySet<OrderView['status']> = new Set([
  ...ENTITLED_STATUSES,
  'payment_plan_defaulted',
  'payment_plan_canceled',
]);
