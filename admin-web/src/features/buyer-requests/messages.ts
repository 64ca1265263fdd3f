import type { BuyerRequestKind, BuyerRequestState } from '@summit/contracts';

/** Texts of what buyers ask for on the page of their orders (F-323). */
export const REQUEST_TEXTS = {
  title: 'Buyer requests',
  state: 'State',
  failed: 'We could not load the requests.',
  empty: 'No requests',
  emptyReason:
    'Refunds and corrected addresses that buyers ask for on the page of their orders wait here for your answer.',
  approve: 'Approve',
  decline: 'Decline',
  unknown: 'Unknown error',
  refundTitle: 'Pay the money back',
  refundNote: 'It goes back through the provider that it came from. The buyer is told when the provider confirms it.',
  amount: 'Amount in dollars',
  amountHint: (kept: string) => `At most ${kept}, everything that is kept; less where processing fees are taken off.`,
  amountInvalid: (kept: string) => `Use an amount above 0 and at most ${kept}, what is kept.`,
  paying: 'Paying back...',
  emailTitle: 'Put the other address on the order',
  emailNote: 'Access and mails of this order move there. Whoever reads the address before loses them.',
  moving: 'Moving...',
  approveFailed: 'Error approving request',
  declineTitle: 'Decline the request',
  answer: 'What the buyer is told',
  answerRequired: 'Please write what the buyer is told',
  declining: 'Declining...',
  declineFailed: 'Error declining request',
  noReason: 'No reason given.',
  wish: 'The buyer writes',
  openUntil: 'Guarantee until',
  openUntilDelivered: 'Guarantee open until delivered',
} as const;

export const REQUEST_STATE_NAMES: Record<BuyerRequestState, string> = {
  pending: 'Waiting',
  approved: 'Approved',
  declined: 'Declined',
};

export const REQUEST_KIND_NAMES: Record<BuyerRequestKind, string> = { refund: 'Refund', email: 'Address' };
