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
  refund_kept_changed: {
    status: 409,
    detail:
      'Money of this order went back since you opened it. Look at what is kept of it now, then say again how much is to go back.',
  },
  refund_decided: { status: 409, detail: 'Somebody has decided on this refund already.' },
  second_approver_needed: {
    status: 409,
    detail:
      'A second approver is needed: whoever asked for this cannot approve it. Another owner has to sign in and do it.',
  },
  replay_span_invalid: { status: 400, detail: 'Choose a span that ends after it begins and is at most 31 days long.' },
  difference_not_open: { status: 409, detail: 'This difference is not open any more: it was accepted, or has gone.' },
  difference_note_required: {
    status: 400,
    detail: 'Please write why the difference may stay, in 10 to 500 characters.',
  },
  month_already_closed: { status: 409, detail: 'This month is closed already.' },
  month_not_compared: {
    status: 409,
    detail:
      'The last days of this month are not compared with the providers yet. Their books are final two days later.',
  },
  month_has_differences: {
    status: 409,
    detail: 'Differences of this month or an earlier one are open. Mend them, or accept each with a note.',
  },
  month_before_open: { status: 409, detail: 'An earlier month is not closed. Close the months one after the other.' },
  month_is_empty: {
    status: 409,
    detail: 'Nothing was booked up to the end of this month, so there is nothing to hand over.',
  },
  reconciliation_under_way: { status: 409, detail: 'The books are being compared. Try again when that has ended.' },
  replay_span_too_full: { status: 409, detail: 'More than 5,000 events came in this span. Choose a shorter one.' },
} as const satisfies ErrorTable;
