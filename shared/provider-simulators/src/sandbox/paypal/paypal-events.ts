import type { WebhookSender } from '../webhooks/webhook-sender.js';
import { captureResource } from './capture-resource.js';
import { disputeResource } from './dispute-resource.js';
import { orderResource } from './order-resource.js';
import { decimalText } from './paypal-amount.js';
import { eventId, wireTime } from './paypal-ids.js';
import type { Capture, Dispute, PaypalOrder, PaypalState, Refund } from './paypal-state.js';
import { refundResource } from './refund-resource.js';

interface Parts {
  type: string;
  kind: 'checkout-order' | 'capture' | 'refund' | 'dispute';
  summary: string;
  resource: object;
  base: string;
}

const CAPTURE_NEWS = { COMPLETED: 'completed', PENDING: 'pending', DENIED: 'denied' } as const;
const REFUND_NEWS = { refund: ['REFUNDED', 'refunded'], reversal: ['REVERSED', 'reversed'] } as const;
const usd = (cents: number) => `$ ${decimalText(cents)} USD`;

const KEPT = 500;

/** Tells the summit what happened, in PayPal's events. */
export class PaypalEvents {
  constructor(
    private readonly webhooks: WebhookSender,
    private readonly told: () => PaypalState['events'],
    private readonly now: () => number,
  ) {}

  orderApproved(order: PaypalOrder, state: PaypalState): void {
    const resource = orderResource(order, state);
    const summary = 'An order has been approved by buyer';
    this.send({ type: 'CHECKOUT.ORDER.APPROVED', kind: 'checkout-order', summary, resource, base: order.base });
  }

  capture(news: keyof typeof CAPTURE_NEWS, capture: Capture, order: PaypalOrder): void {
    const resource = captureResource(capture, order);
    const summary = `Payment ${CAPTURE_NEWS[news]} for ${usd(capture.cents)}`;
    this.send({ type: `PAYMENT.CAPTURE.${news}`, kind: 'capture', summary, resource, base: order.base });
  }

  refund(refund: Refund, order: PaypalOrder): void {
    const [news, word] = REFUND_NEWS[refund.kind];
    const resource = refundResource(refund, order);
    const summary = `A ${usd(refund.cents)} capture payment was ${word}`;
    this.send({ type: `PAYMENT.CAPTURE.${news}`, kind: 'refund', summary, resource, base: order.base });
  }

  dispute(dispute: Dispute, capture: Capture, order: PaypalOrder): void {
    const resource = disputeResource(dispute, capture, order);
    const [news, summary] =
      dispute.status === 'OPEN'
        ? ['CREATED', `A new dispute opened with Case # ${dispute.id}`]
        : ['RESOLVED', `A dispute was resolved with case # ${dispute.id}`];
    this.send({ type: `CUSTOMER.DISPUTE.${news}`, kind: 'dispute', summary, resource, base: order.base });
  }

  private send({ type, kind, summary, resource, base }: Parts): void {
    const id = eventId();
    const at = this.now();
    const self = `${base}/v1/notifications/webhooks-events/${id}`;
    const body = JSON.stringify({
      id,
      event_version: '1.0',
      create_time: wireTime(at),
      resource_type: kind,
      ...(kind !== 'dispute' && { resource_version: '2.0' }),
      event_type: type,
      summary,
      resource,
      links: [
        { href: self, rel: 'self', method: 'GET' },
        { href: `${self}/resend`, rel: 'resend', method: 'POST' },
      ],
    });
    const told = this.told();
    told.push({ at, body });
    told.splice(0, told.length - KEPT);
    void this.webhooks.send({ id, type, body });
  }
}
