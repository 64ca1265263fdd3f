import type { PriceChangedBody, QuoteSummary } from '@summit/contracts';
import { centsOf, type Quote } from '@summit/pricing';

/** The server's quote in cents, as `quote()` gives it. */
export const quoteOfSummary = (summary: QuoteSummary): Quote => ({
  product: summary.product_type,
  priceReason: summary.price_reason,
  lines: summary.lines.map(({ unit_amount, amount, ...line }) => ({
    ...line,
    unitCents: centsOf(unit_amount),
    amountCents: centsOf(amount),
  })),
  subtotalCents: centsOf(summary.subtotal),
  discountCents: centsOf(summary.discount),
  totalCents: centsOf(summary.total),
  installments: summary.installments?.map(centsOf) ?? null,
});

/** The quote that a `price_changed` answer carries; null for any other answer. */
export function changedQuote(error: { code: string | null; body: unknown }): Quote | null {
  if (error.code !== 'price_changed') return null;
  const { quote } = error.body as Partial<PriceChangedBody>;
  return quote ? quoteOfSummary(quote) : null;
}
