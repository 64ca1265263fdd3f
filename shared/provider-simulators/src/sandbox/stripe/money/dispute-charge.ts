import { testCard } from '../cards/test-cards.js';
import { invalid } from '../http/stripe-error.js';
import type { Charge } from '../objects/charge.js';
import { makeDispute, type Dispute } from '../objects/dispute.js';
import type { PaymentIntent } from '../objects/payment-intent.js';
import type { StripeAccount } from '../stripe-account.js';

/** The buyer's bank takes back what is left of a charge, until the dispute is decided. */
export function disputeCharge(account: StripeAccount, charge: Charge): Dispute {
  const left = charge.amount - charge.amount_refunded;
  if (charge.status !== 'succeeded' || left === 0) throw invalid(`There is nothing left of charge ${charge.id}.`);
  if (charge.disputed) throw invalid(`Charge ${charge.id} is disputed already.`, { code: 'charge_disputed' });
  const dispute = makeDispute(account.now(), charge, left);
  account.add('disputes', dispute);
  charge.disputed = true;
  account.emit('charge.dispute.created', dispute);
  account.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Decides a dispute. A won one gives the money back; a lost one keeps it, and there is no `charge.refunded`. */
export function closeDispute(account: StripeAccount, dispute: Dispute, outcome: 'won' | 'lost'): void {
  if (dispute.status !== 'needs_response') throw invalid(`Dispute ${dispute.id} is closed already: ${dispute.status}.`);
  dispute.status = outcome;
  account.emit('charge.dispute.closed', dispute);
  if (outcome === 'won') account.emit('charge.dispute.funds_reinstated', dispute);
}

/** Cards that are disputed as soon as they have paid. */
export function disputeIfCardSays(account: StripeAccount, { latest_charge, payment_method }: PaymentIntent): void {
  const file = payment_method === null ? undefined : account.state.cards[payment_method];
  const charge = latest_charge === null ? undefined : account.find('charges', latest_charge);
  if (charge && file && testCard(file.number)?.disputed) disputeCharge(account, charge);
}
