import type { FailedInstallment, Purchase, PurchaseState } from '@summit/contracts';
import { dollars, lineName } from '@summit/pricing';
import { PRODUCT_NAMES } from '@summit/rules';
import { ENTITLED_STATUSES, type OrderHistory, type OrderView } from '../../payments/payments.public.js';

/** Orders without money (`pending`, `failed`) are no purchases. */
const STATES: Partial<Record<OrderView['status'], PurchaseState>> = {
  completed: 'paid',
  payment_plan_active: 'plan_active',
  payment_plan_past_due: 'plan_past_due',
  payment_plan_defaulted: 'plan_ended',
  payment_plan_canceled: 'plan_ended',
  partially_refunded: 'partially_refunded',
  refunded: 'refunded',
  disputed: 'disputed',
};

const iso = (ms: number): string => new Date(ms).toISOString();

/** Purchases as their owner's pages show them. */
export const presentPurchases = (histories: readonly OrderHistory[]): Purchase[] =>
  histories.flatMap((history) => {
    const state = STATES[history.order.status];
    return state ? [presentPurchase(history, state)] : [];
  });

/** Of several that failed, page and time of the same one: the first that can be paid. */
const shownOf = (failed: NonNullable<OrderHistory['plan']>['failed']) =>
  failed.find(({ payUrl }) => payUrl !== null) ?? failed[0];

/** Invoices of a plan fail in the order of its installments, so they are the oldest that are open. */
function failedOf({ plan, installments }: OrderHistory): FailedInstallment[] {
  const open = installments.filter(({ paidAt }) => paidAt === null);
  return (plan?.failed ?? []).slice(0, open.length).map(({ payUrl, nextAttemptAt }, place) => ({
    number: open[place]!.number,
    pay_url: payUrl,
    next_attempt_at: nextAttemptAt === null ? null : iso(nextAttemptAt),
  }));
}

function presentPurchase(history: OrderHistory, state: PurchaseState): Purchase {
  const { order, lines, discountCents, payments, refunds, installments, plan, cardLast4 } = history;
  const failed = plan && shownOf(plan.failed);
  return {
    order_number: order.id,
    product_type: order.product,
    product_name: PRODUCT_NAMES[order.product].long,
    state,
    has_access: ENTITLED_STATUSES.includes(order.status),
    ordered_at: iso(order.createdAt),
    lines: lines.map((line) => ({
      name: lineName(order.product, line),
      quantity: line.quantity,
      amount: dollars(line.amountCents),
    })),
    discount: dollars(discountCents),
    total: dollars(order.totalCents),
    paid: dollars(order.capturedCents),
    refunded: dollars(order.refundedCents),
    email: order.email,
    payment_method: order.provider === 'paypal' ? 'paypal' : 'card',
    card_last4: cardLast4,
    installments: installments.map(({ number, amountCents, dueAt, paidAt }) => ({
      number,
      amount: dollars(amountCents),
      date: iso(paidAt ?? dueAt),
      paid: paidAt !== null,
    })),
    payments: payments.map(({ amountCents, installment, receivedAt }) => ({
      amount: dollars(amountCents),
      installment,
      received_at: iso(receivedAt),
    })),
    refunds: refunds.map(({ amountCents, at }) => ({ amount: dollars(amountCents), refunded_at: iso(at) })),
    pay_url: state === 'plan_past_due' ? (failed?.payUrl ?? null) : null,
    next_attempt_at: failed?.nextAttemptAt ? iso(failed.nextAttemptAt) : null,
    failed_installments: state === 'plan_past_due' ? failedOf(history) : [],
  };
}
