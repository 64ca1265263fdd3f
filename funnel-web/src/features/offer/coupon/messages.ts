/** Texts of the documents, word for word (F-206 to F-216). */
export const COUPON_TEXTS = {
  empty: 'Please enter a coupon code',
  invalid: 'Invalid coupon code',
  failed: 'Error validating coupon. Please try again.',
} as const;

export const DISCOUNT_TEXTS = {
  empty: 'Please enter a discount code',
  invalid: 'Invalid discount code',
  failed: 'Failed to validate discount code.',
} as const;

export const VALIDATING = 'Validating...';

/** On the order button meanwhile: why it takes no press. */
export const CHECKING_CODE = 'Checking your code';
