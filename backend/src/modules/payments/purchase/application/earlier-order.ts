import { DAY_MS } from '@summit/rules';
import { AppError } from '../../../../platform/errors/app-error.js';
import type { Purchase } from '../domain/purchase.js';
import type { PurchaseOrders } from './purchase-orders.port.js';

/** For so long a second payment for what an address has is the last one (D-145). */
const LAST_SECOND_PAYMENT_MS = 30 * DAY_MS;

/**
 * When the address bought the same on another device (ms), so that the page can say so before it is paid again; else null (C-116). Where
 * one second payment came already, or can come through a page of another device, nobody is asked for a third one: each is paid back, and
 * its fee is lost. Throws `already_purchased`.
 */
export async function earlierOrderAt(
  orders: PurchaseOrders,
  { email, product, sessionId }: Pick<Purchase, 'email' | 'product' | 'sessionId'>,
  now: number,
): Promise<number | null> {
  if (email === null) return null;
  const scope = { email, product, sessionId };
  const boughtAt = await orders.boughtElsewhereAt(scope);
  if (boughtAt !== null && (await orders.isPaidAgainElsewhere(scope, now - LAST_SECOND_PAYMENT_MS)))
    throw new AppError('already_purchased');
  return boughtAt;
}
