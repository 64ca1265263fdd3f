/** Who sells, as the company settings say it when the invoice gets its number. */
export interface Seller {
  name: string;
  /** With line breaks. */
  address: string;
  /** Empty: none. */
  taxId: string;
  /** A sentence below the sums; empty: none. */
  note: string;
}

/** What an invoice says for good; cents, times in ms. */
export interface InvoiceContent {
  seller: Seller;
  buyer: { name: string | null; email: string };
  orderId: string;
  orderedAt: number;
  lines: { name: string; amountCents: number }[];
  discountCents: number;
  totalCents: number;
}

/** An invoice with its number. It never changes; what was paid since is printed below it. */
export interface IssuedInvoice {
  /** From 1 on, without gaps. */
  number: number;
  /** ms. */
  issuedAt: number;
  content: InvoiceContent;
}

/** `INV-000042`. */
export const invoiceNumber = ({ number }: Pick<IssuedInvoice, 'number'>): string =>
  `INV-${String(number).padStart(6, '0')}`;
