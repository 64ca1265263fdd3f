import type { Product } from '@summit/rules';
import { DAY_MS, HOUR_MS } from '@summit/rules';
import { percentOf } from './money.js';
import { COMMISSION_PERCENT } from './price-book.js';

/** How long a commission waits after its anchor (C-020): the end of the summit, the completed session, the final session. */
export const HOLD_HOURS: Record<Product, number> = { vip: 7 * 24, implementation: 48, dfy: 30 * 24 };

/**
 * What an order should have earned its affiliate by now: half of the money kept, rounded down once for the whole order
 * (C-007..009). Booked is always the difference between this and what is booked already, so parts, refunds and repeats add up.
 */
export const commissionTarget = (keptCents: number): number => percentOf(Math.max(keptCents, 0), COMMISSION_PERCENT);

/** End of the hold (ms) for an order whose hold began at `anchor` (ms). */
export const eligibleAt = (product: Product, anchor: number): number => anchor + HOLD_HOURS[product] * HOUR_MS;

/** Payable from the day after: 8 days, 3 days, 31 days (C-020). */
export const payableAt = (product: Product, anchor: number): number => eligibleAt(product, anchor) + DAY_MS;
