import type { ProviderEvent, ProviderEvents, RawNotification } from '../application/provider-events.port.js';
import { UNNAMED, type PaymentOrigin } from '../../domain/payment-origin.js';
import type { ProviderFact, ProviderSubject } from '../../domain/provider-fact.js';
import { isPlausible } from './event-shape.js';
import { originAtPaypal } from './named-order.js';
import { listDisputes, listEvents } from './paypal-lists.js';
import { PaypalRefusal, type PaypalClient } from './paypal-client.js';
import { isForbidden } from './paypal-forbidden.js';
import { subjectOf } from './paypal-event-subjects.js';
import { walletDisputeFacts, walletOrderFacts, walletRefundFacts } from './paypal-facts.js';
import type { PaypalCapture, PaypalDispute, PaypalEvent, PaypalOrder } from './paypal-objects.js';
import {
  readCaptureRequest,
  readDisputeRequest,
  readOrderRequest,
  refundRequest,
  verifyRequest,
  type Transmission,
} from './paypal-requests.js';
import type { PaypalSignatures } from './paypal-signatures.js';

const HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const satisfies Record<keyof Transmission, string>;

/**
 * PayPal's notifications, books and refunds (payments.md 2). A notification counts for the three days that PayPal delivers it. One
 * that is sent again changes nothing, because its id is known and because only what PayPal says now is applied.
 */
export class PaypalEvents implements ProviderEvents {
  readonly provider = 'paypal';
  private readonly readers: Record<ProviderSubject['kind'], (ref: string) => Promise<ProviderFact[]>>;

  constructor(
    private readonly client: PaypalClient,
    private readonly signatures: PaypalSignatures,
    private readonly webhookId: string,
  ) {
    const nothing = async (): Promise<ProviderFact[]> => [];
    this.readers = {
      wallet_order: async (ref) => walletOrderFacts(await this.order(ref)),
      refunds: (ref) => this.refunds(ref),
      dispute: async (ref) => walletDisputeFacts(await this.client.call<PaypalDispute>(readDisputeRequest(ref))),
      checkout: nothing,
      charge: nothing,
      invoice: nothing,
      subscription: nothing,
    };
  }

  async readEvent({ body, headers }: RawNotification): Promise<ProviderEvent | null> {
    const transmission = transmissionOf(headers);
    const verdict = transmission ? await this.signatures.judge(transmission, body) : 'forged';
    if (!transmission || verdict === 'forged') return null;
    const text = body.toString('utf8');
    const event = eventIn(text);
    // Bytes that are no UTF-8 would reach PayPal changed.
    if (!event || !Buffer.from(text).equals(body)) return null;
    if (verdict === 'unsure' && !(await this.isConfirmed(transmission, text))) return null;
    const read = toProviderEvent(event);
    return isPlausible(read) ? read : null;
  }

  async factsAbout({ kind, ref }: ProviderSubject): Promise<ProviderFact[]> {
    try {
      return await this.readers[kind](ref);
    } catch (error) {
      // Orders that nobody paid for end after some hours.
      if (error instanceof PaypalRefusal && error.status === 404) return [];
      throw error;
    }
  }

  async originOf({ kind, ref }: ProviderSubject): Promise<PaymentOrigin> {
    try {
      if (kind === 'wallet_order') {
        const unit = (await this.order(ref)).purchase_units[0];
        return originAtPaypal(unit?.custom_id, unit?.invoice_id);
      }
      const captureRef = kind === 'dispute' ? await this.disputedCapture(ref) : kind === 'refunds' ? ref : undefined;
      if (captureRef === undefined) return UNNAMED;
      const { custom_id, invoice_id } = await this.client.call<PaypalCapture>(readCaptureRequest(captureRef));
      return originAtPaypal(custom_id, invoice_id);
    } catch (error) {
      if ((error instanceof PaypalRefusal && error.status === 404) || isForbidden(error)) return UNNAMED;
      throw error;
    }
  }

  async eventsSince(since: number): Promise<ProviderEvent[]> {
    return (await listEvents(this.client, since, isEvent)).map(toProviderEvent).filter(isPlausible);
  }

  async disputesSince(since: number): Promise<ProviderSubject[]> {
    const refs = await listDisputes(this.client, since);
    return refs.map((ref) => ({ provider: 'paypal', kind: 'dispute', ref }));
  }

  async refund(refund: { paymentRef: string; amountCents: number; key: string }): Promise<void> {
    try {
      await this.client.callTwice(() => refundRequest(refund));
    } catch (error) {
      // Request ids are forgotten after 45 days; the money is back, which is what was asked for.
      if (!(error instanceof PaypalRefusal && error.issue === 'CAPTURE_FULLY_REFUNDED')) throw error;
    }
  }

  /**
   * Asks PayPal itself. Only for a notification that PayPal's own certificate fits, so nobody else can cause it: PayPal does not say
   * that its certificates come with all that leads to a known root, nor that their names stay.
   */
  private async isConfirmed(transmission: Transmission, text: string): Promise<boolean> {
    try {
      const request = verifyRequest(transmission, this.webhookId, text);
      const { verification_status } = await this.client.call<{ verification_status?: string }>(request);
      return verification_status === 'SUCCESS';
    } catch (error) {
      if (error instanceof PaypalRefusal) return false;
      throw error;
    }
  }

  private async refunds(captureRef: string): Promise<ProviderFact[]> {
    const capture = await this.client.call<PaypalCapture>(readCaptureRequest(captureRef));
    const orderRef = capture.supplementary_data?.related_ids?.order_id;
    return orderRef ? walletRefundFacts(captureRef, await this.order(orderRef)) : [];
  }

  private async disputedCapture(ref: string): Promise<string | undefined> {
    const dispute = await this.client.call<PaypalDispute>(readDisputeRequest(ref));
    return dispute.disputed_transactions?.[0]?.seller_transaction_id;
  }

  private order(ref: string): Promise<PaypalOrder> {
    return this.client.call<PaypalOrder>(readOrderRequest(ref));
  }
}

/** All five headers. */
function transmissionOf(headers: RawNotification['headers']): Transmission | null {
  const found = Object.entries(HEADERS).map(([name, header]) => [name, headers[header]] as const);
  if (found.some(([, value]) => typeof value !== 'string' || value === '')) return null;
  return Object.fromEntries(found) as unknown as Transmission;
}

const toProviderEvent = (event: PaypalEvent): ProviderEvent => ({
  provider: 'paypal',
  id: event.id,
  type: event.event_type,
  subject: subjectOf(event),
  occurredAt: Date.parse(event.create_time),
});

function eventIn(text: string): PaypalEvent | null {
  try {
    const event: unknown = JSON.parse(text);
    return isEvent(event) ? event : null;
  } catch {
    return null;
  }
}

function isEvent(value: unknown): value is PaypalEvent {
  if (typeof value !== 'object' || value === null) return false;
  const event = new Map<string, unknown>(Object.entries(value));
  const texts = ['id', 'event_type', 'create_time'].every((name) => typeof event.get(name) === 'string');
  return texts && !Number.isNaN(Date.parse(String(event.get('create_time'))));
}
