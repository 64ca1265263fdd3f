import { heldOrdersEndpoint, type HeldOrdersResponse } from '@summit/contracts';
import { startTransition, useEffect, useState } from 'react';
import { getJson } from '../islands/get-json';
import { HELD_ORDERS_UNKNOWN, type HeldOrders } from '../lib/person/held-orders';

/** Asks what this browser holds, on each page anew that is about orders: an order may have been paid on the page before. */
export function useHeldOrdersAnswer(pathname: string, aboutOrders: boolean): HeldOrders {
  const [held, setHeld] = useState(HELD_ORDERS_UNKNOWN);
  useEffect(() => {
    if (!aboutOrders) return;
    let left = false;
    void getJson<HeldOrdersResponse>(heldOrdersEndpoint.path).then((answer) => {
      if (!left && answer) startTransition(() => setHeld({ known: true, orders: answer.orders }));
    });
    return () => {
      left = true;
    };
  }, [pathname, aboutOrders]);
  return held;
}
