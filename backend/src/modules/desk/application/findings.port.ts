import type { Finding, FindingKind } from '../domain/stuck-order.js';

/** A third of what the back office waits for an answer: whoever mends something looks before and after. */
export const PAGE_TIMEOUT_MS = 5_000;

/** `timeoutMs`: of all kinds together. */
export interface OrderSearchOptions {
  kinds: readonly FindingKind[];
  timeoutMs: number;
}

/** Finds what is stuck, by reading. */
export interface StuckOrderFinder {
  /** In all orders, as of now (ms); at most 5,000 of a kind. */
  findAll(now: number): Promise<Finding[]>;
  /** About some orders, one kind after the other on one connection. */
  findIn(orderIds: readonly string[], now: number, look: OrderSearchOptions): Promise<Finding[]>;
}

export const STUCK_ORDER_FINDER = Symbol('STUCK_ORDER_FINDER');

export interface StoredFinding extends Finding {
  id: string;
}

/** What the last look found. */
export interface Findings {
  byId(id: string): Promise<StoredFinding | null>;
  byIds(ids: readonly string[]): Promise<StoredFinding[]>;
  all(): Promise<StoredFinding[]>;
  forget(ids: readonly string[]): Promise<void>;
  /** Makes the list what is so now (ms): adds what is new, forgets what is gone. `orderId` null: all orders were looked at. */
  replace(found: readonly Finding[], look: { orderId: string | null; at: number }): Promise<void>;
  noteRepair(id: string, at: number): Promise<void>;
}

export const FINDINGS = Symbol('FINDINGS');
