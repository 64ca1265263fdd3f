import { captureUrl } from './capture-resource.js';
import { wireAmount } from './paypal-amount.js';
import { wireTime } from './paypal-ids.js';
import type { PaypalOrder, Refund } from './paypal-state.js';

/** A refund or a reversal; its link `up` leads to the capture it takes from. */
export function refundResource(refund: Refund, order: PaypalOrder) {
  const customId = refund.customId ?? order.unit.customId;
  const invoiceId = refund.invoiceId ?? order.unit.invoiceId;
  return {
    id: refund.id,
    status: 'COMPLETED',
    amount: wireAmount(refund.cents),
    ...(customId && { custom_id: customId }),
    ...(invoiceId && { invoice_id: invoiceId }),
    ...(refund.note && { note_to_payer: refund.note }),
    // The fee stays with PayPal.
    seller_payable_breakdown: {
      gross_amount: wireAmount(refund.cents),
      paypal_fee: wireAmount(0),
      net_amount: wireAmount(refund.cents),
      total_refunded_amount: wireAmount(refund.totalCents),
    },
    create_time: wireTime(refund.createdAt),
    update_time: wireTime(refund.createdAt),
    links: refundLinks(refund, order),
  };
}

function refundLinks(refund: Refund, { base }: PaypalOrder) {
  return [
    { href: `${base}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
    { href: captureUrl(base, refund.captureId), rel: 'up', method: 'GET' },
  ];
}

/** What a refund call answers unless asked for the representation. */
export function shortRefund(refund: Refund, order: PaypalOrder) {
  return { id: refund.id, status: 'COMPLETED', links: refundLinks(refund, order) };
}
