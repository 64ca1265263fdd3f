/** What can be wrong between our book and a provider's own. */
export const DIFFERENCE_KINDS = [
  'missing_with_us',
  'missing_there',
  'amount_differs',
  'currency_differs',
  'refund_missing_with_us',
  'refund_missing_there',
  'dispute_missing_with_us',
  'dispute_missing_there',
  'doubled_there',
  'doubled_with_us',
  'wrong_day',
  'fee_not_booked',
  'fee_differs',
  'unknown_reference',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];
