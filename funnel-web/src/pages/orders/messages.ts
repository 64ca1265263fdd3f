import type { BuyerOrder, PlanCard } from '@summit/contracts';
import type { Product } from '@summit/rules';
import { dayOf } from '@summit/web-app/purchases/purchase-rows';

/** Texts of `/orders`. */
export const TEXTS = {
  name: 'Your orders',
  title: 'Your orders',
  line: 'Receipts, invoices and what belongs to each order. This page needs no password: whoever has its link can open it.',
  loading: 'Loading your orders',
  loadingLine: 'One moment, please.',
  noneTitle: 'Have the link to your orders mailed to you',
  noneLine: 'Every receipt holds a link to this page. If you can not find it, we mail you a new one.',
  closedTitle: 'This link does not open your orders',
  failedTitle: 'We could not load your orders',
  failed: 'We could not load your orders. Please try again in a moment.',
  failedLine: 'Your orders are stored. This page could not reach them.',
  retry: 'Try again',
  empty:
    'There are no orders behind this link any more. If an address was corrected, the link in the newer receipt shows them.',
  email: 'Email address of the order',
  mailLink: 'Email me the link',
  linkFailed: 'The link could not be sent. Please try again.',
  order: 'Order',
  items: 'Items',
  payments: 'Payments',
  plan: 'Payment plan',
  coaching: 'Coaching sessions',
  files: 'Files',
  open: 'Access is open',
  closed: 'Access has ended',
  mailsTo: 'Mails go to',
  invoice: 'Download invoice',
  invoiceFailed: 'The invoice could not be downloaded.',
  resend: 'Send the mails again',
  resendFailed: 'The mails could not be sent. Please try again.',
  pay: 'Pay now',
  payOne: 'Pay installment',
  past: 'An installment could not be taken from your card. You can pay it now, with this or another card.',
  changeCard: 'Change card',
  changeCardHint: 'You can have the next installments taken from another card. Nothing is charged when you save it.',
  changeCardFailed: 'The page for another card could not be opened. Please try again.',
  cardWaiting: 'Your new card is being saved.',
  cardLate: 'We have not heard of your new card yet. This page shows it as soon as we do.',
  memberArea: 'Open the member area',
  correct: 'Correct the address',
  newEmail: 'Right email address',
  correctHint: 'You confirm it with the address that you paid with, or support looks at it.',
  confirmTitle: 'Is the other address right?',
  confirmLine:
    'The mails of an order that you paid go to another address from now on. The message with this link names it.',
  confirm: 'Yes, use that address',
  confirmedTitle: 'The address is corrected',
  confirmFailed: 'The address could not be corrected. Please try again.',
  correctSend: 'Ask for this address',
  correctFailed: 'The correction could not be sent. Please try again.',
  correctEmpty: 'Please enter a valid email address',
  refund: 'Ask for a refund',
  reason: 'What was it that did not work for you? (optional)',
  refundSend: 'Ask for the refund',
  refundFailed: 'Your request could not be sent. Please try again.',
  cancel: 'Cancel',
} as const;

/** Which card was given in place of the first, and when; null while none was. */
export const planCardText = ({ last4, given_at }: PlanCard): string | null =>
  last4 === null || given_at === null
    ? null
    : `On ${dayOf(given_at)} you changed to the card ending in ${last4}. It pays the next installments.`;

const AFTER_DELIVERY: Record<Product, string> = {
  vip: '',
  implementation: 'until 48 hours after your coaching session is completed',
  dfy: 'until 30 days after your final coaching session',
};

const REQUEST = {
  pending: 'We look at it and answer by email.',
  approved: 'We agreed: the money goes back to where it came from.',
  declined: 'We did not agree.',
} as const;

/** How the guarantee of an order stands. */
export function guaranteeText({ refund, product_type }: Pick<BuyerOrder, 'refund' | 'product_type'>): string | null {
  const { can_ask, guarantee_until: until, request } = refund;
  if (request) {
    const answer = request.answer === null ? '' : ` ${request.answer}`;
    return `You asked for a refund on ${dayOf(request.asked_at)}. ${REQUEST[request.state]}${answer}`;
  }
  if (can_ask)
    return `You can ask for your money back ${until === null ? AFTER_DELIVERY[product_type] : `until ${dayOf(until)}`}.`;
  return until !== null && Date.parse(until) <= Date.now() ? `The refund period ended on ${dayOf(until)}.` : null;
}

/** What has become of another address that was asked for. */
export function correctionText({ correction }: Pick<BuyerOrder, 'correction'>): string | null {
  if (!correction) return null;
  if (correction.state === 'pending') return `We are looking at your correction to ${correction.email}.`;
  return `We did not change the address to ${correction.email}.${correction.answer === null ? '' : ` ${correction.answer}`}`;
}

/** `Session 2 (extra)`, with when it was held. */
export const sessionText = ({ number, included, held_at }: BuyerOrder['coaching'][number]): string =>
  `Session ${number}${included ? '' : ' (extra)'}: ${held_at === null ? 'to come' : `held on ${dayOf(held_at)}`}`;
