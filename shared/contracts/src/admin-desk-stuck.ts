import type { Product } from '@summit/rules';
import type { PageAnswer, PageQuery } from './admin-list.js';
import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

/** Why work on an order has stopped. Each has one repair. */
export const STUCK_KINDS = [
  'pending_too_long',
  'not_delivered',
  'not_credited',
  'without_mail',
  'mail_failed',
  'paid_twice',
  'plan_without_end',
  'plan_behind',
  'dispute_due',
] as const;
export type StuckKind = (typeof STUCK_KINDS)[number];

export interface StuckOrdersQuery extends PageQuery {
  kind?: StuckKind;
}

export interface StuckOrderRow {
  id: string;
  kind: StuckKind;
  order_number: string;
  product_type: Product;
  /** Of the order; null while the provider has not told it. */
  name: string | null;
  email: string | null;
  /** Dollars of the order. */
  amount: number;
  /** What is wrong, in a sentence. */
  reason: string;
  /** What the repair does, for its button. */
  repair: string;
  /** When it should have been done. */
  since: string;
  /** When somebody pressed the button last; the work may still be under way. */
  repaired_at: string | null;
}

export interface StuckOrderParams {
  finding_id: string;
}

/** Most urgent first: those that wait longest. Found by the last look, which happens every five minutes; what has ended since is left out. */
export const adminStuckOrdersEndpoint: Endpoint<{ query: StuckOrdersQuery; response: PageAnswer<StuckOrderRow> }> = {
  method: 'GET',
  path: '/api/admin/desk/stuck-orders',
  access: 'admin',
  source: 'X-016',
};

/** Looks through all orders now. */
export const adminLookForStuckOrdersEndpoint: Endpoint<{ response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/admin/desk/stuck-orders/look',
  access: 'admin',
  source: 'X-016',
};

/**
 * Does what the jobs do about it, for this one order. Pressed twice it does nothing more; one that has been dealt with is no error.
 * Error: `service_unavailable` while the provider does not answer.
 */
export const adminRepairOrderEndpoint: Endpoint<{ params: StuckOrderParams; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/admin/desk/stuck-orders/:finding_id/repair',
  access: 'admin',
  source: 'X-016',
};
