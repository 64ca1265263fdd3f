import type { SqlExecutor } from '../../platform/database/sql.js';

/** What other modules may ask about the delivery of an order. */
export interface DeliveryReader {
  /** When the last coaching session of the order was completed (ms); null while one is open, or where there is none. */
  completedAt(orderId: string, tx?: SqlExecutor): Promise<number | null>;
}

export const DELIVERY_READER = Symbol('DELIVERY_READER');
