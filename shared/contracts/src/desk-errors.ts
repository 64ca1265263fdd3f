import type { ErrorTable } from './error-entry.js';

/** The money desk of the back office. */
export const DESK_ERRORS = {
  refund_reason_required: { status: 400, detail: 'Please write why the money goes back, in at most 500 characters.' },
  refund_under_way: {
    status: 409,
    detail: 'An earlier refund of this order is not through yet. Wait until it is booked, then try again.',
  },
  refund_needs_desk: {
    status: 409,
    detail:
      'A refund of this amount needs a second approver. Make it on the page Money with the order number, then answer this request.',
  },
  refund_decided: { status: 409, detail: 'Somebody has decided on this refund already.' },
  second_approver_needed: {
    status: 409,
    detail:
      'A second approver is needed: whoever asked for this cannot approve it. Another owner has to sign in and do it.',
  },
  replay_span_invalid: { status: 400, detail: 'Choose a span that ends after it begins and is at most 31 days long.' },
  replay_span_too_full: { status: 409, detail: 'More than 5,000 events came in this span. Choose a shorter one.' },
} as const satisfies ErrorTable;
