/**
 * One budget for every call that says whether a code is good: they look into the same codes, and guessing must not pay (S23). A
 * buyer's one code costs no count.
 */
export const CODE_GUESSES = { name: 'promo-code-check', limit: 10, seconds: 60, unasked: 1 };

/** A purchase counts when it names a code. */
export const CODES_OF_PURCHASES = {
  ...CODE_GUESSES,
  when: (body: unknown): boolean => {
    if (typeof body !== 'object' || body === null) return false;
    const fields = new Map<string, unknown>(Object.entries(body));
    return Boolean(fields.get('coupon_code')) || Boolean(fields.get('discount_code'));
  },
};
