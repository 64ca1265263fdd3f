import type { HeldOrder, OrderReceipt } from '@summit/contracts';
import { dollars, lineName } from '@summit/pricing';
import { maskEmail } from '@summit/rules';
import type { OrderHistory } from '../../payments.public.js';
import type { PurchaseOrder } from '../domain/purchase.js';

const iso = (ms: number): string => new Date(ms).toISOString();
const masked = (email: string | null): string | null => email && maskEmail(email);

/** The receipt of a paid order. `own`: asked for by the browser that ordered; an id alone, which links carry, shows neither address nor card. */
export const presentReceipt = (history: OrderHistory, own: boolean): OrderReceipt => {
  const { order, lines, discountCents, installments, cardLast4 } = history;
  return {
    order_number: order.id,
    ordered_at: iso(order.createdAt),
    lines: lines.map((line) => ({
      name: lineName(order.product, line),
      quantity: line.quantity,
      amount: dollars(line.amountCents),
    })),
    discount: dollars(discountCents),
    total: dollars(order.totalCents),
    paid: dollars(order.capturedCents),
    refunded: dollars(order.refundedCents),
    email: own ? order.email : masked(order.email),
    payment_method: order.provider === 'paypal' ? 'paypal' : 'card',
    card_last4: own ? cardLast4 : null,
    installments: installments.map(({ number, amountCents, dueAt, paidAt }) => ({
      number,
      amount: dollars(amountCents),
      date: iso(paidAt ?? dueAt),
      paid: paidAt !== null,
    })),
  };
};

export const presentHeldOrder = ({ product, createdAt, email }: PurchaseOrder): HeldOrder => ({
  product_type: product,
  ordered_at: iso(createdAt),
  email: masked(email),
});
