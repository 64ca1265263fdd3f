import type { Product } from '@summit/rules';
import type { DownloadedFile, Endpoint } from './endpoint.js';
import type { OrderReceipt } from './order-status.js';

export interface PurchasePayment {
  received_at: string;
  /** US dollars. */
  amount: number;
  /** Of a plan. */
  installment: number | null;
}

export interface PurchaseRefund {
  refunded_at: string;
  /** US dollars. */
  amount: number;
}

/** An installment that is overdue: where it can be paid now, and when it is tried again; null after its last try. */
export interface FailedInstallment {
  number: number;
  pay_url: string | null;
  next_attempt_at: string | null;
}

/** What has become of an order, in the words of a page: paid in full, a plan under way, and so on. */
export type PurchaseState =
  | 'paid'
  | 'plan_active'
  | 'plan_past_due'
  | 'plan_ended'
  | 'partially_refunded'
  | 'refunded'
  | 'disputed';

/** One order that money came for, with all its money. */
export interface Purchase extends OrderReceipt {
  product_type: Product;
  product_name: string;
  state: PurchaseState;
  /** Whether what was bought is open to the buyer. */
  has_access: boolean;
  /** Oldest first. */
  payments: PurchasePayment[];
  refunds: PurchaseRefund[];
  /** Where an installment that failed can be paid now; of several, the one that failed first. */
  pay_url: string | null;
  /** When that one is tried again; null after its last try. */
  next_attempt_at: string | null;
  /** All that are overdue, oldest first. */
  failed_installments: FailedInstallment[];
}

export interface PurchasesResponse {
  success: true;
  /** Newest first. */
  purchases: Purchase[];
}

export interface InvoiceParams {
  order_id: string;
}

/** What the member has bought, with every address the account has had. */
export const vipPurchasesEndpoint: Endpoint<{ response: PurchasesResponse }> = {
  method: 'GET',
  path: '/api/vip/purchases',
  access: 'vip',
  source: 'M-184',
};

/** The invoice of one of these orders as a PDF. The first call gives it its number. */
export const vipInvoiceEndpoint: Endpoint<{ params: InvoiceParams; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/vip/purchases/:order_id/invoice',
  access: 'vip',
  source: 'M-184',
  answerFormat: 'file',
};
