import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../../platform/clock/clock.js';
import type { PaymentReceived } from '../../domain/provider-fact.js';
import type { FakeDisturbance } from './card-payments.fake.js';
import type { CaptureOutcome, WalletOrderOutcome, WalletOrderStart, WalletPayments } from './wallet-payments.port.js';

/** How an approved order will be captured. `declined`: the funding source fails, and the order must be approved again. */
export type FakeApproval = 'good' | 'declined' | 'pending';

export interface FakeWalletOrder {
  ref: string;
  start: WalletOrderStart;
  approval: FakeApproval | null;
  captured: CaptureOutcome | null;
}

/** A wallet in memory: results are kept by key, and an order is captured once whatever the key. */
export class FakeWalletPayments implements WalletPayments {
  readonly createCalls: WalletOrderStart[] = [];
  readonly captureCalls: { ref: string; key: string }[] = [];
  readonly orders: FakeWalletOrder[] = [];
  /** Money that really moved. */
  readonly payments: PaymentReceived[] = [];

  private readonly created = new Map<string, { request: string; ref: string }>();
  private readonly captures = new Map<string, CaptureOutcome>();
  private disturbances: FakeDisturbance[] = [];
  private nextRefusals: string[] = [];
  private refs = 0;
  /** Two of these never give the same id, as two payments at a provider never do. */
  private readonly account = randomBytes(4).toString('hex').toUpperCase();

  constructor(private readonly clock: Clock) {}

  /** The next calls get no answer. */
  disturb(disturbance: FakeDisturbance, times = 1): void {
    this.disturbances.push(...Array<FakeDisturbance>(times).fill(disturbance));
  }

  refuseNextOrder(detail = 'refused by the fake'): void {
    this.nextRefusals.push(detail);
  }

  /** The buyer agrees in the wallet's window. */
  approve(ref: string, approval: FakeApproval = 'good'): void {
    const order = this.orders.find((one) => one.ref === ref);
    if (!order) throw new Error(`no order ${ref}`);
    order.approval = approval;
  }

  async createOrder(order: WalletOrderStart): Promise<WalletOrderOutcome> {
    this.createCalls.push(order);
    const disturbance = this.disturbances.shift();
    if (disturbance === 'timeout') return { result: 'unknown' };
    const detail = this.nextRefusals.shift();
    if (detail !== undefined) return { result: 'refused', detail };
    const request = JSON.stringify(order);
    const known = this.created.get(order.key);
    if (known && known.request !== request) throw new Error(`key ${order.key} was used for another request`);
    const ref = known?.ref ?? this.newOrder(order);
    this.created.set(order.key, { request, ref });
    return disturbance === 'lost_answer' ? { result: 'unknown' } : { result: 'created', ref };
  }

  async capture(capture: { ref: string; key: string }): Promise<CaptureOutcome> {
    this.captureCalls.push(capture);
    const disturbance = this.disturbances.shift();
    if (disturbance === 'timeout') return { result: 'unknown' };
    const order = this.orders.find((one) => one.ref === capture.ref);
    const outcome = order?.captured ?? this.captures.get(capture.key) ?? this.decide(order);
    // A decline is replayed too, so an order that was approved again needs another key (payments.md 2).
    if (order && outcome.result !== 'not_approved') this.captures.set(capture.key, outcome);
    if (order && (outcome.result === 'paid' || outcome.result === 'pending')) order.captured = outcome;
    return disturbance === 'lost_answer' ? { result: 'unknown' } : outcome;
  }

  private decide(order: FakeWalletOrder | undefined): CaptureOutcome {
    if (!order) return { result: 'declined' };
    const approval = order.approval;
    if (!approval) return { result: 'not_approved' };
    if (approval === 'declined') {
      order.approval = null;
      return { result: 'declined' };
    }
    const ref = this.newRef('CAPTURE');
    if (approval === 'pending') return { result: 'pending', ref };
    const payment: PaymentReceived = {
      kind: 'payment_received',
      provider: 'paypal',
      orderId: order.start.orderId,
      ref,
      amountCents: order.start.quote.totalCents,
      currency: 'usd',
      receivedAt: this.clock.now(),
      attemptRef: order.ref,
      installment: null,
      payer: { email: 'payer@example.com', name: 'Sam Rivera' },
      card: null,
    };
    this.payments.push(payment);
    return { result: 'paid', payment };
  }

  private newOrder(start: WalletOrderStart): string {
    const ref = this.newRef('ORDER');
    this.orders.push({ ref, start, approval: null, captured: null });
    return ref;
  }

  private newRef(prefix: string): string {
    this.refs += 1;
    return `${prefix}${this.account}${this.refs}`;
  }
}
