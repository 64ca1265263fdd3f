import type { Product } from '@summit/rules';
import type { PageAnswer, PageQuery } from './admin-list.js';
import type { BuyerRequestState } from './buyer-orders.js';
import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

/** `refund`: the money back. `email`: another address on the order. */
export const BUYER_REQUEST_KINDS = ['refund', 'email'] as const;
export type BuyerRequestKind = (typeof BUYER_REQUEST_KINDS)[number];

export interface BuyerRequestsQuery extends PageQuery {
  state?: BuyerRequestState;
}

export interface BuyerRequestRow {
  id: string;
  kind: BuyerRequestKind;
  state: BuyerRequestState;
  order_number: string;
  product_type: Product;
  /** Of the order; null while the provider has not told it. */
  name: string | null;
  email: string | null;
  /** What the buyer wrote. */
  reason: string;
  /** The other address, where one is asked for. */
  new_email: string | null;
  /** Dollars that can still be paid back. */
  kept: number;
  /** Dollars that the approval pays back; null unless it was a refund that was approved. */
  amount: number | null;
  /** End of the guarantee when it was asked; null while it had not begun to run. */
  guarantee_until: string | null;
  asked_at: string;
  decided_at: string | null;
  /** What the back office answered. */
  answer: string | null;
}

export interface BuyerRequestParams {
  request_id: string;
}

export interface ApproveBuyerRequest {
  /** Dollars to pay back, at most what is kept; everything that is kept unless given. Of a refund only. */
  amount?: number;
  /** `kept` of the refund's row as it was shown: where it is no longer so, the answer is `refund_kept_changed`. */
  seen_kept?: number;
}

export interface DeclineBuyerRequest {
  /** For the buyer, up to 1,000 characters. */
  answer: string;
}

/** Those that wait first, oldest first; then those that are decided, newest first. */
export const adminBuyerRequestsEndpoint: Endpoint<{
  query: BuyerRequestsQuery;
  response: PageAnswer<BuyerRequestRow>;
}> = {
  method: 'GET',
  path: '/api/admin/dashboard/buyer-requests',
  access: 'admin',
  staffRole: 'support',
  source: 'F-323',
};

/**
 * Pays the money back through the provider it came from, or puts the other address on the order. Errors: `not_found`,
 * `buyer_request_decided`, `refund_not_possible`, `refund_exceeds_kept`, `refund_kept_changed`, `refund_pending`,
 * `refund_under_way`, `service_unavailable`, `refund_needs_desk`, `order_email_has_product`.
 */
export const adminApproveBuyerRequestEndpoint: Endpoint<{
  params: BuyerRequestParams;
  body: ApproveBuyerRequest;
  response: MessageAnswer;
}> = {
  method: 'POST',
  path: '/api/admin/dashboard/buyer-requests/:request_id/approve',
  access: 'admin',
  confirmed: 'always',
  source: 'F-323',
};

/** Says no, by mail. Errors: `not_found`, `buyer_request_decided`, `buyer_answer_required`. */
export const adminDeclineBuyerRequestEndpoint: Endpoint<{
  params: BuyerRequestParams;
  body: DeclineBuyerRequest;
  response: MessageAnswer;
}> = {
  method: 'POST',
  path: '/api/admin/dashboard/buyer-requests/:request_id/decline',
  access: 'admin',
  staffRole: 'support',
  source: 'F-323',
};
