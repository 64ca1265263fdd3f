import type { Logger } from '../../../../platform/logging/logger.js';
import { ProviderUnavailable } from '../application/provider-events.port.js';
import type {
  CaptureOutcome,
  WalletOrderOutcome,
  WalletOrderStart,
  WalletPayments,
} from '../application/wallet-payments.port.js';
import { PaypalRefusal, type PaypalClient } from './paypal-client.js';
import { capturesOf, isPaid, orderIdOf, walletPayment } from './paypal-facts.js';
import type { PaypalOrder } from './paypal-objects.js';
import { captureRequest, createOrderRequest, readOrderRequest } from './paypal-requests.js';

/** The buyer can choose another way to pay in the wallet. */
const DECLINES = ['INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED'];

/** The wallet: PayPal orders (payments.md 2). */
export class PaypalWallet implements WalletPayments {
  constructor(
    private readonly client: PaypalClient,
    private readonly logger: Logger,
  ) {}

  async createOrder(order: WalletOrderStart): Promise<WalletOrderOutcome> {
    try {
      const created = await this.client.callTwice<PaypalOrder>(() => createOrderRequest(order));
      return { result: 'created', ref: created.id };
    } catch (error) {
      if (!(error instanceof PaypalRefusal)) return this.unknown(error, order.orderId);
      this.logger.error({ orderId: order.orderId, ...about(error) }, 'PayPal refused an order');
      return { result: 'refused', detail: error.issue };
    }
  }

  async capture({ ref, key }: { ref: string; key: string }): Promise<CaptureOutcome> {
    try {
      const outcome = this.outcomeOf(await this.client.callTwice<PaypalOrder>(() => captureRequest(ref, key)));
      // An answer that is replayed for its id is as old as the first one; the review may be over.
      return outcome.result === 'pending' ? this.outcomeOf(await this.read(ref)) : outcome;
    } catch (error) {
      if (!(error instanceof PaypalRefusal)) return this.unknown(error, ref);
      return this.refused(error, { ref, key });
    }
  }

  private outcomeOf(order: PaypalOrder): CaptureOutcome {
    const captures = capturesOf(order);
    const paid = captures.find(isPaid);
    const orderId = orderIdOf(order);
    if (paid && orderId) return { result: 'paid', payment: walletPayment(order, paid, orderId) };
    const pending = captures.find(({ status }) => status === 'PENDING');
    if (pending) return { result: 'pending', ref: pending.id };
    return captures.length > 0 && !paid ? { result: 'declined' } : { result: 'unknown' };
  }

  /**
   * A refusal may be an old one, replayed for its id, so the order itself is asked: captured before is paid, by whichever call;
   * approved in the meantime is captured under another id.
   */
  private async refused(refusal: PaypalRefusal, { ref, key }: { ref: string; key: string }): Promise<CaptureOutcome> {
    try {
      const order = await this.read(ref);
      if (capturesOf(order).length > 0) return this.outcomeOf(order);
      if (refusal.issue !== 'ORDER_NOT_APPROVED') return this.declined(refusal, ref);
      if (order.status !== 'APPROVED') return { result: 'not_approved' };
      return this.outcomeOf(await this.client.callTwice<PaypalOrder>(() => captureRequest(ref, `${key}:approved`)));
    } catch (error) {
      // Unknown to PayPal, or declined under the other id too: nothing was taken.
      return error instanceof PaypalRefusal ? this.declined(error, ref) : this.unknown(error, ref);
    }
  }

  private read(ref: string): Promise<PaypalOrder> {
    return this.client.call<PaypalOrder>(readOrderRequest(ref));
  }

  private declined(refusal: PaypalRefusal, ref: string): CaptureOutcome {
    // Besides the buyer's own trouble: the order has expired, or its invoice was paid through another one.
    if (!DECLINES.includes(refusal.issue)) this.logger.error({ ref, ...about(refusal) }, 'PayPal refused a capture');
    return { result: 'declined' };
  }

  private unknown(error: unknown, ref: string): { result: 'unknown' } {
    if (!(error instanceof ProviderUnavailable)) throw error;
    this.logger.warn({ ref, ...about(error) }, 'no answer of PayPal that tells what happened');
    return { result: 'unknown' };
  }
}

function about(error: Error): Record<string, unknown> {
  if (error instanceof PaypalRefusal) return { status: error.status, issue: error.issue, debugId: error.debugId };
  const { cause } = error;
  if (!(cause instanceof Error)) return {};
  // 401 here means that our credentials are wrong.
  return { cause: cause.name, status: 'statusCode' in cause ? cause.statusCode : undefined };
}
