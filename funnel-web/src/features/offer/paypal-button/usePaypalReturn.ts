import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** PayPal's names: the order, and the buyer who agreed; without the second the buyer has turned back. */
export const PAYPAL_ORDER = 'token';
export const PAYPAL_PAYER = 'PayerID';

export interface PaypalReturn {
  orderId: string;
  approved: boolean;
}

/**
 * What PayPal says in the address when it could not open a window and came back in this tab; null otherwise. Answers the same for
 * as long as the page lives, and a function that clears the address, so that a reload captures nothing again.
 */
export function usePaypalReturn(): [PaypalReturn | null, () => void] {
  const [query, setQuery] = useSearchParams();
  const [returned] = useState<PaypalReturn | null>(() => {
    const orderId = query.get(PAYPAL_ORDER);
    return orderId ? { orderId, approved: query.has(PAYPAL_PAYER) } : null;
  });
  const clear = () =>
    setQuery(
      (current) => {
        current.delete(PAYPAL_ORDER);
        current.delete(PAYPAL_PAYER);
        return current;
      },
      { replace: true },
    );
  return [returned, clear];
}
