import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { InvoiceContent, IssuedInvoice } from './invoice.js';

export interface Invoices {
  /** The invoice of an order: the one that it has, else a new one with the next number, which `content` is frozen into. `at` in ms. */
  issue(tx: Transaction, orderId: string, invoice: { content: InvoiceContent; at: number }): Promise<IssuedInvoice>;
}

export const INVOICES = Symbol('INVOICES');
