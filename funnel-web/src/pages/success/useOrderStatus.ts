import { isApiError } from '@summit/api-client';
import type { OrderReceipt } from '@summit/contracts';
import type { Product } from '@summit/rules';
import { use, useEffect, useState } from 'react';
import { AfterOrderPortsContext } from '../../features/after-order/after-order-ports';
import { OfferPortsContext } from '../../features/offer/checkout/offer-ports';

/**
 * The page asks for five minutes, first after two seconds, then at growing distances. What was approved at PayPal and not captured by a page
 * the server takes after three (payments.md 2).
 */
const LONGEST_WAIT_MS = 300_000;
const FIRST_PAUSE_MS = 2_000;
const PAUSE_GROWTH = 1.5;
const LONGEST_PAUSE_MS = 20_000;

/** `none`: the address names no order. `unknown`: the server has no such order. `unreachable`: it has not answered. */
export type OrderState =
  | 'none'
  | 'asking'
  | 'confirmed'
  | 'confirming'
  | 'failed'
  | 'paid_twice'
  | 'unknown'
  | 'unreachable';

export interface OrderStatus {
  state: OrderState;
  /** What was ordered, as the server says; null until it has answered. */
  product: Product | null;
  /** Of a confirmed order. */
  receipt: OrderReceipt | null;
  /** Signed link to the order's page, for the browser that paid. */
  ordersUrl: string | null;
  /** The page has stopped asking although nothing is settled. */
  stopped: boolean;
  /** Given once the page has stopped, and until something is settled: the button that asks keeps its place and the focus. */
  askAgain: (() => void) | null;
}

type Known = Pick<OrderStatus, 'state' | 'product' | 'receipt' | 'ordersUrl'>;

const NOT_ASKED_YET: Known = { state: 'asking', product: null, receipt: null, ordersUrl: null };
const NO_ORDER: Known = { ...NOT_ASKED_YET, state: 'none' };

const pauseAfter = (tries: number): number => Math.min(FIRST_PAUSE_MS * PAUSE_GROWTH ** tries, LONGEST_PAUSE_MS);

const isOpen = ({ state }: Known): boolean => state === 'confirming' || state === 'unreachable';

/** An answer that did not come takes nothing back that an earlier one has said. */
function after(known: Known, reason: unknown): Known {
  if (isApiError(reason) && reason.code === 'not_found') return { ...NOT_ASKED_YET, state: 'unknown' };
  return known.state === 'confirming' ? known : { ...known, state: 'unreachable' };
}

/** How the order of `sessionId` stands. While the provider has not confirmed, the server is asked again (C-036 to C-038). */
export function useOrderStatus(sessionId: string | null): OrderStatus {
  const { orderStatus } = use(AfterOrderPortsContext);
  const { now } = use(OfferPortsContext);
  const [known, setKnown] = useState(sessionId === null ? NO_ORDER : NOT_ASKED_YET);
  const [stopped, setStopped] = useState(false);
  const [rounds, setRounds] = useState(0);

  useEffect(() => {
    if (sessionId === null) return;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const startedAt = now();

    const ask = async (before: Known, tries: number) => {
      const found = await orderStatus(sessionId).then(
        ({ status, product_type: product, receipt, orders_url: ordersUrl }): Known => ({
          state: status,
          product,
          receipt,
          ordersUrl,
        }),
        (reason: unknown) => after(before, reason),
      );
      if (left) return;
      setKnown(found);
      if (!isOpen(found)) return;
      const pause = pauseAfter(tries);
      if (now() + pause - startedAt > LONGEST_WAIT_MS) setStopped(true);
      else timer = setTimeout(() => void ask(found, tries + 1), pause);
    };
    void ask(NOT_ASKED_YET, 0);

    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [orderStatus, now, sessionId, rounds]);

  const askAgain = () => {
    setStopped(false);
    setRounds((count) => count + 1);
  };
  return { ...known, stopped, askAgain: isOpen(known) && (stopped || rounds > 0) ? askAgain : null };
}
