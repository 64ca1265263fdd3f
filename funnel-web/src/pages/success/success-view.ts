import type { Product } from '@summit/rules';
import type { Tone } from '../../features/after-order/AfterOrderTemplate';
import { SUCCESS_COPY } from './success-copy.baked';
import type { SuccessQuery } from './success-query';
import type { OrderStatus } from './useOrderStatus';

export interface SuccessView {
  tone: Tone;
  title: string;
  line: string;
  /** Whose next steps are shown; null for none. */
  product: Product | null;
  /** The chip of the order summary. */
  status: string;
  /** A sentence under the summary. */
  note: string | null;
}

const STATUS: Record<OrderStatus['state'], string> = {
  none: 'Not named',
  asking: 'Checking…',
  confirmed: 'Confirmed',
  confirming: 'Confirming…',
  failed: 'Not completed',
  paid_twice: 'Paid back',
  unknown: 'Not found',
  unreachable: 'Not checked yet',
};

const CONFIRMING = {
  title: 'Your payment is being confirmed',
  line: 'A card is usually confirmed within seconds, a payment with PayPal within a few minutes. The page changes by itself.',
};
const CONFIRMING_LONG =
  'This takes longer than usual. You can close the page: your order is stored, and we write to you by email as soon as the payment is confirmed.';
const ASKING = {
  title: 'Checking your order',
  line: 'One moment: we are asking how it stands.',
};
const NO_ORDER = {
  title: 'No order to show here',
  line: 'This address names no order. Your receipt by email has everything about yours; nothing was charged by opening this page.',
};
const REFUNDED = {
  title: 'This order was paid back',
  line: 'The money is on its way to where it came from, or has arrived. What came with the order has ended.',
};
const UNREACHABLE_HEAD = {
  title: 'We could not check your order yet',
  line: 'We are still asking how it stands.',
};
const UNREACHABLE = 'We could not ask for the status of your order. We will try again in a moment.';
const UNREACHABLE_LONG =
  'We could not ask for the status of your order. If you have paid, the confirmation comes by email in any case.';
const FAILED = {
  title: 'Your payment did not go through',
  line: 'The payment was not completed, so this order is not placed. You can try again, or write to support.',
};
const PAID_TWICE = {
  title: 'You had bought this already',
  line: 'Your first order stands, with everything that belongs to it. This second payment goes back in full to where it came from, by itself; your bank or PayPal needs 5 to 10 business days to show it. Two emails say the same.',
};
const UNKNOWN = {
  title: 'We could not find this order',
  line: 'The address of this page may be incomplete. Your receipt by email names the order; support can help with the rest.',
};

/** What /success shows of an order (C-036). */
export function successView(
  query: SuccessQuery,
  { state, product: told, receipt, stopped }: Omit<OrderStatus, 'askAgain' | 'ordersUrl'>,
): SuccessView {
  // The address names a product, the server knows it.
  const product = query.product === null ? null : (told ?? query.product);
  const common = { product, status: STATUS[state], note: null };
  switch (state) {
    case 'none':
      return { ...common, ...NO_ORDER, tone: 'problem', product: null };
    case 'asking':
      return { ...common, ...ASKING, tone: 'waiting' };
    case 'failed':
      return { ...common, ...FAILED, tone: 'problem', product: told ?? query.product };
    case 'paid_twice':
      return { ...common, ...PAID_TWICE, tone: 'problem' };
    case 'unknown':
      return { ...common, ...UNKNOWN, tone: 'problem', product: null };
    case 'confirming':
      return { ...common, ...CONFIRMING, tone: 'waiting', note: stopped ? CONFIRMING_LONG : null };
    case 'unreachable':
      return { ...common, ...UNREACHABLE_HEAD, tone: 'waiting', note: stopped ? UNREACHABLE_LONG : UNREACHABLE };
    default:
      if (receipt !== null && receipt.refunded > 0 && receipt.refunded >= receipt.paid)
        return { ...common, ...REFUNDED, tone: 'problem' };
      return { ...common, ...SUCCESS_COPY[product ?? 'generic'], tone: 'done' };
  }
}
