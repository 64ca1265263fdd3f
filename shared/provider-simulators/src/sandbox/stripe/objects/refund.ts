import type { Charge } from './charge.js';
import { newId } from './object-id.js';

export interface RefundDraft {
  charge: Charge;
  amount: number;
  reason?: string | null;
  metadata?: Record<string, string>;
}

export function makeRefund(created: number, { charge, amount, reason, metadata }: RefundDraft) {
  return {
    id: newId('re'),
    object: 'refund' as const,
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded' as 'succeeded' | 'failed',
    transfer_reversal: null,
  };
}

export type Refund = ReturnType<typeof makeRefund> & { failure_reason?: string };
