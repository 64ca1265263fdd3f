import type { RequestLog } from './request-replay.js';

/** All amounts are integer cents of US dollars, all times milliseconds since 1970 by the sandbox clock. */
export interface PurchaseUnit {
  referenceId: string;
  description?: string;
  customId?: string;
  invoiceId?: string;
  softDescriptor?: string;
  cents: number;
  /** `item_total`, `discount` and so on, where the request gave them. */
  breakdown?: Record<string, number>;
  items: PurchaseItem[];
}

export interface PurchaseItem {
  name: string;
  quantity: number;
  unitCents: number;
  description?: string;
  sku?: string;
  category?: string;
}

export interface CheckoutContext {
  brandName?: string;
  returnUrl?: string;
  cancelUrl?: string;
}

export interface Payer {
  payerId: string;
  email: string;
  givenName: string;
  surname: string;
}

/** What the buyer chose on the approval page; the texts are those of the control page. */
export const PAYER_CHOICES = {
  complete: 'Pays with the balance',
  decline: 'Pays with a card that is declined',
  review: 'Pays, and PayPal reviews the payment',
} as const;

export type PayerChoice = keyof typeof PAYER_CHOICES;

export interface PaypalOrder {
  id: string;
  /** Address the order was made at, for its links. */
  base: string;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED';
  createdAt: number;
  updatedAt: number;
  unit: PurchaseUnit;
  context: CheckoutContext;
  payer?: Payer;
  choice?: PayerChoice;
}

export interface Capture {
  id: string;
  orderId: string;
  cents: number;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  createdAt: number;
  updatedAt: number;
}

export interface Refund {
  id: string;
  captureId: string;
  cents: number;
  /** A reversal is money that PayPal took back for a lost dispute. */
  kind: 'refund' | 'reversal';
  invoiceId?: string;
  customId?: string;
  note?: string;
  /** Refunded of the capture so far, this refund included. */
  totalCents: number;
  createdAt: number;
}

export interface Dispute {
  id: string;
  captureId: string;
  cents: number;
  status: 'OPEN' | 'RESOLVED';
  outcome?: 'won' | 'lost';
  createdAt: number;
  updatedAt: number;
}

export interface PaypalState {
  orders: PaypalOrder[];
  captures: Capture[];
  refunds: Refund[];
  disputes: Dispute[];
  /** What was told, oldest first, whether it arrived or not; as JSON texts. */
  events: { at: number; body: string }[];
  requests: RequestLog;
  /** Sign the events; kept over restarts, so that events of yesterday can still be verified. As PEM. */
  privateKey: string;
  certificate: string;
  /** Address that the calls come in at. */
  base: string;
}

export const EMPTY_STATE: Omit<PaypalState, 'privateKey' | 'certificate' | 'base'> = {
  orders: [],
  captures: [],
  refunds: [],
  disputes: [],
  events: [],
  requests: {},
};
