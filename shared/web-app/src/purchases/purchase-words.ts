import type { Purchase, PurchaseState } from '@summit/contracts';

/** What has become of an order, for every page of its owner. */
export const STATE_WORDS: Record<PurchaseState, string> = {
  paid: 'Paid',
  plan_active: 'Payment plan',
  plan_past_due: 'Payment failed',
  plan_ended: 'Payment plan ended',
  partially_refunded: 'Refunded in part',
  refunded: 'Refunded',
  disputed: 'In dispute',
};

/** What the receipt says of the means of payment. */
export const paidWith = ({ payment_method, card_last4 }: Pick<Purchase, 'payment_method' | 'card_last4'>): string => {
  if (payment_method === 'paypal') return 'Paid with PayPal';
  return card_last4 ? `Paid with the card ending in ${card_last4}` : 'Paid by card';
};

export const installmentName = (number: number): string => `Installment ${number}`;
