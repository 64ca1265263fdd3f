import type { Finding } from '../domain/stuck-order.js';

/** Finds what is stuck, by reading. */
export interface StuckOrderFinder {
  /** In all orders, as of now (ms); at most 5,000 of a kind. */
  findAll(now: number): Promise<Finding[]>;
  /** About one order. */
  findIn(orderId: string, now: number): Promise<Finding[]>;
}

export const STUCK_ORDER_FINDER = Symbol('STUCK_ORDER_FINDER');

export interface StoredFinding extends Finding {
  id: string;
}

/** What the last look found. */
export interface Findings {
  byId(id: string): Promise<StoredFinding | null>;
  /** Makes the list what is so now (ms): adds what is new, forgets what is gone. `orderId` null: all orders were looked at. */
  replace(found: readonly Finding[], look: { orderId: string | null; at: number }): Promise<void>;
  noteRepair(id: string, at: number): Promise<void>;
}

export const FINDINGS = Symbol('FINDINGS');
