import { heldOrdersEndpoint, type HeldOrdersResponse } from '@summit/contracts';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { getJson } from '../islands/get-json';
import { inOwnTask } from '../lib/browser/in-own-task';
import { useShownAgain } from '../lib/browser/useShownAgain';
import { HELD_ORDERS_UNKNOWN, HeldOrdersContext } from '../lib/person/held-orders';

export interface HeldOrdersProviderProps {
  path: string;
  /** Whether the page of the path is about orders. */
  aboutOrders: boolean;
  children: ReactNode;
}

/**
 * Asks what this browser holds, on each page anew that is about orders, and when one is shown again: an order may have been paid on another page. Keeps the answer itself, so that
 * it draws those parts of the page anew that tell of it, not all of it.
 */
export function HeldOrdersProvider({ path, aboutOrders, children }: HeldOrdersProviderProps) {
  const [held, setHeld] = useState(HELD_ORDERS_UNKNOWN);
  const shownAgain = useShownAgain();
  useEffect(() => {
    if (!aboutOrders) return;
    let left = false;
    const show = (answer: HeldOrdersResponse | null) => {
      if (!left && answer) startTransition(() => setHeld({ known: true, orders: answer.orders }));
    };
    const callOff = inOwnTask(() => void getJson<HeldOrdersResponse>(heldOrdersEndpoint.path).then(show));
    return () => {
      left = true;
      callOff();
    };
  }, [path, aboutOrders, shownAgain]);
  return <HeldOrdersContext value={held}>{children}</HeldOrdersContext>;
}
