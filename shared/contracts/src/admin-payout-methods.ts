import type { PageAnswer, PageQuery } from './admin-list.js';
import type { Endpoint } from './endpoint.js';
import type { MaskedPayoutMethod } from './speaker-account.js';
import type { MessageAnswer } from './success-answer.js';

/** A change of the way somebody is paid, which waits for a look. */
export interface WaitingPayoutMethodRow {
  id: string;
  speaker_code: string;
  speaker_name: string;
  email: string;
  /** What is in force until then; null: PayPal, at the address of the account. */
  current: MaskedPayoutMethod | null;
  asked: MaskedPayoutMethod;
}

export interface PayoutMethodParams {
  method_id: string;
}

/** Longest waiting first. At most 100 at once. */
export const adminWaitingPayoutMethodsEndpoint: Endpoint<{
  query: PageQuery;
  response: PageAnswer<WaitingPayoutMethodRow>;
}> = {
  method: 'GET',
  path: '/api/admin/payout-methods',
  access: 'admin',
  source: 'C-020',
};

/** From the next payout on. Errors: `not_found`, `payout_method_decided`, `payout_method_unreadable`. */
export const adminApprovePayoutMethodEndpoint: Endpoint<{ params: PayoutMethodParams; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/admin/payout-methods/:method_id/approve',
  access: 'admin',
  confirmed: 'always',
  source: 'C-020',
};

/** What was in force before stays in force, and a payout that waited goes there at once. Errors: `not_found`, `payout_method_decided`. */
export const adminDeclinePayoutMethodEndpoint: Endpoint<{ params: PayoutMethodParams; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/admin/payout-methods/:method_id/decline',
  access: 'admin',
  confirmed: 'always',
  source: 'C-020',
};
