// "Baked": the client build ships the values of this file only, not the content they are picked from.
import { DFY_OFFER, IMPLEMENTATION_OFFER, VIP_OFFER } from '@summit/content';

export const PRODUCT_NAMES = {
  vip: VIP_OFFER.name,
  implementation: IMPLEMENTATION_OFFER.name,
  dfy: DFY_OFFER.name,
};
