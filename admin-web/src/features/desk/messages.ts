import type { DeskEventFilter, DeskEventRow, DeskRefundState, StuckKind } from '@summit/contracts';

/** Orders whose work has stopped. */
export const STUCK_TEXTS = {
  title: 'Stuck orders',
  look: 'Look now',
  looking: 'Looking...',
  lookFailed: 'We could not look',
  kind: 'What is wrong',
  allKinds: 'Everything',
  repairFailed: 'The repair did not work',
  pressed: 'Pressed',
  since: 'Since',
  evidence: 'Evidence',
  failed: 'We could not load the stuck orders.',
  empty: 'Nothing is stuck',
  emptyReason: 'We look every five minutes: whatever is paid and not delivered, unclear, or overdue appears here.',
  unknown: 'Unknown error',
} as const;

export const STUCK_NAMES: Readonly<Record<StuckKind, string>> = {
  pending_too_long: 'Payment unclear',
  not_delivered: 'Not delivered',
  not_credited: 'Not credited',
  without_mail: 'No receipt',
  mail_failed: 'Mail failed',
  paid_twice: 'Paid twice',
  plan_without_end: 'Plan without end',
  plan_behind: 'Plan behind',
  dispute_due: 'Dispute',
};

/** Refunds that the desk begins. */
export const REFUND_TEXTS = {
  title: 'Refunds',
  state: 'State',
  begin: 'Refund an order',
  number: 'Order number',
  numberHint: 'It is in the receipt, and in every list of this page.',
  find: 'Find the order',
  finding: 'Looking...',
  notFound: 'No order has this number.',
  findFailed: 'We could not load the order',
  beginNote:
    'The money goes back through the provider that it came from. The buyer is told when the provider confirms it.',
  needsSecond: (above: string) =>
    `Refunds of one order above ${above} wait until another owner approves them. Invite a second owner under Staff, or change the setting refunds.second_approver_above.`,
  amount: 'Amount in dollars',
  amountHint: (kept: string) => `At most ${kept}, what is kept of this order.`,
  wentBack: (refunded: string) => `${refunded} went back already.`,
  amountInvalid: (kept: string) => `Use an amount above 0 and at most ${kept}, what is kept.`,
  reason: 'Reason, for the books',
  reasonRequired: 'Please write why the money goes back.',
  refund: 'Refund',
  refunding: 'Refunding...',
  refundFailed: 'The refund was not made',
  evidence: 'Save the evidence',
  approve: 'Approve',
  decline: 'Decline',
  withdraw: 'Withdraw',
  mine: 'Waits for another owner',
  approveTitle: (amount: string) => `Pay ${amount} back?`,
  keptNow: (kept: string) => `${kept} of this order is kept now.`,
  keptChanged: (before: string) => `It was ${before} when this was asked for. Look at the order before you approve.`,
  declineTitle: 'Decline this refund?',
  declineBody: 'No money moves. Whoever asked can ask again.',
  decideFailed: 'Nothing was decided',
  failed: 'We could not load the refunds.',
  empty: 'No refunds',
  emptyReason: 'What the desk pays back appears here, and what waits for its second approver.',
  unknown: 'Unknown error',
} as const;

export const REFUND_STATE_NAMES: Readonly<Record<DeskRefundState, string>> = {
  waiting: 'Waiting',
  approved: 'Approved',
  declined: 'Declined',
};

/** The inbox of the providers. */
export const EVENT_TEXTS = {
  title: 'Provider inbox',
  state: 'State',
  search: 'Search events',
  searchExample: 'Event, payment or order number',
  replay: 'Replay',
  replayFailed: 'The event was not replayed',
  show: 'Show what was sent',
  body: (id: string) => `What was sent: ${id}`,
  noBody: 'Nothing is kept: we found this event in the provider’s own list, or it came before bodies were kept.',
  bodyFailed: 'We could not load it.',
  masked: 'Names, addresses, card numbers, keys and links are masked before anything is stored.',
  span: 'Replay a span',
  spanNote: 'Every event that came in this span is acted on once more. What was applied before changes nothing.',
  provider: 'Provider',
  from: 'From (Pacific)',
  until: 'Until (Pacific)',
  spanInvalid: 'Choose a span that ends after it begins and is at most 31 days long.',
  replaying: 'Replaying...',
  askedFor: 'Asked for: no notification came',
  failed: 'We could not load the events.',
  empty: 'No events',
  emptyReason: 'Nothing is in this state.',
  nothingFound: 'No events found',
  nothingFoundReason: 'Search by a whole id of the provider, or by an order number.',
  unknown: 'Unknown error',
} as const;

export const EVENT_FILTER_NAMES: Readonly<Record<DeskEventFilter, string>> = {
  all: 'All',
  waiting: 'Waiting',
  failing: 'Failing',
  asked_for: 'Asked for',
};

export const EVENT_STATE_NAMES: Readonly<Record<DeskEventRow['state'], string>> = {
  waiting: 'Waiting',
  done: 'Done',
  ignored: 'Not ours',
};

export const PROVIDER_NAMES = { stripe: 'Stripe', paypal: 'PayPal' } as const;
