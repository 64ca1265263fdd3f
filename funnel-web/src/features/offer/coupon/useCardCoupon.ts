import type { BrowserKeyName } from '@summit/contracts';
import { couponFromWire } from '@summit/pricing';
import type { Product } from '@summit/rules';
import { use, useEffect, useEffectEvent } from 'react';
import { OfferPortsContext } from '../checkout/offer-ports';
import { COUPON_TEXTS } from './messages';
import { useCodeEntry, type CodeEntry } from './useCodeEntry';

/** Where a coupon is kept for the next visit; VIP's is not (F-111, F-112). */
const KEPT: Record<Product, BrowserKeyName | null> = {
  vip: null,
  implementation: 'implementationCoupon',
  dfy: 'dfyCoupon',
};

/** The coupon of a card payment (F-206 to F-213). A kept one is checked again when the page opens. */
export function useCardCoupon(product: Product, sessionId: string): CodeEntry {
  const { api, store } = use(OfferPortsContext);
  const key = KEPT[product];
  const entry = useCodeEntry({
    texts: COUPON_TEXTS,
    async check(code) {
      const answer = await api.validateCoupon({ coupon_code: code, product_type: product, session_id: sessionId });
      if (!answer.valid) return { refused: answer.message };
      return { applied: { code: answer.coupon, coupon: couponFromWire(answer.discount) }, message: answer.message };
    },
    onChange(code) {
      if (key === null) return;
      if (code === null) store.remove(key);
      else store.set(key, code);
    },
  });
  const restoreKept = useEffectEvent(() => {
    const kept = key && store.get(key);
    if (kept) entry.restore(kept);
  });
  useEffect(() => restoreKept(), []);
  return entry;
}
