import type { SandboxClock } from '../clock/sandbox-clock.js';
import { readOrderRequest } from './order-request.js';
import { approvalUrl } from './order-resource.js';
import { PaypalError } from './paypal-error.js';
import type { PaypalEvents } from './paypal-events.js';
import { disputeId, resourceId } from './paypal-ids.js';
import type { Capture, Dispute, Payer, PayerChoice, PaypalOrder, PaypalState, Refund } from './paypal-state.js';
import { readRefundRequest, type RefundInput } from './refund-request.js';
import type { Fields } from './request-fields.js';

const KEEP = 5_000;
/** An order that is not paid for ends after this time and is no longer known. */
const ORDER_LIFE_MS = 3 * 3_600_000;

function notFound(field: string, value: string): PaypalError {
  return new PaypalError('INVALID_RESOURCE_ID', { field, value, location: 'path' });
}

/** The merchant's account: what happens to orders, captures, refunds and disputes. Everything is synchronous. */
export class PaypalAccount {
  constructor(
    readonly state: PaypalState,
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly events: Pick<PaypalEvents, 'orderApproved' | 'capture' | 'refund' | 'dispute'>,
  ) {}

  createOrder(body: Fields, base: string): PaypalOrder {
    const now = this.clock.now();
    const order: PaypalOrder = {
      id: resourceId(),
      base,
      status: 'CREATED',
      createdAt: now,
      updatedAt: now,
      ...readOrderRequest(body),
    };
    this.state.orders = [...this.state.orders, order].slice(-KEEP);
    return order;
  }

  /** Throws INVALID_RESOURCE_ID for an unknown order and for one that has expired. */
  order(id: string): PaypalOrder {
    const order = this.state.orders.find((one) => one.id === id);
    const expired = order && order.status !== 'COMPLETED' && this.clock.now() > order.createdAt + ORDER_LIFE_MS;
    if (!order || expired) throw notFound('order_id', id);
    return order;
  }

  /** The buyer agrees to pay; again after a declined card. */
  approve(order: PaypalOrder, payer: Payer, choice: PayerChoice): void {
    if (order.status === 'COMPLETED') throw new PaypalError('ORDER_ALREADY_CAPTURED');
    Object.assign(order, { status: 'APPROVED', payer, choice, updatedAt: this.clock.now() });
    this.events.orderApproved(order, this.state);
  }

  captureOrder(id: string): PaypalOrder {
    const order = this.order(id);
    if (order.status === 'COMPLETED') throw new PaypalError('ORDER_ALREADY_CAPTURED');
    if (order.status === 'CREATED') throw new PaypalError('ORDER_NOT_APPROVED');
    const { invoiceId } = order.unit;
    if (invoiceId && this.state.captures.some((one) => this.orderOf(one).unit.invoiceId === invoiceId)) {
      const field = `/purchase_units/@reference_id=='${order.unit.referenceId}'/invoice_id`;
      throw new PaypalError('DUPLICATE_INVOICE_ID', { field, value: invoiceId });
    }
    if (order.choice === 'decline') {
      // The order stays as it is: the buyer can go back and choose another way to pay.
      throw new PaypalError('INSTRUMENT_DECLINED', {}, [{ href: approvalUrl(order), rel: 'redirect', method: 'GET' }]);
    }
    const now = this.clock.now();
    const status = order.choice === 'review' ? 'PENDING' : 'COMPLETED';
    const capture: Capture = {
      id: resourceId(),
      orderId: order.id,
      cents: order.unit.cents,
      status,
      createdAt: now,
      updatedAt: now,
    };
    this.state.captures = [...this.state.captures, capture].slice(-KEEP);
    Object.assign(order, { status: 'COMPLETED', updatedAt: now });
    this.events.capture(status, capture, order);
    return order;
  }

  capture(id: string): Capture {
    const capture = this.state.captures.find((one) => one.id === id);
    if (!capture) throw notFound('capture_id', id);
    return capture;
  }

  refund(id: string): Refund {
    const refund = this.state.refunds.find((one) => one.id === id);
    if (!refund) throw notFound('refund_id', id);
    return refund;
  }

  dispute(id: string): Dispute {
    const dispute = this.state.disputes.find((one) => one.id === id);
    if (!dispute) throw notFound('dispute_id', id);
    return dispute;
  }

  orderOf({ orderId }: Capture): PaypalOrder {
    const order = this.state.orders.find((one) => one.id === orderId);
    if (!order) throw notFound('order_id', orderId);
    return order;
  }

  refundedCents({ id }: Capture): number {
    return this.state.refunds.reduce((sum, one) => sum + (one.captureId === id ? one.cents : 0), 0);
  }

  /** Pays a capture back, whole unless the body names an amount. */
  refundCapture(id: string, body: Fields): Refund {
    const capture = this.capture(id);
    const wish = readRefundRequest(body);
    if (capture.status === 'PENDING') throw new PaypalError('PENDING_CAPTURE');
    if (capture.status === 'DECLINED') throw new PaypalError('REFUND_NOT_ALLOWED');
    const left = capture.cents - this.refundedCents(capture);
    if (left === 0) throw new PaypalError('CAPTURE_FULLY_REFUNDED');
    if ((wish.cents ?? 0) > left) {
      throw new PaypalError('REFUND_AMOUNT_EXCEEDED', { field: '/amount/value', location: 'body' });
    }
    if (this.openDisputeOf(capture) && (wish.cents ?? left) < left) throw new PaypalError('TRANSACTION_DISPUTED');
    return this.payBack(capture, 'refund', { ...wish, cents: wish.cents ?? left });
  }

  /** Ends PayPal's review of a pending payment. False where it is not pending. */
  review(capture: Capture, outcome: 'complete' | 'deny'): boolean {
    if (capture.status !== 'PENDING') return false;
    Object.assign(capture, { status: outcome === 'complete' ? 'COMPLETED' : 'DECLINED', updatedAt: this.clock.now() });
    this.events.capture(outcome === 'complete' ? 'COMPLETED' : 'DENIED', capture, this.orderOf(capture));
    return true;
  }

  openDisputeOf({ id }: Capture): Dispute | undefined {
    return this.state.disputes.find((one) => one.captureId === id && one.status === 'OPEN');
  }

  /** The buyer disputes what was not paid back yet. Undefined where there is nothing, or a dispute is open already. */
  openDispute(capture: Capture): Dispute | undefined {
    const cents = capture.cents - this.refundedCents(capture);
    const paid = capture.status === 'COMPLETED' || capture.status === 'PARTIALLY_REFUNDED';
    if (!paid || cents === 0 || this.openDisputeOf(capture)) return undefined;
    const now = this.clock.now();
    const id = disputeId();
    const dispute: Dispute = { id, captureId: capture.id, cents, status: 'OPEN', createdAt: now, updatedAt: now };
    this.state.disputes = [...this.state.disputes, dispute].slice(-KEEP);
    this.events.dispute(dispute, capture, this.orderOf(capture));
    return dispute;
  }

  /**
   * Ends a dispute; when it is lost, PayPal takes back what the merchant still has of the disputed amount. False where
   * it is closed already.
   */
  closeDispute(dispute: Dispute, outcome: 'won' | 'lost'): boolean {
    if (dispute.status !== 'OPEN') return false;
    Object.assign(dispute, { status: 'RESOLVED', outcome, updatedAt: this.clock.now() });
    const capture = this.capture(dispute.captureId);
    const cents = Math.min(dispute.cents, capture.cents - this.refundedCents(capture));
    if (outcome === 'lost' && cents > 0) this.payBack(capture, 'reversal', { cents });
    this.events.dispute(dispute, capture, this.orderOf(capture));
    return true;
  }

  private payBack(capture: Capture, kind: Refund['kind'], wish: RefundInput & { cents: number }): Refund {
    const now = this.clock.now();
    const totalCents = this.refundedCents(capture) + wish.cents;
    const refund: Refund = { id: resourceId(), captureId: capture.id, kind, ...wish, totalCents, createdAt: now };
    this.state.refunds = [...this.state.refunds, refund].slice(-KEEP);
    const status = totalCents === capture.cents ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    Object.assign(capture, { status, updatedAt: now });
    this.events.refund(refund, this.orderOf(capture));
    return refund;
  }
}
