import { PAYEE } from './demo-paypal.js';
import { wireAmount } from './paypal-amount.js';
import { wireTime } from './paypal-ids.js';
import type { Capture, Dispute, PaypalOrder, PurchaseItem } from './paypal-state.js';

const DAYS_TO_ANSWER = 10;
const DAY_MS = 86_400_000;

const OUTCOMES = { won: 'RESOLVED_SELLER_FAVOUR', lost: 'RESOLVED_BUYER_FAVOUR' } as const;

/** A dispute as GET and its events show it; the payment is named by `seller_transaction_id`, the capture's id. */
export function disputeResource(dispute: Dispute, capture: Capture, order: PaypalOrder) {
  const { id, outcome, cents, status } = dispute;
  const { customId, invoiceId, items } = order.unit;
  return {
    dispute_id: id,
    create_time: wireTime(dispute.createdAt),
    update_time: wireTime(dispute.updatedAt),
    disputed_transactions: [
      {
        seller_transaction_id: capture.id,
        create_time: wireTime(capture.createdAt),
        transaction_status: 'COMPLETED',
        gross_amount: wireAmount(capture.cents),
        ...(invoiceId && { invoice_number: invoiceId }),
        ...(customId && { custom: customId }),
        buyer: { name: order.payer ? `${order.payer.givenName} ${order.payer.surname}` : 'Buyer' },
        seller: { email: PAYEE.email, merchant_id: PAYEE.merchantId, name: order.context.brandName ?? 'Summit' },
        items: items.map(disputedItem),
        seller_protection_eligible: true,
      },
    ],
    reason: 'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED',
    status,
    dispute_amount: wireAmount(cents),
    seller_response_due_date: wireTime(dispute.createdAt + DAYS_TO_ANSWER * DAY_MS),
    ...(outcome && {
      dispute_outcome: { outcome_code: OUTCOMES[outcome], amount_refunded: wireAmount(outcome === 'lost' ? cents : 0) },
    }),
    dispute_life_cycle_stage: 'CHARGEBACK',
    dispute_channel: 'INTERNAL',
    links: [{ href: `${order.base}/v1/customer/disputes/${id}`, rel: 'self', method: 'GET' }],
  };
}

/** A line of the order as a dispute names it (`item_info` of PayPal's description): the quantity is a text. */
const disputedItem = ({ name, quantity, unitCents }: PurchaseItem) => ({
  item_name: name,
  item_quantity: String(quantity),
  dispute_amount: wireAmount(unitCents * quantity),
});
