import { use, useEffect, useState } from 'react';
import { takeOfferProof } from '../../lib/visit/offer-proof';
import { OrdersPortsContext } from './orders-ports';

/**
 * The proof of the link that opened the page; null without one. The start of the page has taken it out of the address and kept it for
 * this visit. A second link that is pasted over the first changes the fragment only, so it is heard of here.
 */
export function useProof(): string | null {
  const { store } = use(OrdersPortsContext);
  const [proof, setProof] = useState(() => store.get('ordersProof'));
  useEffect(() => {
    const take = () => {
      const pasted = takeOfferProof();
      if (pasted === null) return;
      store.set('ordersProof', pasted);
      setProof(pasted);
    };
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, [store]);
  return proof;
}
