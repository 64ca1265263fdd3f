import type { Product, Provider } from '@summit/rules';
import type { DataAnswer, PageAnswer, PageQuery } from './admin-list.js';
import type { DownloadedFile, Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

export interface DeskOrderParams {
  order_number: string;
}

/** Dollars. */
export interface DeskOrder {
  order_number: string;
  product_type: Product;
  provider: Provider;
  status: string;
  name: string | null;
  email: string | null;
  paid_at: string | null;
  total: number;
  captured: number;
  refunded: number;
  /** What can still be paid back. */
  kept: number;
  /** Refunds of one order above this need a second approver; null: none does. */
  second_approver_above: number | null;
}

export interface DeskRefundRequest {
  /** Dollars, at most what is kept; everything that is kept unless given. */
  amount?: number;
  /** Why, for the books: up to 500 characters. */
  reason: string;
  /** What was kept of the order when its form was opened: where it is no longer so, the answer is `refund_kept_changed`. */
  seen_kept?: number;
}

export const DESK_REFUND_STATES = ['waiting', 'approved', 'declined'] as const;
export type DeskRefundState = (typeof DESK_REFUND_STATES)[number];

export interface DeskRefundsQuery extends PageQuery {
  state?: DeskRefundState;
}

export interface DeskRefundRow {
  id: string;
  order_number: string;
  product_type: Product;
  name: string | null;
  email: string | null;
  /** Dollars. */
  amount: number;
  /** What can still be paid back of the order. */
  kept: number;
  /** The same when it was asked for; null in what an older release wrote. */
  kept_when_asked: number | null;
  reason: string;
  state: DeskRefundState;
  /** Addresses of staff; null for an account that is gone. */
  asked_by: string | null;
  asked_at: string;
  decided_by: string | null;
  decided_at: string | null;
  /** Whoever reads this has asked for it, so somebody else decides. */
  mine: boolean;
}

export interface DeskRefundParams {
  refund_id: string;
}

export interface ApproveDeskRefund {
  /**
   * `kept` of the row as it was shown, `kept_when_asked` unless given: where less or more is kept by now, the answer is
   * `refund_kept_changed`.
   */
  seen_kept?: number;
}

/** Error: `not_found`. */
export const adminDeskOrderEndpoint: Endpoint<{ params: DeskOrderParams; response: DataAnswer<DeskOrder> }> = {
  method: 'GET',
  path: '/api/admin/desk/orders/:order_number',
  access: 'admin',
  source: 'C-019',
};

/** What proves an order, for its bank: order, payments, sign-ins, downloads, sessions watched and mails. Error: `not_found`. */
export const adminOrderEvidenceEndpoint: Endpoint<{ params: DeskOrderParams; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/admin/desk/orders/:order_number/evidence',
  access: 'admin',
  answerFormat: 'file',
  source: 'C-019',
};

/**
 * Pays an order back, through the provider it came from; above the amount of the setting somebody else has to approve first. Errors:
 * `not_found`, `refund_not_possible`, `refund_exceeds_kept`, `refund_kept_changed`, `refund_reason_required`, `refund_under_way`,
 * `refund_pending`.
 */
export const adminRefundOrderEndpoint: Endpoint<{
  params: DeskOrderParams;
  body: DeskRefundRequest;
  response: MessageAnswer;
}> = {
  method: 'POST',
  path: '/api/admin/desk/orders/:order_number/refund',
  access: 'admin',
  confirmed: 'always',
  source: 'C-019',
};

/** Those that wait first. */
export const adminDeskRefundsEndpoint: Endpoint<{ query: DeskRefundsQuery; response: PageAnswer<DeskRefundRow> }> = {
  method: 'GET',
  path: '/api/admin/desk/refunds',
  access: 'admin',
  source: 'C-019',
};

/**
 * The second approver's yes. Errors: `not_found`, `refund_decided`, `second_approver_needed`, `refund_not_possible`, `refund_exceeds_kept`,
 * `refund_kept_changed`.
 */
export const adminApproveRefundEndpoint: Endpoint<{
  params: DeskRefundParams;
  body: ApproveDeskRefund;
  response: MessageAnswer;
}> = {
  method: 'POST',
  path: '/api/admin/desk/refunds/:refund_id/approve',
  access: 'admin',
  confirmed: 'always',
  source: 'C-019',
};

/** A no, of the second approver or of whoever asked. Errors: `not_found`, `refund_decided`. */
export const adminDeclineRefundEndpoint: Endpoint<{ params: DeskRefundParams; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/admin/desk/refunds/:refund_id/decline',
  access: 'admin',
  source: 'C-019',
};
