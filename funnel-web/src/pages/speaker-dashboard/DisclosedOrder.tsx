import { PRODUCT_NAMES, type Product } from '@summit/rules';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayText } from '../../lib/site/shown-date';

export interface DisclosedOrderProps {
  product: Product;
  /** ISO 8601. */
  at: string;
  chip: { tone: 'good' | 'bad' | 'waiting'; text: string };
  amount?: string;
  reasons: readonly { name: string; text: string }[];
  orderId: string;
  /** Below the reasons: more rows of the list. */
  children?: ReactNode;
}

/** One order of a list: what it is and how it stands; opened, the reasons. */
export function DisclosedOrder({ product, at, chip, amount, reasons, orderId, children }: DisclosedOrderProps) {
  return (
    <li>
      <details className="commission">
        <summary>
          <span className="commission__what">
            <b>{PRODUCT_NAMES[product].long}</b>
            <time dateTime={at}>{dayText(at)}</time>
          </span>
          <span className={`portal-chip portal-chip--${chip.tone}`}>{chip.text}</span>
          <b className="commission__amount">{amount}</b>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
        </summary>
        <dl className="commission__reasons">
          {reasons.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div>
            <dt>Order id</dt>
            <dd className="commission__id">{orderId}</dd>
          </div>
          {children}
        </dl>
      </details>
    </li>
  );
}
