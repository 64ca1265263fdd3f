import type { OrderState } from '../../src/modules/payments/settlement/domain/order-state.js';
import type { OrderStatus } from '../../src/modules/payments/domain/order-status.js';

/**
 * What an order's rows say about it, worked out without the table of transitions: whoever gets here by events must end at the same.
 * `null` where the rows leave it open whether the order still waits or has failed.
 */
export function statusByRows(state: OrderState): OrderStatus | null {
  const own = state.payments.filter(({ bookedAs }) => bookedAs === 'order');
  if (own.length === 0) return null;
  const refs = new Set(own.map(({ ref }) => ref));
  if (state.disputes.some((dispute) => dispute.state === 'open' && refs.has(dispute.paymentRef))) return 'disputed';
  const { captured, refunded } = sumsByRows(state);
  if (refunded === captured) return 'refunded';
  const unpaid = state.plan && state.installments.some(({ paidAt }) => paidAt === null);
  const overdue = unpaid && state.subscription!.failedInvoices.length > 0;
  if (unpaid && state.subscription!.ended) return overdue ? 'payment_plan_defaulted' : 'payment_plan_canceled';
  if (refunded > 0) return 'partially_refunded';
  if (!unpaid) return 'completed';
  return overdue ? 'payment_plan_past_due' : 'payment_plan_active';
}

/** In cents. `owed`: what is booked as a liability and not paid back. */
export function sumsByRows({ payments, refunds }: OrderState): { captured: number; refunded: number; owed: number } {
  const sums = { captured: 0, refunded: 0, owed: 0 };
  for (const { ref, amountCents, bookedAs } of payments) {
    const back = refunds
      .filter((refund) => refund.paymentRef === ref && refund.state === 'succeeded')
      .reduce((sum, refund) => sum + refund.amountCents, 0);
    if (back > amountCents) throw new Error(`more than ${ref} went back`);
    if (bookedAs === 'duplicate') sums.owed += amountCents - back;
    else {
      sums.captured += amountCents;
      sums.refunded += back;
    }
  }
  return sums;
}
