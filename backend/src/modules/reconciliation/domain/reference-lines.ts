import type { Provider } from '@summit/rules';

/** What our book knows of money at a provider. */
export type BookLineKind = 'charge' | 'refund' | 'dispute';

/** One line of our book on the account of a provider's money. */
export interface BookLine {
  /** Id of the booking. */
  id: string;
  kind: BookLineKind;
  orderId: string | null;
  /** Cents; above 0 is money that came. */
  cents: number;
  /** Lower case. */
  currency: string;
  /** ms. */
  at: number;
}

/** One line of the provider's book, as payments reads it. */
export interface TheirLine {
  /** The provider's id of the line. */
  id: string;
  kind: BookLineKind | 'fee' | 'other';
  /** The order that was named to the provider. */
  orderId: string | null;
  /** The mark of the installation that began it; null, or left out: it bears none. */
  installation?: string | null;
  /** Cents before the fee; above 0 is money that came. */
  cents: number;
  /** Cents that the provider keeps. */
  feeCents: number;
  currency: string;
  at: number;
}

/** Everything that both books say about one payment, refund or dispute, by the name that both know. */
export interface ReferenceLines {
  provider: Provider;
  reference: string;
  ours: readonly BookLine[];
  theirs: readonly TheirLine[];
  /** Cents of a dispute of this name that is not decided: the provider holds them, and our book moves nothing until the verdict. */
  heldCents: number;
  /** Cents of other payments that our book has of the order that their line names. */
  orderPayments: readonly number[];
  /** Fees in our book, in cents, by the id of the provider's line. */
  bookedFees: ReadonlyMap<string, number>;
}

/** A fee in our book whose line has disappeared from the provider's. */
export interface LostFee {
  provider: Provider;
  /** The provider's id of the line. */
  id: string;
  cents: number;
  /** ms. */
  at: number;
}

export const BOOK_CURRENCY = 'usd';
