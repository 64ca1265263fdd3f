import type { ListAnswer } from './admin-list.js';
import type { DownloadedFile, Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

export interface SpeakerForgotPasswordRequest {
  /** Address of the account; each account that has it gets a link. */
  email: string;
}

export interface SpeakerChangePasswordRequest {
  current_password: string;
  new_password: string;
  confirm_password: string;
}

export interface SpeakerChangeEmailRequest {
  new_email: string;
  current_password: string;
}

export interface SpeakerConfirmEmailRequest {
  /** From the mailed link. */
  token: string;
}

export const PAYOUT_KINDS = ['paypal', 'bank'] as const;
export type PayoutKind = (typeof PAYOUT_KINDS)[number];

/** Where payouts go, as it may be shown. */
export interface MaskedPayoutMethod {
  /** `unreadable`: it was given, and our key does not open it. Nothing is paid out until another one is asked for. */
  kind: PayoutKind | 'unreadable';
  /** `a***@example.com`, or the last four of an account: `****4321`; `****` where it can't be read. */
  masked: string;
  /** Owner of a bank account; null for PayPal. */
  account_holder: string | null;
  /** Whether a tax note is on file. */
  has_tax_note: boolean;
  since: string;
}

export interface SpeakerAccountResponse {
  success: true;
  speaker_code: string;
  email: string;
  /** Whether each credited sale is told by mail. */
  sale_mails: boolean;
  /** Null: PayPal, at the address of the account. */
  payout_method: MaskedPayoutMethod | null;
  /** A change that waits for the back office; nothing is paid out until it is decided. */
  waiting_payout_method: MaskedPayoutMethod | null;
}

export interface SaleMailsRequest {
  sale_mails: boolean;
}

export interface SetPayoutMethodRequest {
  current_password: string;
  kind: PayoutKind;
  /** For `paypal`. */
  paypal_email?: string;
  /** For `bank`. */
  account_holder?: string;
  /** An IBAN, or a US account number. */
  account_number?: string;
  /** The nine digits of a US bank, or a BIC beside an IBAN. */
  routing_code?: string;
  /** For the operator's tax forms, at most 500 characters. It is never answered. */
  tax_note?: string;
}

/** One month of commissions. Dollars. */
export interface SpeakerStatementMonth {
  /** First day of the month, `YYYY-MM-DD`. */
  period: string;
  earned: number;
  taken_back: number;
  /** Made in this month's payout run. */
  paid_out: number;
}

export interface SpeakerStatementParams {
  /** `2026-01.pdf` or `2026-01.csv`. */
  file_name: string;
}

/** The same answer for every address. The mailed link is for `speakerSetPassword`, works for an hour and once. */
export const speakerForgotPasswordEndpoint: Endpoint<{ body: SpeakerForgotPasswordRequest; response: MessageAnswer }> =
  {
    method: 'POST',
    path: '/api/speaker/forgot-password',
    access: 'public',
    source: 'F-315',
  };

/** Ends every other sign-in and every mailed link. Errors: `current_password_wrong`, `new_passwords_do_not_match`, `new_password_too_short`, `password_…`. */
export const speakerChangePasswordEndpoint: Endpoint<{ body: SpeakerChangePasswordRequest; response: MessageAnswer }> =
  {
    method: 'POST',
    path: '/api/speaker/change-password',
    access: 'speaker',
    source: 'F-315',
  };

/** Mails a link to the new address, which takes over when it is used. Errors: `current_password_wrong`, `new_email_is_current`, `look_alike_letters`. */
export const speakerChangeEmailEndpoint: Endpoint<{ body: SpeakerChangeEmailRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/speaker/change-email',
  access: 'speaker',
  source: 'F-315',
};

/** Uses that link up, tells the old address and ends every sign-in. Error: `account_link_invalid`. */
export const speakerConfirmEmailEndpoint: Endpoint<{ body: SpeakerConfirmEmailRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/speaker/confirm-email',
  access: 'public',
  source: 'F-315',
};

/**
 * The link in the mail to the former address, for 7 days: messages come to it again. The password, all sign-ins and a payout method that
 * waits end. Error: `account_link_invalid`.
 */
export const speakerTakeBackEmailEndpoint: Endpoint<{ body: SpeakerConfirmEmailRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/speaker/take-back-email',
  access: 'public',
  source: 'F-315',
};

export const speakerAccountEndpoint: Endpoint<{ response: SpeakerAccountResponse }> = {
  method: 'GET',
  path: '/api/speaker/account',
  access: 'speaker',
  source: 'F-315',
};

export const speakerSaleMailsEndpoint: Endpoint<{ body: SaleMailsRequest; response: MessageAnswer }> = {
  method: 'PUT',
  path: '/api/speaker/account/sale-mails',
  access: 'speaker',
  source: 'C-063',
};

/**
 * Another way to be paid; it waits for the back office, and payouts with it. Errors: `current_password_wrong`, `email_invalid`,
 * `payout_holder_required`, `payout_account_invalid`, `payout_routing_invalid`, `look_alike_letters`.
 */
export const speakerSetPayoutMethodEndpoint: Endpoint<{ body: SetPayoutMethodRequest; response: MessageAnswer }> = {
  method: 'PUT',
  path: '/api/speaker/account/payout-method',
  access: 'speaker',
  source: 'C-020',
};

/** Months in which something was booked or paid out, newest first. */
export const speakerStatementMonthsEndpoint: Endpoint<{ response: ListAnswer<SpeakerStatementMonth> }> = {
  method: 'GET',
  path: '/api/speaker/statements',
  access: 'speaker',
  source: 'C-020',
};

/** Every booking of one month. A month without any, and a name that is none, answer `statement_not_found`. */
export const speakerStatementEndpoint: Endpoint<{ params: SpeakerStatementParams; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/speaker/statements/:file_name',
  access: 'speaker',
  source: 'C-020',
  answerFormat: 'file',
};
