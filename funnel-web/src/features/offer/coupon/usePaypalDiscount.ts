import { couponFromWire } from '@summit/pricing';
import type { Product } from '@summit/rules';
import { use } from 'react';
import { OfferPortsContext } from '../checkout/offer-ports';
import { DISCOUNT_TEXTS } from './messages';
import { useCodeEntry, type CodeEntry } from './useCodeEntry';

/** The discount code of a PayPal payment (F-214 to F-216). */
export function usePaypalDiscount(product: Product, sessionId: string): CodeEntry {
  const { api } = use(OfferPortsContext);
  return useCodeEntry({
    texts: DISCOUNT_TEXTS,
    async check(code) {
      const answer = await api.validateDiscount({
        discount_code: code,
        product_type: product,
        session_id: sessionId,
      });
      if (!answer.valid) return { refused: answer.message };
      return { applied: { code, coupon: couponFromWire(answer.discount) }, message: answer.message };
    },
  });
}
