export type AttemptKind = 'one_click' | 'checkout' | 'plan' | 'wallet';

/**
 * `starting`: somebody is calling the provider right now, or died doing it. `open`: the buyer can pay. `unknown`: the provider was
 * called, and nobody knows what it did (or it holds the money for review).
 */
export type AttemptState = 'starting' | 'open' | 'unknown' | 'succeeded' | 'declined' | 'expired' | 'canceled';

/** An order has at most one attempt in one of these. */
export const LIVE_ATTEMPT_STATES = ['starting', 'open', 'unknown'] as const satisfies readonly AttemptState[];

/** Decline code of an attempt that brought money for what the buyer had bought before; the money goes back (C-116). */
export const PAID_TWICE_CODE = 'paid_twice';

interface MarkedRequest {
  /** The mark that it bears at the provider; attempts of older releases bear none, and a repeat must send the same. */
  installation?: string;
}

/** The request for a charge of a saved card, besides order, amount and key. */
export interface ChargeRequest extends MarkedRequest {
  card: { customerRef: string; paymentMethodRef: string };
  receiptEmail: string;
  /** The press of a page that it was made for; no part of what the provider gets. Null and missing: none is known. */
  pressId?: string | null;
}

/** The request for a hosted page, besides order, quote, key and expiry. */
export interface PageRequest extends MarkedRequest {
  customerRef: string | null;
  email: string | null;
  successUrl: string;
  cancelUrl: string;
}

/** The attempt's own key is the one of the capture; making the order at the wallet has another. */
export interface WalletRequest extends MarkedRequest {
  createKey: string;
  returnUrl: string;
  cancelUrl: string;
}

interface AttemptBase {
  id: string;
  orderId: string;
  /** Counts from 1 within the order and is part of the key: a definite decline makes a new number, an unknown outcome never does. */
  number: number;
  state: AttemptState;
  key: string;
  /** Hosted page, charge or wallet order at the provider. */
  ref: string | null;
  url: string | null;
  /** ms. */
  expiresAt: number | null;
  declineCode: string | null;
  createdAt: number;
  updatedAt: number;
}

export type ChargeAttempt = AttemptBase & { kind: 'one_click'; request: ChargeRequest };
export type PageAttempt = AttemptBase & { kind: 'checkout' | 'plan'; request: PageRequest };
export type WalletAttempt = AttemptBase & { kind: 'wallet'; request: WalletRequest };

/** One try to get the money of an order. A repeat sends what stands here, unchanged (payments.md 0.4, 1.2). */
export type Attempt = ChargeAttempt | PageAttempt | WalletAttempt;

/** What is decided about an attempt before its order and number are known. */
export type AttemptPlan =
  | Pick<ChargeAttempt, 'kind' | 'request'>
  | (Pick<PageAttempt, 'kind' | 'request'> & { expiresAt: number })
  | { kind: 'wallet'; request: Omit<WalletRequest, 'createKey'>; expiresAt: number };

const KEY_PART = { one_click: 'pi', checkout: 'checkout', plan: 'plan', wallet: 'pp:capture' } as const;

/** The attempt of a plan, about to call the provider. `at` in ms. */
export function newAttempt(
  plan: AttemptPlan,
  place: { id: string; orderId: string; number: number; at: number; installation: string },
): Attempt {
  const { id, orderId, number, at, installation } = place;
  const base = {
    id,
    orderId,
    number,
    state: 'starting' as const,
    key: `order:${orderId}:${KEY_PART[plan.kind]}:${number}`,
    ref: null,
    url: null,
    declineCode: null,
    createdAt: at,
    updatedAt: at,
  };
  switch (plan.kind) {
    case 'one_click':
      return { ...base, ...plan, request: { ...plan.request, installation }, expiresAt: null };
    case 'wallet': {
      const createKey = `order:${orderId}:pp:create:${number}`;
      return { ...base, ...plan, request: { ...plan.request, installation, createKey } };
    }
    default:
      return { ...base, ...plan, request: { ...plan.request, installation } };
  }
}

/** The wallet's order can be approved again after a decline, under a new key (payments.md 2). */
export const reapprovedAttempt = (declined: WalletAttempt, place: { id: string; at: number }): WalletAttempt => ({
  ...declined,
  id: place.id,
  number: declined.number + 1,
  state: 'open',
  key: `order:${declined.orderId}:${KEY_PART.wallet}:${declined.number + 1}`,
  declineCode: null,
  createdAt: place.at,
  updatedAt: place.at,
});

export const isLive = ({ state }: Pick<Attempt, 'state'>): boolean =>
  (LIVE_ATTEMPT_STATES as readonly AttemptState[]).includes(state);

/** Whether the time is over (ms) in which the attempt can be paid. */
export const isPastEnd = ({ expiresAt }: Pick<Attempt, 'expiresAt'>, now: number): boolean =>
  expiresAt !== null && expiresAt <= now;
