import type { Purchase, PurchaseState } from '@summit/contracts';

/** Texts of `/vip/purchases`. */
export const PURCHASES_TEXTS = {
  title: 'Your purchases',
  lead: 'Every order of this account, with its receipts and invoices.',
  loading: 'Loading your purchases...',
  loadFailed: 'We could not load your purchases.',
  none: 'There are no orders of this account. If you paid with another address, write to support.',
  order: 'Order',
  items: 'Items',
  discount: 'Discount',
  total: 'Total',
  payments: 'Payments',
  paid: 'Paid',
  refund: 'Refund',
  plan: 'Payment plan',
  due: 'due',
  paidOn: 'paid',
  invoice: 'Download invoice',
  preparing: 'Preparing...',
  invoiceFailed: 'The invoice could not be downloaded.',
  receipt: 'The receipt went to',
  pay: 'Pay the open installment',
  nextAttempt: 'We try the card again on',
  open: 'Access is open',
  closed: 'Access has ended',
  memberArea: 'Open the member area',
} as const;

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
