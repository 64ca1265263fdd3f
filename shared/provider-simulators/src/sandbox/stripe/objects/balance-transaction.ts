import { newId } from './object-id.js';

export interface BalanceDraft {
  id?: string;
  /** Cents; negative for money that leaves. */
  amount: number;
  fee: number;
  currency: string;
  type: 'charge' | 'refund' | 'refund_failure' | 'adjustment';
  /** The charge, refund or dispute that moved the money. */
  source: string;
  description: string | null;
}

/** Stripe's fee for a card payment in the United States: 2.9 percent and 30 cents. */
export const cardFee = (cents: number): number => Math.round(cents * 0.029) + 30;

/** What a dispute costs, whoever wins it. */
export const DISPUTE_FEE = 1_500;

/** A movement of the account's balance, less what Stripe keeps. */
export function makeBalanceTransaction(created: number, draft: BalanceDraft) {
  const { id = newId('txn'), amount, fee, currency, type, source, description } = draft;
  return {
    id,
    object: 'balance_transaction' as const,
    amount,
    available_on: created + 2 * 86_400,
    balance_type: 'payments' as const,
    created,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency, description: 'Stripe processing fees', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: type === 'adjustment' ? 'dispute' : type,
    source,
    status: 'pending' as const,
    type,
  };
}

export type BalanceTransaction = ReturnType<typeof makeBalanceTransaction>;
