/** Texts of the documents, word for word (F-237, F-238). */
export const PAYPAL_TEXTS = {
  createFailed: 'Failed to create order',
  captureFailedTitle: 'Payment processing error',
} as const;

/** Our own words for what the documents leave silent (F-196: such failures were only logged). */
export const PAYPAL_NOTES = {
  canceled: 'You closed PayPal before paying. No money was taken.',
  notOpened: 'PayPal could not be opened. Try again, or pay by card.',
  unconfirmed: 'We could not confirm this payment. If PayPal shows it as paid, please do not pay again.',
  pending:
    'PayPal is still checking this payment. You do not need to pay again: we send you an email as soon as it is through.',
  priceChanged: 'The price has changed. The order now shows what PayPal would charge.',
} as const;
