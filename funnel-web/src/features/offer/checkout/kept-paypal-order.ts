import type { PaypalOrderRequest } from '@summit/contracts';
import type { Product } from '@summit/rules';
import type { BrowserStore } from '../../../lib/browser/browser-store';
import type { OfferOptions } from './offer-options';
import type { OrderPrice } from './useHeldPrice';

/** The last order that PayPal was asked for, as the server answered it: who comes back from PayPal by a page load finds it again. */
export interface KeptPaypalOrder {
  /** PayPal's. */
  id: string;
  sent: PaypalOrderRequest;
  options: OfferOptions;
  price: OrderPrice;
}

export const keepPaypalOrder = (store: BrowserStore, order: KeptPaypalOrder): void =>
  store.set('paypalOrder', JSON.stringify(order));

/** What this tab has kept of the order that PayPal names in the address; null where it is of another browser. */
export function keptPaypalOrder(store: BrowserStore, product: Product, id: string | null): KeptPaypalOrder | null {
  try {
    const kept = JSON.parse(store.get('paypalOrder') ?? 'null') as KeptPaypalOrder | null;
    return kept?.id === id && kept.sent.product_type === product ? kept : null;
  } catch {
    return null;
  }
}
