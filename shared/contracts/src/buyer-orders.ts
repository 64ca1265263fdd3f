import type { DownloadedFile, Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';
import type { Purchase } from './vip-purchases.js';

export interface OrdersProof {
  /** From the fragment of the link: `/orders#proof=…`. It travels in bodies only, because addresses are logged. */
  proof: string;
}

export interface BuyerOrderRequest extends OrdersProof {
  order_number: string;
}

export interface RefundWishRequest extends BuyerOrderRequest {
  /** In the buyer's own words, up to 2,000 characters; may be empty, because the guarantee asks for no reason. */
  reason: string;
}

export interface AddressCorrectionRequest extends BuyerOrderRequest {
  email: string;
}

export interface OrdersLinkRequest {
  email: string;
}

export interface BuyerCoachingSession {
  /** From 1. */
  number: number;
  /** Part of the package; the others were bought on top. */
  included: boolean;
  /** Null while it is to come. */
  held_at: string | null;
}

/** `pending` waits for a decision of the back office. */
export const BUYER_REQUEST_STATES = ['pending', 'approved', 'declined'] as const;
export type BuyerRequestState = (typeof BUYER_REQUEST_STATES)[number];

/** A file that came with the order or an add-on of it. */
export interface BuyerFile {
  title: string;
  type: 'ZIP' | 'DOCX' | 'PDF';
  /** Opens it without a sign-in for as long as the order gives a right to it. */
  url: string;
}

export interface BuyerRefund {
  /** Whether the buyer can ask now: money is kept, the guarantee runs, and nothing was asked before. */
  can_ask: boolean;
  /** End of the guarantee; null while it has not begun to run, because a coaching session is still to come. */
  guarantee_until: string | null;
  /** What was asked. */
  request: { state: BuyerRequestState; asked_at: string; answer: string | null } | null;
}

/** The card that pays the rest of a plan; null for an order that is none. */
export interface PlanCard {
  can_change: boolean;
  /** Of the card that was given in place of the first, and when; null while none was. */
  last4: string | null;
  given_at: string | null;
}

export interface CardPageResponse {
  success: true;
  /** The provider's page. It leads back to `/orders?card=` and the time of this call in ms, once a card is saved. */
  url: string;
}

/** An order as its buyer sees it. */
export interface BuyerOrder extends Purchase {
  coaching: BuyerCoachingSession[];
  files: BuyerFile[];
  refund: BuyerRefund;
  plan_card: PlanCard | null;
  /** Another address that was asked for and is not on the order, masked; null for none. */
  correction: { email: string; state: BuyerRequestState; answer: string | null } | null;
}

export interface BuyerOrdersResponse {
  success: true;
  /** Newest first. */
  orders: BuyerOrder[];
}

/**
 * The orders that a signed link opens: all of its address, or the one that the browser has paid. Errors: `orders_link_invalid`,
 * `orders_link_expired`.
 */
export const buyerOrdersEndpoint: Endpoint<{ body: OrdersProof; response: BuyerOrdersResponse }> = {
  method: 'POST',
  path: '/api/buyer/orders',
  access: 'public',
  source: 'F-322',
};

/** The invoice of one of them as a PDF. Errors also: `not_found`. */
export const buyerInvoiceEndpoint: Endpoint<{ body: BuyerOrderRequest; response: DownloadedFile }> = {
  method: 'POST',
  path: '/api/buyer/orders/invoice',
  access: 'public',
  source: 'F-322',
  answerFormat: 'file',
};

/** Mails the receipt and what belongs to the order once more, to the address of the order. Errors also: `not_found`, `rate_limited`. */
export const buyerResendEndpoint: Endpoint<{ body: BuyerOrderRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/buyer/orders/resend',
  access: 'public',
  source: 'F-322',
};

/**
 * Opens the page on which another card is saved for the installments to come. Errors also: `not_found`, `plan_charges_nothing`,
 * `card_page_unavailable`, `payment_not_started`.
 */
export const openCardPageEndpoint: Endpoint<{ body: BuyerOrderRequest; response: CardPageResponse }> = {
  method: 'POST',
  path: '/api/buyer/orders/card',
  access: 'public',
  source: 'F-322',
};

/** Asks for the money back; the back office decides. Errors also: `not_found`, `refund_guarantee_over`, `refund_not_possible`, `refund_asked_before`. */
export const askForRefundEndpoint: Endpoint<{ body: RefundWishRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/buyer/orders/refund',
  access: 'public',
  source: 'F-323',
};

/** Asks for another address on the order; the back office decides. Errors also: `not_found`, `order_email_is_current`, `order_correction_pending`. */
export const correctOrderEmailEndpoint: Endpoint<{ body: AddressCorrectionRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/buyer/orders/email',
  access: 'public',
  source: 'F-322',
};

/**
 * Carries a correction out that whoever paid confirms, by a link that was mailed to the address which the provider has for the payment.
 * Errors also: `buyer_request_decided`, `order_email_has_product`.
 */
export const confirmOrderEmailEndpoint: Endpoint<{ body: OrdersProof; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/buyer/orders/email/confirm',
  access: 'public',
  source: 'F-322',
};

/** Mails a fresh link to the orders of an address. The answer is the same for an address without orders, which gets no mail. */
export const mailOrdersLinkEndpoint: Endpoint<{ body: OrdersLinkRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/buyer/orders/link',
  access: 'public',
  source: 'F-322',
};
