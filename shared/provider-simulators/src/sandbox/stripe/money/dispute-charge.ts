import { testCard } from '../cards/test-cards.js';
import { invalid } from '../http/stripe-error.js';
import { DISPUTE_FEE, makeBalanceTransaction } from '../objects/balance-transaction.js';
import type { Charge } from '../objects/charge.js';
import { makeDispute, type Dispute, type DisputeStatus } from '../objects/dispute.js';
import type { PaymentIntent } from '../objects/payment-intent.js';
import type { StripeAccount } from '../stripe-account.js';

/** The buyer's bank takes back what is left of a charge, until the dispute is decided. */
export function disputeCharge(account: StripeAccount, charge: Charge): Dispute {
  const dispute = openDispute(account, charge, 'needs_response');
  moveMoney(account, dispute, -dispute.amount);
  account.emit('charge.dispute.created', dispute);
  account.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The buyer's bank asks about a charge. No money moves; answered with a refund or in time, it stays so. */
export function inquireCharge(account: StripeAccount, charge: Charge): Dispute {
  const inquiry = openDispute(account, charge, 'warning_needs_response');
  inquiry.is_charge_refundable = true;
  account.emit('charge.dispute.created', inquiry);
  return inquiry;
}

/** The bank is not content with the answer: the inquiry becomes a dispute under the same id. */
export function escalateInquiry(account: StripeAccount, dispute: Dispute): void {
  refuseUnless(dispute, 'warning_needs_response');
  dispute.status = 'needs_response';
  dispute.is_charge_refundable = false;
  moveMoney(account, dispute, -dispute.amount);
  account.emit('charge.dispute.updated', dispute, { status: 'warning_needs_response' });
  account.emit('charge.dispute.funds_withdrawn', dispute);
}

/** The fee is taken with the money, and stays with Stripe when the money comes back. */
function moveMoney(account: StripeAccount, dispute: Dispute, amount: number): void {
  const transaction = makeBalanceTransaction(account.now(), {
    amount,
    fee: amount < 0 ? DISPUTE_FEE : 0,
    currency: dispute.currency,
    type: 'adjustment',
    source: dispute.id,
    description: `${amount < 0 ? 'Chargeback withdrawal' : 'Chargeback reversal'} for ${dispute.charge}`,
  });
  account.add('balanceTransactions', transaction);
  dispute.balance_transactions.push(transaction);
}

function openDispute(account: StripeAccount, charge: Charge, status: DisputeStatus): Dispute {
  const left = charge.amount - charge.amount_refunded;
  if (charge.status !== 'succeeded' || left === 0) throw invalid(`There is nothing left of charge ${charge.id}.`);
  if (charge.disputed) throw invalid(`Charge ${charge.id} is disputed already.`, { code: 'charge_disputed' });
  const dispute = makeDispute(account.now(), charge, left);
  dispute.status = status;
  account.add('disputes', dispute);
  charge.disputed = true;
  return dispute;
}

/**
 * Decides a dispute. A won one gives the money back; a lost one keeps it, and there is no `charge.refunded`. An inquiry that is
 * answered is closed, whatever `outcome` says: there is nothing to win or lose.
 */
export function closeDispute(account: StripeAccount, dispute: Dispute, outcome: 'won' | 'lost'): void {
  if (dispute.status === 'warning_needs_response') {
    dispute.status = 'warning_closed';
    account.emit('charge.dispute.closed', dispute);
    return;
  }
  if (dispute.status !== 'appeal_under_review') refuseUnless(dispute, 'needs_response');
  dispute.status = outcome;
  if (outcome === 'won') moveMoney(account, dispute, dispute.amount);
  account.emit('charge.dispute.closed', dispute);
  if (outcome === 'won') account.emit('charge.dispute.funds_reinstated', dispute);
}

/** Asks the bank to think again about a lost dispute. The money stays with the buyer meanwhile. */
export function appealDispute(account: StripeAccount, dispute: Dispute): void {
  refuseUnless(dispute, 'lost');
  dispute.status = 'appeal_under_review';
  account.emit('charge.dispute.updated', dispute, { status: 'lost' });
}

function refuseUnless(dispute: Dispute, status: DisputeStatus): void {
  if (dispute.status !== status) throw invalid(`Dispute ${dispute.id} is ${dispute.status}, not ${status}.`);
}

/** Cards that are disputed as soon as they have paid. */
export function disputeForTestCard(account: StripeAccount, { latest_charge, payment_method }: PaymentIntent): void {
  const file = payment_method === null ? undefined : account.state.cards[payment_method];
  const charge = latest_charge === null ? undefined : account.find('charges', latest_charge);
  if (charge && file && testCard(file.number)?.disputed) disputeCharge(account, charge);
}
