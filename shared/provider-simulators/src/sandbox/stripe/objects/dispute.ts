import type { BalanceTransaction } from './balance-transaction.js';
import type { Charge } from './charge.js';
import { newId } from './object-id.js';

/** `warning_*`: an inquiry, which takes no money yet. */
export type DisputeStatus =
  | 'warning_needs_response'
  | 'warning_closed'
  | 'needs_response'
  | 'appeal_under_review'
  | 'won'
  | 'lost';

const DAYS_TO_ANSWER = 9;

const NO_EVIDENCE = Object.fromEntries(
  'access_activity_log billing_address cancellation_policy cancellation_policy_disclosure cancellation_rebuttal customer_communication customer_email_address customer_name customer_purchase_ip customer_signature duplicate_charge_documentation duplicate_charge_explanation duplicate_charge_id product_description receipt refund_policy refund_policy_disclosure refund_refusal_explanation service_date service_documentation shipping_address shipping_carrier shipping_date shipping_documentation shipping_tracking_number uncategorized_file uncategorized_text'
    .split(' ')
    .map((name) => [name, null]),
);

export function makeDispute(created: number, charge: Charge, amount: number) {
  return {
    id: newId('du'),
    object: 'dispute' as const,
    amount,
    balance_transactions: [] as BalanceTransaction[],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...NO_EVIDENCE, enhanced_evidence: {} },
    evidence_details: {
      due_by: created + DAYS_TO_ANSWER * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: null,
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {} as Record<string, string>,
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand: charge.payment_method_details.card.brand, case_type: 'chargeback', network_reason_code: '10.4' },
      type: 'card' as const,
    },
    reason: 'fraudulent',
    status: 'needs_response' as DisputeStatus,
  };
}

export type Dispute = ReturnType<typeof makeDispute>;
