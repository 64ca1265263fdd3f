/** In how many browsers the links of one address prove it: a person's devices, but not everybody who a link was shown to. */
export const BROWSERS_OF_ADDRESS = 3;

/** Which addresses a browser is known to belong to, because a link of a mail was opened in it (C-110). */
export interface BuyerAddresses {
  /** `at` in ms; a link that is opened again proves the address anew. Does nothing where `BROWSERS_OF_ADDRESS` others have proven it. */
  add(proof: { buyerId: string; email: string; at: number }): Promise<void>;
  /** Forgets what was proven before `before` (ms). */
  forget(before: number): Promise<void>;
}

export const BUYER_ADDRESSES = Symbol('BUYER_ADDRESSES');
