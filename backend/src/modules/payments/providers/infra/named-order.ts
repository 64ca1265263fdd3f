import { UNNAMED, type PaymentOrigin } from '../../domain/payment-origin.js';

const ORDER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const INVOICE_ID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-f]{12})$/i;

/** The id of an order that was given to a provider; null for anything else that stands in its place. */
export const namedOrder = (text: string | null | undefined): string | null =>
  text && ORDER_ID.test(text) ? text.toLowerCase() : null;

/**
 * PayPal's orders have no metadata: the mark stands behind the order's id in the invoice number, of at most 127 characters, one for each
 * order as PayPal wants it. `custom_id` stays the bare id, which every release reads.
 */
export const invoiceIdOf = (orderId: string, installation: string | undefined): string =>
  installation === undefined ? orderId : `${orderId}.${installation}`;

/** Who began what bears these two names at PayPal. Orders of releases without marks have the bare id in both. */
export function originAtPaypal(custom: string | undefined, invoice: string | undefined): PaymentOrigin {
  const [, orderId, installation] = INVOICE_ID.exec(invoice ?? '') ?? [];
  if (!orderId || !installation) return { ...UNNAMED, orderId: namedOrder(custom) ?? namedOrder(invoice) };
  return { orderId: namedOrder(custom) ?? orderId.toLowerCase(), installation: installation.toLowerCase() };
}
