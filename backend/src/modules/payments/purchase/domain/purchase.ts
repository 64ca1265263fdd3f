import type { BumpKey, Quote } from '@summit/pricing';
import type { Product, Provider } from '@summit/rules';
import { isHeldStatus, type OrderStatus } from '../../domain/order-status.js';

/** What a buyer asks for. Carries options and never an amount that is believed (payments.md 0.2). */
export interface Purchase {
  /** The browser's own id (F-194). With the product it names one purchase, which is never charged twice (F-226). */
  sessionId: string;
  product: Product;
  /** The browser, known by its signed cookie. */
  buyerId: string;
  /** Keyed hash of the network block that the request comes from: says whose offer window counts (C-110). */
  clientBlock: string;
  /** Normalized; null for the placeholder address. */
  email: string | null;
  name: string | null;
  affiliateCode: string | null;
  /** In the order of the price book. */
  bumps: readonly BumpKey[];
  coachingSessions: number;
  plan: boolean;
  /** Upper case. */
  couponCode: string | null;
  /** The total that the buyer saw, in cents. */
  expectedTotalCents: number | null;
}

/** An order as a purchase sees it. Cents; times in ms. */
export interface PurchaseOrder {
  id: string;
  sessionId: string;
  product: Product;
  provider: Provider;
  /** Null when two browsers asked for this order: then neither may charge its saved card later. */
  buyerId: string | null;
  email: string | null;
  name: string | null;
  status: OrderStatus;
  bumps: readonly BumpKey[];
  coachingSessions: number;
  plan: boolean;
  fingerprint: string;
  quote: Quote & { priceBook: string };
  promoCode: string | null;
  affiliateCode: string | null;
  isTest: boolean;
  createdAt: number;
  paidAt: number | null;
}

/** Options, price and address in one text: the same purchase asked for again is the same order (payments.md 4.2). */
export const fingerprintOf = (
  { plan, bumps, coachingSessions, email, couponCode }: Omit<Purchase, 'sessionId' | 'buyerId' | 'clientBlock'>,
  { provider, totalCents }: { provider: Provider; totalCents: number },
): string => JSON.stringify([provider, plan, bumps, coachingSessions, totalCents, email, couponCode]);

/** Money was paid and is (at least partly) kept, or the bank still decides. */
export const isHeld = ({ status }: Pick<PurchaseOrder, 'status'>): boolean => isHeldStatus(status);
