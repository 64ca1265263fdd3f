import type { Product } from '@summit/rules';
import type { Transaction } from '../../../../platform/database/transactions.port.js';
import type { Attempt } from '../../domain/payment-attempt.js';
import type { PurchaseOrder } from '../domain/purchase.js';

/** Orders that conflict: those of one browser session, or of one browser, for one product. */
export interface PurchaseScope {
  sessionId: string;
  product: Product;
  buyerId: string;
}

export interface KnownOrder {
  order: PurchaseOrder;
  live: Attempt | null;
  /** Number of the newest attempt, 0 without any. */
  lastNumber: number;
}

/** Orders as purchases need them. What a payment does to an order is settlement's (apply-facts.use-case.ts). */
export interface PurchaseOrders {
  /** Until the end of the transaction nobody else decides about this purchase. */
  lock(tx: Transaction, scope: PurchaseScope): Promise<void>;
  /** Held and pending orders of the scope, newest first, locked. */
  conflictingOrders(tx: Transaction, scope: PurchaseScope): Promise<KnownOrder[]>;
  /** Adds the buyer too when the buyer is new. `clientBlock`: keyed hash of the network block that it is ordered from; null when nobody knows. */
  add(tx: Transaction, order: PurchaseOrder, clientBlock: string | null): Promise<void>;
  /** The order is asked for again: fills in what it lacks. If another browser asks for it, it belongs to neither browser any more. */
  touch(
    tx: Transaction,
    again: { orderId: string; buyerId: string; name: string | null; affiliateCode: string | null; at: number },
  ): Promise<void>;

  byId(orderId: string): Promise<PurchaseOrder | null>;
  heldIn(purchase: Pick<PurchaseScope, 'sessionId' | 'product'>): Promise<PurchaseOrder | null>;
  /** When another browser session first paid (ms) for what this address still holds of the product; null when none did (C-116). */
  boughtElsewhereAt(scope: Pick<PurchaseScope, 'sessionId' | 'product'> & { email: string }): Promise<number | null>;
  /**
   * Whether another browser session, in an order since `since` (ms), has paid for what this address held, or has a payment open for what
   * it holds.
   */
  isPaidAgainElsewhere(
    scope: Pick<PurchaseScope, 'sessionId' | 'product'> & { email: string },
    since: number,
  ): Promise<boolean>;
  /** What was paid for in this browser, or with an address that it proved, and is still had: the newest order of each product, newest first. */
  entitledOf(buyerId: string): Promise<PurchaseOrder[]>;
  /** The provider's id of the order's first payment. */
  paymentRef(orderId: string): Promise<string | null>;
  /** By the provider's id of an attempt, else by a browser session: its paid order, or its newest. `attempt`: that one, else the newest. */
  find(id: string): Promise<{ order: PurchaseOrder; attempt: Attempt | null } | null>;
}

export const PURCHASE_ORDERS = Symbol('PURCHASE_ORDERS');
