import { formatUsd, lineName, type Quote, type QuoteLine } from '@summit/pricing';
import type { Product } from '@summit/rules';
import { X } from 'lucide-react';
import { shownAmount } from './shown-amount';

export interface DueTodayProps {
  quote: Quote;
  /** False while the server has not said which price holds: its room is kept. */
  isKnown: boolean;
  /** The code behind the discount, and how to take it away; null while it is being paid with. */
  discount: { code: string; onRemove: (() => void) | null } | null;
}

const labelOf = (product: Product, line: QuoteLine): string =>
  line.key === 'coaching_sessions' ? `Coaching sessions, ${line.quantity} ×` : lineName(product, line);

/** What the order consists of and what is due today; one line alone is not listed, the sum says it. */
export function DueToday({ quote, isKnown, discount }: DueTodayProps) {
  const { lines, discountCents, totalCents, installments } = quote;
  const itemized = lines.length > 1 || discountCents > 0 || discount !== null;
  return (
    <dl className="due">
      {itemized &&
        lines.map((line) => (
          <div key={line.key === 'order_bump' ? line.bump : line.key}>
            <dt>{labelOf(quote.product, line)}</dt>
            <dd className="tnum">{shownAmount(isKnown, formatUsd(line.amountCents))}</dd>
          </div>
        ))}
      {discount && (
        <div>
          <dt className="due__code">
            {discount.code}
            <button
              type="button"
              aria-label={`Remove discount ${discount.code}`}
              disabled={discount.onRemove === null}
              onClick={discount.onRemove ?? undefined}
            >
              <X size={16} strokeWidth={2} aria-hidden />
            </button>
          </dt>
          <dd className="tnum">{shownAmount(isKnown, `−${formatUsd(discountCents)}`)}</dd>
        </div>
      )}
      {installments && (
        <div>
          <dt>Total in {installments.length} payments, 0% interest</dt>
          <dd className="tnum">{shownAmount(isKnown, formatUsd(totalCents))}</dd>
        </div>
      )}
      <div className="due__today">
        <dt>Due today</dt>
        <dd className="tnum" aria-live="polite">
          {shownAmount(isKnown, formatUsd(installments?.[0] ?? totalCents))}
        </dd>
      </div>
    </dl>
  );
}
