import type { BookMonthRow, DifferenceState, ReconciliationRunRow } from '@summit/contracts';
import type { DifferenceKind } from '@summit/rules';

/** Comparisons of our book with those of the providers. */
export const RUN_TEXTS = {
  title: 'Reconciliation',
  compare: 'Compare now',
  compareFailed: 'We could not begin',
  nightly: 'Every night',
  somebody: 'Somebody',
  waits: 'Under way',
  failed: 'We could not load the comparisons.',
  empty: 'Nothing is compared yet',
  emptyReason:
    'Every night our book is compared with those of Stripe and PayPal, up to the day before yesterday: their books are final then.',
  unknown: 'Unknown error',
  ofOthers: (count: string) => `${count} of other installations`,
} as const;

export const RUN_STATE_NAMES: Readonly<Record<ReconciliationRunRow['state'], string>> = {
  running: 'Under way',
  done: 'Done',
  failed: 'Failed',
};

export const DIFFERENCE_TEXTS = {
  title: 'Differences',
  state: 'State',
  kind: 'What differs',
  allKinds: 'Everything',
  show: 'Both sides',
  accept: 'Accept',
  accepting: 'Accepting...',
  acceptTitle: 'Accept this difference?',
  acceptNote: 'Nothing is booked. The note stays with the difference and in the audit log, with your name.',
  note: 'Why it may stay',
  noteHint: 'At least 10 letters, for whoever reads the books later.',
  noteInvalid: 'Please write at least 10 letters.',
  acceptFailed: 'It was not accepted',
  ours: 'Ours',
  theirs: 'Theirs',
  ourBook: 'Our book',
  theirBook: (provider: string) => `Book of ${provider}`,
  nothing: 'Nothing',
  line: 'Line',
  what: 'What',
  at: 'When',
  amount: 'Amount',
  fee: 'Fee',
  order: 'Order',
  detailFailed: 'We could not load both sides.',
  somebody: 'Somebody',
  gone: 'Gone since',
  failed: 'We could not load the differences.',
  empty: 'Nothing differs',
  emptyReason: 'What our book and those of the providers say differently appears here, with its cause.',
  emptyFiltered: 'Nothing fits',
  emptyFilteredReason: 'No difference has this state and kind.',
  unknown: 'Unknown error',
} as const;

export const DIFFERENCE_NAMES: Readonly<Record<DifferenceKind, string>> = {
  missing_with_us: 'Payment missing with us',
  missing_there: 'Payment missing there',
  amount_differs: 'Amount differs',
  currency_differs: 'Currency differs',
  refund_missing_with_us: 'Refund missing with us',
  refund_missing_there: 'Refund missing there',
  dispute_missing_with_us: 'Dispute missing with us',
  dispute_missing_there: 'Dispute missing there',
  doubled_there: 'Doubled there',
  doubled_with_us: 'Doubled with us',
  wrong_day: 'Another day',
  fee_not_booked: 'Fee not booked',
  fee_differs: 'Fee differs',
  unknown_reference: 'Unknown reference',
};

export const DIFFERENCE_STATE_NAMES: Readonly<Record<DifferenceState, string>> = {
  open: 'Open',
  accepted: 'Accepted',
  gone: 'Gone',
};

export const MONTH_TEXTS = {
  title: 'Months',
  close: 'Close',
  closeTitle: (month: string) => `Close ${month}?`,
  closeBody:
    'The month is handed over: nothing in it changes any more. What is booked for it later comes with the next month and says so.',
  closeFailed: 'The month was not closed',
  export: 'Export',
  late: (count: number) => `${count} of earlier months`,
  open: (count: number) => (count === 1 ? '1 difference is open' : `${count} differences are open`),
  somebody: 'Somebody',
  fingerprint: 'Fingerprint',
  failed: 'We could not load the months.',
  empty: 'No months yet',
  emptyReason: 'The first booking begins the first month.',
  unknown: 'Unknown error',
} as const;

export const MONTH_STATE_NAMES: Readonly<Record<BookMonthRow['state'], string>> = {
  running: 'Not over',
  not_compared: 'Not compared',
  open: 'Open',
  closed: 'Closed',
};
