import type { QuoteSummary } from '@summit/contracts';
import { dollars, type Quote } from '@summit/pricing';
import { pacificDay } from '@summit/rules';
import { AppError } from '../../../../platform/errors/app-error.js';
import { PriceChanged } from '../application/price-changed.js';

/** Cents to dollars. */
export const presentQuote = (quote: Quote): QuoteSummary => ({
  product_type: quote.product,
  price_reason: quote.priceReason,
  lines: quote.lines.map(({ unitCents, amountCents, ...line }) => ({
    ...line,
    unit_amount: dollars(unitCents),
    amount: dollars(amountCents),
  })),
  subtotal: dollars(quote.subtotalCents),
  discount: dollars(quote.discountCents),
  total: dollars(quote.totalCents),
  ...(quote.installments && { installments: quote.installments.map(dollars) }),
});

/** A changed price is answered with the new quote, so that the buyer can decide again (C-014). */
export async function withQuoteOnChange<Result>(purchase: Promise<Result>): Promise<Result> {
  try {
    return await purchase;
  } catch (error) {
    if (!(error instanceof PriceChanged)) throw error;
    throw new AppError('price_changed', { cause: error, extra: { quote: presentQuote(error.quote) } });
  }
}

/** About noon of the business day, so that it is that day in most time zones. */
const noonOf = (at: number): string => `${pacificDay(at)}T20:00:00.000Z`;

/** `at` in ms; nothing without an earlier order (C-116). The day is told and not the time: whoever names the address may ask. */
export const presentEarlierOrder = (at: number | null): { earlier_order_at?: string } =>
  at === null ? {} : { earlier_order_at: noonOf(at) };
