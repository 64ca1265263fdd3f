import type { Decline } from '../cards/test-cards.js';
import { newId } from './object-id.js';
import type { PaymentIntent } from './payment-intent.js';
import type { PaymentMethod } from './payment-method.js';

export interface ChargeDraft {
  intent: PaymentIntent;
  method: PaymentMethod;
  /** Left out where the charge succeeds. */
  decline?: Decline;
}

function outcomeOf(decline: Decline | undefined) {
  if (!decline) {
    return {
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      risk_score: 20,
      seller_message: 'Payment complete.',
      type: 'authorized',
    };
  }
  return {
    network_status: 'declined_by_network',
    reason: decline.decline_code,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  };
}

export function makeCharge(created: number, { intent, method, decline }: ChargeDraft) {
  const { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4 } = method.card;
  return {
    id: newId('ch'),
    object: 'charge' as const,
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: decline ? null : newId('txn'),
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SUMMIT SANDBOX',
    captured: !decline,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card' as const,
      card: {
        amount_authorized: decline ? null : intent.amount,
        brand,
        checks,
        country,
        exp_month,
        exp_year,
        fingerprint,
        funding,
        installments: null,
        last4,
        mandate: null,
        network: brand,
        three_d_secure: null,
        wallet: null,
      },
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? ('failed' as const) : ('succeeded' as const),
    transfer_data: null,
    transfer_group: null,
  };
}

export type Charge = ReturnType<typeof makeCharge>;
