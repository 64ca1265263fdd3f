import { invalid } from '../http/stripe-error.js';
import { makeBalanceTransaction } from '../objects/balance-transaction.js';
import { makeRefund, type Refund } from '../objects/refund.js';
import type { Charge } from '../objects/charge.js';
import type { StripeAccount } from '../stripe-account.js';
import { moneyText } from './money-text.js';

export interface RefundInput {
  /** Cents; everything that is left unless given. */
  amount?: number | undefined;
  reason?: string | undefined;
  metadata?: Record<string, string> | undefined;
}

/** Gives back a charge or a part of it; `charge.refunded` is sent for a part, too. */
export function refundCharge(account: StripeAccount, charge: Charge, wish: RefundInput): Refund {
  const left = charge.amount - charge.amount_refunded;
  if (charge.status !== 'succeeded') {
    throw invalid(`Charge ${charge.id} is not successful; it cannot be refunded.`, { code: 'charge_not_refundable' });
  }
  if (charge.disputed) {
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  }
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const { amount = left, reason, metadata } = wish;
  if (amount < 1) throw invalid('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount > left) {
    throw invalid(
      `Refund amount (${moneyText(amount)}) is greater than unrefunded amount on charge (${moneyText(left)})`,
      { param: 'amount' },
    );
  }
  const refund: Refund = makeRefund(account.now(), {
    charge,
    amount,
    ...(reason && { reason }),
    ...(metadata && { metadata }),
  });
  account.add('refunds', refund);
  // Stripe keeps the fee of the payment.
  account.add(
    'balanceTransactions',
    makeBalanceTransaction(account.now(), {
      id: refund.balance_transaction,
      amount: -amount,
      fee: 0,
      currency: refund.currency,
      type: 'refund',
      source: refund.id,
      description: 'REFUND FOR CHARGE',
    }),
  );
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  setRefunded(charge, charge.amount_refunded + amount);
  account.emit('refund.created', refund);
  account.emit('charge.refunded', charge, before);
  account.emit('refund.updated', refund);
  return refund;
}

/** The bank sent the money back: the charge counts as kept again. */
export function failRefund(account: StripeAccount, refund: Refund): void {
  if (refund.status === 'failed') throw invalid(`Refund ${refund.id} has already failed.`);
  refund.status = 'failed';
  refund.failure_reason = 'lost_or_stolen_card';
  const charge = account.get('charges', refund.charge);
  setRefunded(charge, charge.amount_refunded - refund.amount);
  account.add(
    'balanceTransactions',
    makeBalanceTransaction(account.now(), {
      amount: refund.amount,
      fee: 0,
      currency: refund.currency,
      type: 'refund_failure',
      source: refund.id,
      description: 'REFUND FAILURE',
    }),
  );
  account.emit('refund.failed', refund);
}

function setRefunded(charge: Charge, amount: number): void {
  charge.amount_refunded = amount;
  charge.refunded = amount === charge.amount;
}
