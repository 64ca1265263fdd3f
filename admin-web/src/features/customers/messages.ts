/** Texts of the customers tab; those of the documents word for word. */
export const CUSTOMER_TEXTS = {
  empty: 'No customers yet',
  markForRefund: 'Mark for Refund',
  refundIsManual: 'This only reminds you. Refund in Stripe or PayPal.',
  refundReminder: 'The refund must be handled manually by the payment processor.',
} as const;
