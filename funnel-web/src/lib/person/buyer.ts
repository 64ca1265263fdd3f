import { GUEST_EMAIL, GUEST_NAME } from '@summit/rules';
import type { BrowserStore } from '../browser/browser-store';

/** Who an order is for: values that the browser keeps, proof of nothing (F-010). */
export interface Buyer {
  email: string;
  name: string;
}

/** Stands for a buyer who has told nothing: the server takes the address from the payment provider (C-066). */
export const GUEST: Buyer = { email: GUEST_EMAIL, name: GUEST_NAME };

/** The buyer that this browser remembers, or null. */
export function knownBuyer(store: BrowserStore): Buyer | null {
  const email = store.get('userEmail');
  if (!email || email === GUEST.email) return null;
  return { email, name: store.get('userName') || GUEST.name };
}
