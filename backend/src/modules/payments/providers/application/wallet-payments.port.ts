import type { Quote } from '@summit/pricing';
import type { PaymentReceived } from '../../domain/provider-fact.js';

export interface WalletOrderStart {
  orderId: string;
  quote: Quote;
  returnUrl: string;
  cancelUrl: string;
  /** The mark of this installation; left out where the attempt is older than marks. */
  installation?: string;
  key: string;
}

export type WalletOrderOutcome =
  | { result: 'created'; ref: string }
  | { result: 'refused'; detail: string }
  | { result: 'unknown' };

export type CaptureOutcome =
  | { result: 'paid'; payment: PaymentReceived }
  /** The wallet holds the money for review; `ref` is the capture. */
  | { result: 'pending'; ref: string }
  /** The chosen funding source was declined; the order can be approved again. */
  | { result: 'declined' }
  | { result: 'not_approved' }
  | { result: 'unknown' };

export interface WalletPayments {
  createOrder(order: WalletOrderStart): Promise<WalletOrderOutcome>;
  /** Takes the money of an approved order. An order captured before answers its first capture as `paid`. */
  capture(capture: { ref: string; key: string }): Promise<CaptureOutcome>;
}

export const WALLET_PAYMENTS = Symbol('WALLET_PAYMENTS');
