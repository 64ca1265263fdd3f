import type { OrderReceipt } from '@summit/contracts';
import { centsOf, formatUsd } from '@summit/pricing';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import type { ReactNode } from 'react';
import { dayText } from '../../lib/site/shown-date';

const money = (dollars: number): string => formatUsd(centsOf(dollars));

function Row({ name, children, className }: { name: string; children: ReactNode; className?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}

function payment({ payment_method: method, card_last4: last4 }: OrderReceipt): string {
  if (method === 'paypal') return 'PayPal';
  return last4 === null ? 'Card' : `Card ending in ${last4}`;
}

/** What the mailed receipt says as well: number, items, amounts, and the dates of a plan. */
export function ReceiptRows({ receipt }: { receipt: OrderReceipt }) {
  const { order_number, ordered_at, lines, discount, total, paid, refunded, installments } = receipt;
  return (
    <>
      <Row name="Number on your receipt" className="summary__id">
        <code>{order_number}</code>
        <CopyButton text={order_number} />
      </Row>
      <Row name="Ordered on">{dayText(ordered_at)}</Row>
      <Row name="Items">
        <ul className="summary__lines">
          {lines.map(({ name, quantity, amount }) => (
            <li key={name}>
              <span>{quantity > 1 ? `${quantity} × ${name}` : name}</span> <span className="tnum">{money(amount)}</span>
            </li>
          ))}
          {discount > 0 && (
            <li>
              <span>Discount</span> <span className="tnum">−{money(discount)}</span>
            </li>
          )}
          <li className="summary__total">
            <span>Total</span> <span className="tnum">{money(total)}</span>
          </li>
        </ul>
      </Row>
      {installments.length > 0 && (
        <Row name="Payments">
          <ul className="summary__lines">
            {installments.map(({ number, amount, date, paid: isPaid }) => (
              <li key={number}>
                <span>
                  {isPaid ? 'Paid on' : 'Due on'} {dayText(date)}
                </span>{' '}
                <span className="tnum">{money(amount)}</span>
              </li>
            ))}
          </ul>
        </Row>
      )}
      <Row name="Paid">
        {money(paid)}, {payment(receipt)}
      </Row>
      {refunded > 0 && <Row name="Paid back">{money(refunded)}</Row>}
    </>
  );
}
