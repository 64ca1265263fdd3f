import type { FlowBlock } from '@summit/content';
import type { Sheet } from '@summit/content/library';
import { formatUsd, lineName } from '@summit/pricing';
import { PRODUCT_NAMES } from '@summit/rules';
import type { OrderHistory } from '../../payments/payments.public.js';
import type { EvidenceEvent, OrderTraces } from './evidence.port.js';

/** Banks compare with times of their own, so all times are UTC. */
const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const utc = (at: number): string => `${TIME.format(at)} UTC`;

const PROVIDERS = { stripe: 'card, through Stripe', paypal: 'PayPal' } as const;

/** What is sent to the bank that disputes a payment: one document with everything that we know. */
export function evidenceSheet(history: OrderHistory, traces: OrderTraces, at: number): Sheet {
  const { order } = history;
  return {
    title: 'Evidence for an order',
    subtitle: `Order ${order.id}, collected ${utc(at)}. All times are UTC.`,
    day: 1,
    blocks: [
      { kind: 'heading', text: 'The order' },
      { kind: 'facts', items: factsOf(history) },
      linesOf(history),
      moneyOf(history),
      ...disputesOf(traces),
      { kind: 'heading', text: 'What the buyer received and used' },
      ...traceOf({ caption: 'Mails to the buyer', column: 'Mail', none: 'No mail was sent.' }, traces.mails),
      ...traceOf(
        { caption: 'Sign-ins to the member area', column: 'From', none: 'Nobody has signed in.' },
        traces.signIns,
      ),
      ...traceOf({ caption: 'Sessions watched', column: 'Session', none: 'No session was watched.' }, traces.sessions),
      ...traceOf(
        { caption: 'Downloads and prompts opened', column: 'What', none: 'Nothing was downloaded.' },
        traces.downloads,
      ),
    ],
  };
}

const factsOf = ({ order, cardLast4 }: OrderHistory): [string, string][] => [
  ['Product', PRODUCT_NAMES[order.product].long],
  ['Buyer', [order.name, order.email].filter(Boolean).join(', ') || 'not known'],
  ['Ordered', utc(order.createdAt)],
  ['Paid', order.paidAt === null ? 'not paid' : utc(order.paidAt)],
  ['Paid by', cardLast4 ? `${PROVIDERS[order.provider]}, card ending in ${cardLast4}` : PROVIDERS[order.provider]],
  ['Price', formatUsd(order.totalCents)],
  ['Received', formatUsd(order.capturedCents)],
  ['Paid back', formatUsd(order.refundedCents)],
];

const linesOf = ({ order, lines, discountCents }: OrderHistory): FlowBlock => ({
  kind: 'table',
  caption: 'What was bought',
  columns: ['Line', 'Quantity', 'Amount'],
  widths: [3, 1, 1],
  rows: [
    ...lines.map((line) => [lineName(order.product, line), String(line.quantity), formatUsd(line.amountCents)]),
    ...(discountCents > 0 ? [['Discount', '', formatUsd(-discountCents)]] : []),
  ],
});

const moneyOf = ({ payments, refunds }: OrderHistory): FlowBlock => ({
  kind: 'table',
  caption: 'Payments and refunds',
  columns: ['When', "The provider's id", 'Amount'],
  widths: [2, 3, 1],
  rows: [
    ...payments.map(({ receivedAt, ref, amountCents }) => [utc(receivedAt), ref, formatUsd(amountCents)]),
    ...refunds.map(({ at, ref, amountCents }) => [utc(at), ref, formatUsd(-amountCents)]),
  ],
});

const disputesOf = ({ disputes }: OrderTraces): FlowBlock[] =>
  disputes.length === 0
    ? []
    : [
        {
          kind: 'table',
          caption: 'Disputes',
          columns: ['Opened', "The provider's id", 'State', 'Amount'],
          widths: [2, 3, 1, 1],
          rows: disputes.map(({ openedAt, ref, state, amountCents }) => [
            utc(openedAt),
            ref,
            state,
            formatUsd(amountCents),
          ]),
        },
      ];

function traceOf(
  { caption, column, none }: { caption: string; column: string; none: string },
  traces: readonly EvidenceEvent[],
): FlowBlock[] {
  if (traces.length === 0) return [{ kind: 'paragraph', text: `${caption}: ${none}` }];
  const rows = traces.map(({ at, what }) => [utc(at), what]);
  return [{ kind: 'table', caption, columns: ['When', column], widths: [2, 4], rows }];
}
