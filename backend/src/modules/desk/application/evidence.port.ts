import type { OrderHistory } from '../../payments/payments.public.js';

/** Times in ms. */
export interface EvidenceEvent {
  at: number;
  what: string;
}

/** What shows that a buyer ordered, got and used something. Oldest first. */
export interface OrderTraces {
  /** Of the member account that the order's address opens. */
  signIns: EvidenceEvent[];
  downloads: EvidenceEvent[];
  sessions: EvidenceEvent[];
  mails: EvidenceEvent[];
  disputes: { ref: string; state: string; amountCents: number; openedAt: number; respondBy: number | null }[];
}

export interface EvidenceReader {
  tracesOf(order: OrderHistory['order']): Promise<OrderTraces>;
}

export const EVIDENCE_READER = Symbol('EVIDENCE_READER');
