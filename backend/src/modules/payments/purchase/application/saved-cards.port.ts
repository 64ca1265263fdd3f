/** A card that a paid checkout of this browser saved. Provider ids only. */
export interface ChargeableCard {
  customerRef: string;
  paymentMethodRef: string;
  brand: string;
  last4: string;
}

export interface SavedCards {
  /** The newest card that this browser saved for this address since `since` (ms), by an order whose money is still kept. */
  newest(card: { buyerId: string; email: string; since: number }): Promise<ChargeableCard | null>;
}

export const SAVED_CARDS = Symbol('SAVED_CARDS');
