import type { ProviderSubject } from '../../domain/provider-fact.js';
import { parentRef, type PaypalEvent, type PaypalEventResource } from './paypal-objects.js';

type Kind = ProviderSubject['kind'];

const orderOfCapture = (capture: PaypalEventResource): string | null =>
  capture.supplementary_data?.related_ids?.order_id ?? parentRef(capture, 'orders');
/** A refund links to its capture; some reversals are sent with the capture itself, which is then the answer. */
const captureOfRefund = (resource: PaypalEventResource): string | null =>
  parentRef(resource, 'captures') ?? (parentRef(resource, 'orders') ? (resource.id ?? null) : null);

/** Which of PayPal's notifications concern us, what each is about, and how to find it (payments.md 2). */
export const PAYPAL_SUBJECTS: Record<string, { kind: Kind; ref: (resource: PaypalEventResource) => string | null }> = {
  'CHECKOUT.ORDER.APPROVED': { kind: 'wallet_order', ref: ({ id }) => id ?? null },
  'CHECKOUT.ORDER.VOIDED': { kind: 'wallet_order', ref: ({ id }) => id ?? null },
  'PAYMENT.CAPTURE.COMPLETED': { kind: 'wallet_order', ref: orderOfCapture },
  'PAYMENT.CAPTURE.PENDING': { kind: 'wallet_order', ref: orderOfCapture },
  'PAYMENT.CAPTURE.DENIED': { kind: 'wallet_order', ref: orderOfCapture },
  'PAYMENT.CAPTURE.DECLINED': { kind: 'wallet_order', ref: orderOfCapture },
  'PAYMENT.CAPTURE.REFUNDED': { kind: 'refunds', ref: captureOfRefund },
  'PAYMENT.CAPTURE.REVERSED': { kind: 'refunds', ref: captureOfRefund },
  'CUSTOMER.DISPUTE.CREATED': { kind: 'dispute', ref: ({ dispute_id }) => dispute_id ?? null },
  'CUSTOMER.DISPUTE.UPDATED': { kind: 'dispute', ref: ({ dispute_id }) => dispute_id ?? null },
  'CUSTOMER.DISPUTE.RESOLVED': { kind: 'dispute', ref: ({ dispute_id }) => dispute_id ?? null },
};

/** The subject of a notification, or null for types and objects that concern nothing of ours. */
export function subjectOf({ event_type, resource }: PaypalEvent): ProviderSubject | null {
  const known = PAYPAL_SUBJECTS[event_type];
  const ref = resource && known?.ref(resource);
  return known && ref ? { provider: 'paypal', kind: known.kind, ref } : null;
}
