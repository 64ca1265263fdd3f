/** Texts of payouts and statements (C-020). */
export const PAYOUT_TEXTS = {
  title: 'Payouts',
  status: 'Status of the payouts',
  failed: 'We could not load the payouts.',
  empty: 'No payouts',
  emptyReason: 'On the 1st of each month, everybody whose balance can be paid out gets one.',
  paypalFile: 'PayPal file',
  goesNowhere: 'goes to no address, mark it failed',
  unknown: 'Unknown error',
  twoOwners: (count: number) =>
    `${count === 1 ? 'One payout is' : `${count} payouts are`} large enough to need two owners: one approves with two-factor, another one sends the money and marks it paid. Until then the PayPal file leaves ${count === 1 ? 'it' : 'them'} out. If you are the only owner, invite another one under Staff.`,
} as const;

export const PAYOUT_DECISIONS = {
  approve: {
    verb: 'Approve',
    body: 'Another owner can send it then. You can not, because two people look at a large payout.',
    failed: 'Error approving payout',
  },
  paid: { verb: 'Mark paid', body: 'Books the transfer. It can not be taken back.', failed: 'Error closing payout' },
  failed: {
    verb: 'Mark failed',
    body: 'Nothing was sent: the commissions go into the next run.',
    failed: 'Error closing payout',
  },
} as const;

/** Of payouts under way. */
export const PAYOUT_APPROVAL_NAMES = {
  not_needed: 'Not needed',
  needed: 'Needed',
  given: 'Given',
  given_by_you: 'Given by you',
} as const;

export const PAYOUT_STATUS_NAMES = { processing: 'Under way', paid: 'Paid', failed: 'Failed' } as const;

export const STATEMENT_TEXTS = {
  title: 'Statement of',
  figures: 'Earnings',
  commissions: 'Commissions',
  failed: 'We could not load the statement.',
  empty: 'No commissions yet',
  emptyReason: 'Orders through the link or a registration by it are listed here.',
  close: 'Close',
} as const;

/** Where a commission stands, and why. */
export const STATE_NAMES = {
  own_order: 'Own order, earns nothing',
  waiting_for_delivery: 'Held until the coaching is completed',
  held: 'Held until the refund period ends',
  disputed: 'Held by a dispute',
  payable: 'Goes into the next payout',
  taken_back: 'Paid too much, is taken back',
  in_payout: 'In a payout under way',
  paid: 'Paid',
  canceled: 'Refunded before payout',
  in_review: 'Held for a person to look at',
  denied: 'Denied, earns nothing',
} as const;

export const CHANGE_NAMES = { earn: 'earned', adjust: 'adjusted', clawback: 'clawed back' } as const;

export const HELD_TEXTS = {
  title: 'Held',
  failed: 'We could not load the held commissions.',
  empty: 'Nothing is held',
  emptyReason: 'What looks like no recommendation waits here for a person before it is paid out.',
  receipt: 'Receipt',
  release: 'Release',
  deny: 'Deny',
  releaseBody: 'The commission goes into the next payout after its refund period. It is not held again.',
  denyBody: 'The order earns nothing, now and later. The affiliate reads that on the receipt.',
  decideFailed: 'Error deciding on the commission',
} as const;

/** Why a commission is held. */
export const SUSPICION_NAMES = {
  self_referral: 'May be an own order',
  click_burst: 'Burst of clicks',
  shared_card: 'One card, several addresses',
  refund_rate: 'Many refunds',
} as const;

export const RECEIPT_TEXTS = {
  title: 'Receipt of the order',
  steps: 'Steps of the receipt',
  copy: 'Copy check link',
  failed: 'We could not load the receipt.',
  waiting: 'Loading the receipt',
  nobody: 'counts for nobody',
  open: 'Receipt',
} as const;

/** Texts of payout methods that wait for a look (C-020). */
export const PAYOUT_METHOD_TEXTS = {
  title: 'Changed payout methods',
  failed: 'We could not load the payout methods.',
  empty: 'Nothing waits',
  emptyReason: 'Whoever asks to be paid another way waits here, and is not paid until you have decided.',
  paypal: 'PayPal',
  bank: 'Bank account',
  unreadable: 'Cannot be read',
  declineOnly: 'Can only be declined',
  accountAddress: 'PayPal, account address',
  taxNote: 'tax note on file',
  approve: 'Approve',
  decline: 'Decline',
  approveBody: 'Ask them first, by another way than email. The payout that waits is made at once, to the new method.',
  declineBody: 'Payouts go where they went before. They are told by email.',
  changeFailed: 'Error deciding the payout method',
} as const;
