/** Texts of the Payment Plans tab. */
export const PLAN_TEXTS = {
  title: 'Open payment plans',
  failed: 'We could not load the payment plans.',
  empty: 'No open payment plans',
  emptyReason: 'Plans appear here after their first payment and leave after the last.',
  overdue: 'Overdue',
  retry: 'Retry',
  several: 'failed',
} as const;
