import type { Product } from '@summit/rules';
import type { Endpoint } from './endpoint.js';

export interface OrderStatusQuery {
  /** The provider's checkout id or the browser's own id: both find the order (C-036..038). */
  session_id: string;
}

/** A line of a paid order, in dollars. */
export interface ReceiptLine {
  name: string;
  quantity: number;
  amount: number;
}

/** A payment of a plan, in dollars. */
export interface ReceiptInstallment {
  number: number;
  amount: number;
  /** When it is due, or was paid. */
  date: string;
  paid: boolean;
}

/** What the receipt of a paid order says. Dollars; times as ISO 8601. */
export interface OrderReceipt {
  /** As on the receipt that is mailed. */
  order_number: string;
  ordered_at: string;
  lines: ReceiptLine[];
  discount: number;
  total: number;
  /** Of the total, so far. */
  paid: number;
  /** Of what was paid. */
  refunded: number;
  /** Where the mails go; masked for every browser but the one that ordered. Null while the provider has not told it. */
  email: string | null;
  payment_method: 'card' | 'paypal';
  /** Of the card, where we know it; null for every browser but the one that ordered. */
  card_last4: string | null;
  /** Of a plan, in order; empty otherwise. */
  installments: ReceiptInstallment[];
}

export interface OrderStatusResponse {
  success: true;
  product_type: Product;
  /**
   * `Confirmed` on the page, or `Confirming…` while the provider has not answered, or the payment did not come. `paid_twice`: it came for
   * what was bought before, and is paid back (C-116).
   */
  status: 'confirmed' | 'confirming' | 'failed' | 'paid_twice';
  /** Of a confirmed order. */
  receipt: OrderReceipt | null;
  /** Signed link to the page of this order, for one day; null for every browser but the one that ordered. */
  orders_url: string | null;
}

/** Asked by /success while it shows `Confirming…`. An id without an order answers `not_found`. */
export const orderStatusEndpoint: Endpoint<{ query: OrderStatusQuery; response: OrderStatusResponse }> = {
  method: 'GET',
  path: '/api/orders/status',
  access: 'public',
  source: 'C-036',
};

/** An order that this browser has paid for and still holds. */
export interface HeldOrder {
  product_type: Product;
  ordered_at: string;
  /** Masked. Null while the provider has not told it. */
  email: string | null;
}

export interface HeldOrdersResponse {
  success: true;
  /** Newest first; one of each product. */
  orders: HeldOrder[];
}

/** What the browser of the buyer cookie holds, so that no page sells it a second time or claims an order that is not there. */
export const heldOrdersEndpoint: Endpoint<{ response: HeldOrdersResponse }> = {
  method: 'GET',
  path: '/api/orders/held',
  access: 'public',
  source: 'C-116',
};
