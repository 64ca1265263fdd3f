/** Which addresses a browser is known to belong to, because a link of a mail was opened in it (C-110). */
export interface BuyerAddresses {
  /** `at` in ms; a link that is opened again proves the address anew. */
  add(proof: { buyerId: string; email: string; at: number }): Promise<void>;
  /** The address that this browser proved last, or null. */
  newestOf(buyerId: string): Promise<string | null>;
  /** Forgets what was proven before `before` (ms). */
  forget(before: number): Promise<void>;
}

export const BUYER_ADDRESSES = Symbol('BUYER_ADDRESSES');
