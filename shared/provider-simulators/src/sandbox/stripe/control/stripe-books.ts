import type { StripeAccount } from '../stripe-account.js';
import { orderOfCharge } from './order-of-charge.js';

const sum = (list: readonly { amount: number }[]) => list.reduce((total, one) => total + one.amount, 0);

/** Every movement of money, oldest first, in cents: what a ledger of the summit has to agree with. */
export function stripeBooks(account: StripeAccount) {
  const charges = account
    .all('charges')
    .filter((charge) => charge.status === 'succeeded')
    .reverse()
    .map((charge) => ({
      charge: charge.id,
      payment_intent: charge.payment_intent,
      order_id: orderOfCharge(account, charge),
      amount: charge.amount,
      currency: charge.currency,
      created: charge.created,
    }));
  const orderOf = (id: string) => {
    const charge = account.find('charges', id);
    return charge ? orderOfCharge(account, charge) : null;
  };
  const refunds = account
    .all('refunds')
    .reverse()
    .map(({ id, charge, payment_intent, amount, status, created }) => ({
      refund: id,
      charge,
      payment_intent,
      order_id: orderOf(charge),
      amount,
      status,
      created,
    }));
  const disputes = account
    .all('disputes')
    .reverse()
    .map(({ id, charge, payment_intent, amount, status, created }) => ({
      dispute: id,
      charge,
      payment_intent,
      order_id: orderOf(charge),
      amount,
      status,
      created,
    }));
  const charged = sum(charges);
  const refunded = sum(refunds.filter(({ status }) => status === 'succeeded'));
  const lost = sum(disputes.filter(({ status }) => status === 'lost' || status === 'appeal_under_review'));
  return { charges, refunds, disputes, totals: { charged, refunded, lost, kept: charged - refunded - lost } };
}
