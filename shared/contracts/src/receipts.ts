import type { Product } from '@summit/rules';
import type { DataAnswer, PageAnswer, PageQuery } from './admin-list.js';
import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

export type ReceiptStepKind =
  | 'visits'
  | 'claim'
  | 'order'
  | 'rule'
  | 'commission'
  | 'hold'
  | 'review'
  | 'decision'
  | 'payout'
  | 'payout_closed';

/** One step of the way from a click to the payout. It names codes and never a person. */
export interface ReceiptStep {
  /** From 1. Steps are only ever added. */
  number: number;
  kind: ReceiptStepKind;
  at: string;
  /** The referral code that it is about. */
  code: string | null;
  /** Dollars; below zero where something was taken back. */
  amount: number | null;
  /** What happened, in one sentence. */
  text: string;
}

/** Why an order earns its affiliate what it earns. */
export interface AttributionReceipt {
  /** The order's id. */
  receipt_id: string;
  product: Product;
  /** Whose order it is; null when it counts for nobody. */
  affiliate_code: string | null;
  /** Dollars. */
  commission: number;
  steps: ReceiptStep[];
  /** Of all these steps: whoever keeps it can have it checked at any later time. */
  signature: string;
}

export interface ReceiptParams {
  receipt_id: string;
}

export interface VerifyReceiptQuery {
  signature: string;
}

export interface VerifiedReceipt {
  receipt: AttributionReceipt;
  /** How many of its steps the given signature is of: those that were there when it was given. */
  signed_steps: number;
}

export type ClaimVerdict =
  | 'overruled'
  | 'too_old'
  | 'earlier_purchase'
  | 'disabled'
  | 'unknown_code'
  | 'self_referral'
  | 'test_order'
  | 'no_code'
  | 'credited';

/** An order of a visitor who once came with the caller's code, and why it does not count for the caller. */
export interface MissedOrder {
  order_id: string;
  product: Product;
  ordered_at: string;
  /** Address of the buyer, masked unless the setting `mask_registrant_emails` is off (C-113). */
  buyer: string;
  came_by: 'order' | 'signup' | 'click' | 'purchase';
  came_at: string;
  verdict: ClaimVerdict;
  /** The code that decided; null when none did. */
  other_code: string | null;
  decided_at: string;
  /** The rule that decided, in one sentence. */
  text: string;
}

export type SuspicionReason = 'self_referral' | 'click_burst' | 'shared_card' | 'refund_rate';

/** A commission that nobody is paid before a person has looked at it. Dollars. */
export interface HeldCommission {
  order_id: string;
  product: Product;
  ordered_at: string;
  buyer: string;
  speaker_code: string;
  speaker_name: string;
  commission: number;
  reasons: SuspicionReason[];
  held_at: string;
}

export interface DecideHeldRequest {
  decision: 'release' | 'deny';
}

/** Each of our signatures has this form: HMAC-SHA-256 in base64url. */
export const RECEIPT_SIGNATURE = /^[\w-]{43}$/;

/** What the page behind a check link is told in its address. */
export const receiptQuery = ({ receipt_id, signature }: Pick<AttributionReceipt, 'receipt_id' | 'signature'>) => ({
  id: receipt_id,
  signature,
});

/**
 * Whoever has the signature of a receipt has it checked, and sees what has come since; people on the page `receipt`. Error:
 * `receipt_not_genuine`.
 */
export const verifyReceiptEndpoint: Endpoint<{
  params: ReceiptParams;
  query: VerifyReceiptQuery;
  response: DataAnswer<VerifiedReceipt>;
}> = {
  method: 'GET',
  path: '/api/affiliate/receipts/:receipt_id',
  access: 'public',
  source: 'C-058',
};

/** The receipt of one of the caller's own orders. Error: `not_found`. */
export const speakerReceiptEndpoint: Endpoint<{ params: ReceiptParams; response: DataAnswer<AttributionReceipt> }> = {
  method: 'GET',
  path: '/api/speaker/receipts/:receipt_id',
  access: 'speaker',
  source: 'C-058',
};

/** "Why not me?": newest order first. At most 100 at once. */
export const speakerMissedOrdersEndpoint: Endpoint<{ query: PageQuery; response: PageAnswer<MissedOrder> }> = {
  method: 'GET',
  path: '/api/speaker/missed-orders',
  access: 'speaker',
  source: 'C-058',
};

/** Of any order that money came for. Error: `not_found`. */
export const adminReceiptEndpoint: Endpoint<{ params: ReceiptParams; response: DataAnswer<AttributionReceipt> }> = {
  method: 'GET',
  path: '/api/admin/receipts/:receipt_id',
  access: 'admin',
  staffRole: 'support',
  source: 'C-058',
};

/** Held the longest first. */
export const adminHeldCommissionsEndpoint: Endpoint<{ query: PageQuery; response: PageAnswer<HeldCommission> }> = {
  method: 'GET',
  path: '/api/admin/held-commissions',
  access: 'admin',
  source: 'F-123',
};

/** Released, it goes into the next payout; denied, the order earns nothing. Once. Error: `commission_not_held`. */
export const adminDecideHeldEndpoint: Endpoint<{
  params: ReceiptParams;
  body: DecideHeldRequest;
  response: MessageAnswer;
}> = {
  method: 'POST',
  path: '/api/admin/held-commissions/:receipt_id/decide',
  access: 'admin',
  source: 'F-123',
};
