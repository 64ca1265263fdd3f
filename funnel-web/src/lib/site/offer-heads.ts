import type { Product } from '@summit/rules';
import { dfyUrl, implementationUrl, vipUrl } from './paths';

export interface OfferHead {
  /** Name of the page in the browser's title. */
  name: string;
  /** Address that search engines should list, if they list any (C-021). */
  canonical: string;
}

export const OFFER_HEADS: Readonly<Record<Product, OfferHead>> = {
  vip: { name: 'VIP', canonical: vipUrl },
  implementation: { name: 'Implementation Package', canonical: implementationUrl },
  dfy: { name: 'Done-For-You', canonical: dfyUrl },
};
