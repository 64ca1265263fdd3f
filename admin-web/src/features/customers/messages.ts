/** Texts of the customers tab; those of the documents word for word (A-094, A-095). */
export const CUSTOMER_TEXTS = {
  title: 'Customers',
  search: 'Search customers by name or email',
  searchExample: 'Search by name or email',
  code: 'Affiliate code',
  failed: 'We could not load the customers.',
  empty: 'No customers yet',
  emptyReason: 'Everybody who signs up or buys is listed here.',
  emptyOfDays: 'Nobody signed up or bought for the first time in this date range.',
  nothingFound: (terms: readonly string[]) => `No customers match ${terms.map((term) => `“${term}”`).join(' and ')}`,
  nothingFoundReason: 'Try another part of the name or address, another code, or more days.',
  markForRefund: 'Mark for Refund',
  refundIsManual: 'This only reminds you. Refund in Stripe or PayPal.',
  refundReminder: 'The refund must be handled manually by the payment processor.',
} as const;
