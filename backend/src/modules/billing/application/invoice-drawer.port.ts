import type { InvoicePage } from './invoice-page.js';

/** Sets an invoice as a PDF. */
export interface InvoiceDrawer {
  draw(page: InvoicePage): Promise<Buffer>;
}

export const INVOICE_DRAWER = Symbol('INVOICE_DRAWER');
