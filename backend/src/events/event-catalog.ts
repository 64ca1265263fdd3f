/** News that modules tell each other through the outbox: names and payloads only, identifiers instead of personal data. */
export interface EventCatalog {
  /**
   * Somebody registered free. Written in the same statement as the registration. `visit`: what the browser keeps of an experiment, and
   * when it registered (ms); only where it keeps something. `phone`, `referral`: whether it gave a number, came with a code.
   */
  'signup.created': { signup_id: string; visit?: { visitor: string; at: number }; phone?: true; referral?: true };
  /** An address wants no more reminders and news. Once per address. */
  'mail.opted_out': { opt_out_id: string };
  /** The first money of an order was booked. Once per order. */
  'order.paid': { order_id: string };
  /** What is kept of an order has changed: a payment, a refund, a lost dispute. `change` names the cause, once each. */
  'order.balance_changed': { order_id: string; change: string };
  /** An order went from one status to another; `change` makes each step its own news. */
  'order.status_changed': { order_id: string; from: string; to: string; change: string };
  /** One try of a plan's payment failed at the bank; `invoice` is the provider's, `next_attempt_at` (ms) null after the last try. */
  'order.installment_failed': { order_id: string; invoice: string; next_attempt_at: number | null };
  /** Money came for something that the buyer has, or went back (`stage`). `ref`: the payment's, then the refund's; once each. */
  'order.second_payment': { order_id: string; stage: 'received' | 'paid_back'; ref: string; amount_cents: number };
  /** The last coaching session that belongs to an order was completed (or its date was corrected). */
  'delivery.completed': { order_id: string; completed_at: string };
}

export type EventName = keyof EventCatalog;
export type EventPayload<Name extends EventName> = EventCatalog[Name];
