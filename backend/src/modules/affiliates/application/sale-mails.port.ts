import type { Product } from '@summit/rules';

/** An order that earns somebody something, for the mail about it. */
export interface CreditedSale {
  affiliateId: string;
  name: string;
  email: string;
  product: Product;
  /** What its payments have earned so far. */
  earnedCents: number;
  /** ms; of the first booking. */
  creditedAt: number;
}

/** Who wants to hear of each sale. */
export interface SaleMailSwitch {
  /** The sale of an order; null where it earns nothing, or its affiliate is disabled or wants no mail. */
  wantedSale(orderId: string): Promise<CreditedSale | null>;
  set(affiliateId: string, isOn: boolean): Promise<void>;
  /** Off for every account of a normalized address. */
  endFor(email: string): Promise<void>;
  isOn(affiliateId: string): Promise<boolean>;
}

export const SALE_MAIL_SWITCH = Symbol('SALE_MAIL_SWITCH');
