import type { BuyerOrder } from '@summit/contracts';
import { isApiError } from '@summit/api-client';
import { failureText } from '@summit/web-app/calls/failure-text';
import { use, useCallback, useEffect, useState } from 'react';
import { OrdersPortsContext } from './orders-ports';
import { TEXTS } from './messages';

/** `closed`: the link opens nothing, and `text` says why. `failed`: the server did not answer. */
export type LoadedOrders =
  | { state: 'none' | 'loading' }
  | { state: 'ready'; orders: BuyerOrder[] }
  | { state: 'closed' | 'failed'; text: string };

const LINK_CODES: ReadonlySet<string | null> = new Set(['orders_link_invalid', 'orders_link_expired']);

/** The orders that a proof opens; `reload` asks again and keeps what is shown meanwhile. */
export function useOrders(proof: string | null): { loaded: LoadedOrders; reload: () => Promise<void> } {
  const { orders, store } = use(OrdersPortsContext);
  const [loaded, setLoaded] = useState<LoadedOrders>({ state: proof === null ? 'none' : 'loading' });
  const ask = useCallback(async (): Promise<LoadedOrders> => {
    if (proof === null) return { state: 'none' };
    try {
      return { state: 'ready', orders: await orders(proof) };
    } catch (error) {
      if (!isApiError(error) || !LINK_CODES.has(error.code)) return { state: 'failed', text: TEXTS.failed };
      store.remove('ordersProof');
      return { state: 'closed', text: failureText(error, TEXTS.failed) };
    }
  }, [proof, orders, store]);
  useEffect(() => {
    let left = false;
    void ask().then((answer) => {
      if (!left) setLoaded(answer);
    });
    return () => {
      left = true;
    };
  }, [ask]);
  const reload = useCallback(async () => setLoaded(await ask()), [ask]);
  return { loaded, reload };
}
