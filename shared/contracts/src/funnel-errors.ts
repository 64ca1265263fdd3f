import type { ErrorTable } from './error-entry.js';

/** Registration, bonus downloads and the speakers' own pages (public-funnel.md 5 and 8). */
export const FUNNEL_ERRORS = {
  name_required: { status: 400, detail: 'Name is required' },
  name_too_long: { status: 400, detail: 'The name is too long. 120 characters are the limit.' },
  email_required: { status: 400, detail: 'Email is required' },
  email_invalid: { status: 400, detail: 'Please enter a valid email address' },
  phone_invalid: { status: 400, detail: 'Please enter a valid phone number' },
  email_disposable: {
    status: 422,
    detail: 'This is an address for throwaway mail, where our links would be lost. Please use the one that you read.',
  },
  hidden_field_filled: {
    status: 422,
    detail:
      'A field that people do not see was filled in, perhaps by autofill. It is empty again: please send the form once more.',
  },
  already_registered: { status: 400, detail: 'This email is already registered or invalid data provided.' },
  bonus_link_mailed: {
    status: 403,
    detail: 'We mailed you the link. It reaches you in a few minutes if this address has the download.',
  },
  bonus_not_found: { status: 404, detail: 'We found no bonus for this link. Register free to get your bonuses.' },
  bonus_expired: { status: 410, detail: 'This bonus link has expired. Bonus links work for 90 days.' },
  unsubscribe_link_invalid: {
    status: 400,
    detail: 'This link is not complete. Open it from the message again, or reply to the message.',
  },
  orders_link_invalid: {
    status: 400,
    detail: 'This link is not complete. Open it from the message again, or have a new one mailed to you.',
  },
  orders_link_expired: { status: 410, detail: 'This link has expired. Have a new one mailed to you.' },
  refund_guarantee_over: {
    status: 409,
    detail: 'The refund period of this order is over. If something went wrong, write to support.',
  },
  refund_not_possible: {
    status: 409,
    detail: 'Nothing of this order can be paid back now: the money is back already, or the bank is deciding about it.',
  },
  refund_asked_before: { status: 409, detail: 'A refund of this order was asked for before.' },
  refund_reason_too_long: { status: 400, detail: 'That is too long. 2,000 characters are the limit.' },
  order_email_is_current: { status: 400, detail: 'This is the address of the order already.' },
  order_correction_pending: { status: 409, detail: 'We are looking at another address for this order already.' },
  speaker_code_required: { status: 400, detail: 'Speaker code is required' },
  speaker_login_failed: { status: 401, detail: 'Login failed' },
  promotion_required: { status: 400, detail: 'Please tell us how you will promote the summit' },
  promotion_too_short: { status: 400, detail: 'Please tell us a little more: 20 characters or more.' },
  promotion_too_long: { status: 400, detail: 'That is too long. 2,000 characters are the limit.' },
  receipt_not_genuine: { status: 404, detail: 'This receipt is not ours, or it was changed.' },
  payout_holder_required: { status: 400, detail: 'Please enter the name of the account holder' },
  payout_account_invalid: {
    status: 400,
    detail: 'This is neither an IBAN nor the account number of a US bank. Please check each sign.',
  },
  payout_routing_invalid: {
    status: 400,
    detail: 'Please enter the nine digits of the US bank, or the BIC of the IBAN',
  },
  look_alike_letters: {
    status: 400,
    detail: 'Some letters look like others, or belong to another alphabet. Please type it again.',
  },
  statement_not_found: { status: 404, detail: 'There is no statement for this month.' },
  banner_not_found: { status: 404, detail: 'There is no banner with this name.' },
  speaker_setup_link_invalid: {
    status: 400,
    detail: 'This link is no longer valid. Ask the summit team for a new one.',
  },
} as const satisfies ErrorTable;
