import { wireTime } from './paypal-ids.js';
import type { PaypalState } from './paypal-state.js';

/** Every movement of money, oldest first, in cents: what a ledger of the shop has to agree with. */
export function paypalBooks({ orders, captures, refunds, disputes }: PaypalState) {
  const unitOf = (orderId: string | undefined) => orders.find((one) => one.id === orderId)?.unit;
  const captureOf = (id: string) => captures.find((one) => one.id === id);
  const ids = (orderId: string | undefined) => ({
    custom_id: unitOf(orderId)?.customId ?? null,
    invoice_id: unitOf(orderId)?.invoiceId ?? null,
  });
  const received = captures.filter(({ status }) => status !== 'PENDING' && status !== 'DECLINED');
  const sum = (list: readonly { cents: number }[]) => list.reduce((total, one) => total + one.cents, 0);
  return {
    captures: captures.map((one) => ({
      capture_id: one.id,
      order_id: one.orderId,
      ...ids(one.orderId),
      status: one.status,
      amount_cents: one.cents,
      create_time: wireTime(one.createdAt),
    })),
    refunds: refunds.map((one) => ({
      refund_id: one.id,
      capture_id: one.captureId,
      ...ids(captureOf(one.captureId)?.orderId),
      kind: one.kind,
      amount_cents: one.cents,
      create_time: wireTime(one.createdAt),
    })),
    disputes: disputes.map((one) => ({
      dispute_id: one.id,
      capture_id: one.captureId,
      status: one.status,
      outcome: one.outcome ?? null,
      amount_cents: one.cents,
    })),
    received_cents: sum(received),
    paid_back_cents: sum(refunds),
    balance_cents: sum(received) - sum(refunds),
  };
}
