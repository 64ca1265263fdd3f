import { Inject, Injectable } from '@nestjs/common';
import type { MailTemplateId } from '@summit/content/messages';
import { ADD_ON_DELIVERIES, type AddOnDelivery } from '@summit/content/library';
import { bumpName, formatUsd, INSTALLMENT_COUNT, lineName } from '@summit/pricing';
import { PRODUCT_NAMES, pacificDayInWords } from '@summit/rules';
import { Links } from '../../../platform/links/links.js';
import type { MailRequest, OwnValues } from '../../../platform/mail/mail-queue.js';
import { ORDER_FILES, type OrderFiles } from '../../library/library.public.js';
import { addressOf, type OrderHistory, type OrderView } from '../../payments/payments.public.js';
import { coachingWords } from '../domain/coaching-words.js';
import { disputeOutcome } from '../domain/dispute-outcome.js';

type Installment = OrderHistory['installments'][number];
type Refund = OrderHistory['refunds'][number];

/** Money that came for something the buyer has, or its refund. `ref`: the payment's or the refund's. */
export interface SecondPayment {
  stage: 'received' | 'paid_back';
  ref: string;
  amountCents: number;
}

/** The mails about an order (F-322), each with the key that keeps it from being sent twice. */
@Injectable()
export class OrderMails {
  constructor(
    private readonly links: Links,
    @Inject(ORDER_FILES) private readonly files: Pick<OrderFiles, 'urlFor'>,
  ) {}

  receipt(history: OrderHistory): MailRequest {
    const { order } = history;
    return mail(order, `receipt:${order.id}`, 'receipt', {
      name: nameOf(order),
      product_name: productName(order),
      order_id: order.id,
      order_date: pacificDayInWords(order.paidAt ?? order.createdAt),
      order_lines: linesOf(history),
      total: formatUsd(order.totalCents),
      payment_method: paymentMethodOf(history),
      refund_policy_url: this.links.to('refundPolicy'),
    });
  }

  /** Null for vip, which is delivered by the member area. */
  details(history: OrderHistory): MailRequest | null {
    const { order } = history;
    if (order.product === 'vip') return null;
    const values: OwnValues<'dfy-details'> = {
      name: nameOf(order),
      order_id: order.id,
      order_lines: linesOf(history),
      coaching_sessions: coachingWords({ product: order.product, bought: order.coachingSessions }),
      refund_policy_url: this.links.to('refundPolicy'),
    };
    const key = `details:${order.id}`;
    if (order.product === 'dfy') return mail(order, key, 'dfy-details', values);
    const preparation_sheet_url = this.files.urlFor('preparation-sheet', order.id);
    return mail(order, key, 'implementation-details', { ...values, preparation_sheet_url });
  }

  /** One for each add-on that is handed over as a file or in the library. */
  addOns({ order }: OrderHistory): MailRequest[] {
    return order.bumps.flatMap((bump) => {
      const delivery = ADD_ON_DELIVERIES[bump];
      if (!delivery) return [];
      const values: OwnValues<'add-on'> = {
        name: nameOf(order),
        order_id: order.id,
        add_on_name: bumpName(bump),
        add_on_about: delivery.about,
        add_on_url: this.placeOf(delivery, order.id),
      };
      return [mail(order, `add-on:${order.id}:${bump}`, 'add-on', values)];
    });
  }

  private placeOf(delivery: AddOnDelivery, orderId: string): string {
    if (delivery.by === 'file') return this.files.urlFor(delivery.file, orderId);
    return this.links.to('vipResources', {}, { hash: delivery.part });
  }

  /** A paid installment: the receipt of this part, or of the whole plan when it was the last. */
  installmentPaid({ order, installments }: OrderHistory, paid: Installment): MailRequest {
    const next = installments.find(({ number }) => number === paid.number + 1);
    const key = `installment:${order.id}:${paid.number}`;
    const shared = {
      name: nameOf(order),
      installments_total: String(INSTALLMENT_COUNT),
      order_id: order.id,
      product_name: productName(order),
      amount: formatUsd(paid.amountCents),
    };
    if (!next) {
      const finished_on = pacificDayInWords(paid.paidAt ?? paid.dueAt);
      return mail(order, key, 'plan-finished', {
        ...shared,
        total: paidWithRefunds(order.totalCents, order),
        finished_on,
      });
    }
    return mail(order, key, 'plan-installment-paid', {
      ...shared,
      installment_number: String(paid.number),
      next_amount: formatUsd(next.amountCents),
      next_payment_date: pacificDayInWords(next.dueAt),
    });
  }

  /** A failed installment with the page where it can be paid; one mail for each try of an invoice. */
  installmentFailed(
    { order }: OrderHistory,
    failed: { installment: Installment; invoice: string; payUrl: string; nextAttemptAt: number | null },
  ): MailRequest {
    const { installment, invoice, payUrl, nextAttemptAt } = failed;
    return mail(order, `installment-failed:${invoice}:${nextAttemptAt ?? 'last'}`, 'plan-installment-failed', {
      name: nameOf(order),
      installment_number: String(installment.number),
      installments_total: String(INSTALLMENT_COUNT),
      order_id: order.id,
      product_name: productName(order),
      amount: formatUsd(installment.amountCents),
      next_attempt_date:
        nextAttemptAt === null ? 'none planned, please use the button' : pacificDayInWords(nextAttemptAt),
      what_next:
        nextAttemptAt === null
          ? 'That was the last attempt: if you do nothing, the payment plan stops.'
          : 'If you do nothing, we try the same card again on the date above.',
      payment_url: payUrl,
    });
  }

  /** The plan has ended before its last payment; `change` names this end. */
  planEnded(
    { order, installments }: OrderHistory,
    end: { how: 'defaulted' | 'canceled'; change: string },
  ): MailRequest {
    const open = installments.filter(({ paidAt }) => paidAt === null);
    const values: OwnValues<'plan-defaulted'> = {
      name: nameOf(order),
      order_id: order.id,
      product_name: productName(order),
      paid: paidWithRefunds(order.capturedCents, order),
      open_amount: formatUsd(open.reduce((sum, { amountCents }) => sum + amountCents, 0)),
    };
    const key = `plan-${end.how}:${order.id}:${end.change}`;
    if (end.how === 'defaulted') return mail(order, key, 'plan-defaulted', values);
    return mail(order, key, 'plan-canceled', { ...values, refund_policy_url: this.links.to('refundPolicy') });
  }

  disputeOpened({ order }: OrderHistory, change: string): MailRequest {
    return mail(order, `dispute-opened:${order.id}:${change}`, 'dispute-opened', {
      name: nameOf(order),
      order_id: order.id,
      product_name: productName(order),
      total: formatUsd(order.capturedCents),
    });
  }

  disputeClosed({ order, refunds }: OrderHistory, end: { status: string; change: string }): MailRequest {
    const tookBack = refunds.some(({ kind }) => kind === 'dispute_lost');
    return mail(order, `dispute-closed:${order.id}:${end.change}`, 'dispute-closed', {
      name: nameOf(order),
      order_id: order.id,
      product_name: productName(order),
      paid_back: formatUsd(order.refundedCents),
      outcome: disputeOutcome({ ...end, tookBack }),
      refund_policy_url: this.links.to('refundPolicy'),
    });
  }

  /** `first`: the order that stands. */
  secondPayment(first: OrderView, { stage, ref, amountCents }: SecondPayment): MailRequest {
    const values = {
      name: nameOf(first),
      order_id: first.id,
      product_name: productName(first),
      first_order_date: pacificDayInWords(first.paidAt ?? first.createdAt),
      second_amount: formatUsd(amountCents),
    };
    const key = `second-payment:${ref}`;
    if (stage === 'received') return mail(first, key, 'second-payment', values);
    return mail(first, key, 'second-payment-refund', values);
  }

  refund({ order }: OrderHistory, refund: Refund): MailRequest {
    return mail(order, `refund:${order.provider}:${refund.ref}`, 'refund', {
      name: nameOf(order),
      order_id: order.id,
      product_name: productName(order),
      refund_amount: formatUsd(refund.amountCents),
      total: formatUsd(order.capturedCents),
      refund_date: pacificDayInWords(refund.at),
      refund_policy_url: this.links.to('refundPolicy'),
    });
  }
}

function mail<Id extends MailTemplateId>(
  order: OrderView,
  key: string,
  ...[template, values]: [template: Id, values: OwnValues<Id>]
): MailRequest {
  return { key, template, recipient: addressOf(order), values };
}

/** What the buyer paid for the order, and what of it went back. */
const paidWithRefunds = (paidCents: number, { refundedCents }: OrderView): string =>
  refundedCents === 0
    ? formatUsd(paidCents)
    : `${formatUsd(paidCents)}, of which ${formatUsd(refundedCents)} was paid back`;

const nameOf = (order: OrderView): string => order.name ?? 'there';

const productName = (order: OrderView): string => PRODUCT_NAMES[order.product].long;

function linesOf({ order, lines, discountCents }: OrderHistory): string {
  const bought = lines.map((line) => {
    const name = lineName(order.product, line);
    return `${line.quantity > 1 ? `${line.quantity} x ${name}` : name}: ${formatUsd(line.amountCents)}`;
  });
  return [...bought, ...(discountCents > 0 ? [`Discount: ${formatUsd(-discountCents)}`] : [])].join('\n');
}

function paymentMethodOf({ order, cardLast4 }: OrderHistory): string {
  if (order.provider === 'paypal') return 'PayPal';
  return cardLast4 ? `Card ending in ${cardLast4}` : 'Card';
}
