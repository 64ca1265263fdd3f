import { feeOf, wireAmount } from './paypal-amount.js';
import { PAYEE } from './demo-paypal.js';
import { wireTime } from './paypal-ids.js';
import type { Capture, PaypalOrder } from './paypal-state.js';

export const captureUrl = (base: string, id: string) => `${base}/v2/payments/captures/${id}`;

/** A captured payment inside its order. */
export function captureInOrder(capture: Capture, order: PaypalOrder) {
  const { id, cents, status } = capture;
  const self = captureUrl(order.base, id);
  const fee = feeOf(cents);
  return {
    id,
    status,
    ...(status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
    amount: wireAmount(cents),
    final_capture: true,
    ...(order.unit.customId && { custom_id: order.unit.customId }),
    ...(order.unit.invoiceId && { invoice_id: order.unit.invoiceId }),
    seller_protection: {
      status: 'ELIGIBLE',
      dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'],
    },
    ...(status !== 'PENDING' &&
      status !== 'DECLINED' && {
        seller_receivable_breakdown: {
          gross_amount: wireAmount(cents),
          paypal_fee: wireAmount(fee),
          net_amount: wireAmount(cents - fee),
        },
      }),
    create_time: wireTime(capture.createdAt),
    update_time: wireTime(capture.updatedAt),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/refund`, rel: 'refund', method: 'POST' },
      { href: `${order.base}/v2/checkout/orders/${order.id}`, rel: 'up', method: 'GET' },
    ],
  };
}

/** A captured payment alone (GET, events), where PayPal adds who was paid and for which order. */
export const captureResource = (capture: Capture, order: PaypalOrder) => ({
  ...captureInOrder(capture, order),
  supplementary_data: { related_ids: { order_id: order.id } },
  payee: { email_address: PAYEE.email, merchant_id: PAYEE.merchantId },
});
