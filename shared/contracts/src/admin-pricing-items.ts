import type { CmsItemAnswer, CmsItemParams, StoredItem } from './admin-cms.js';
import type { PlannedEndpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

/** Display copy: what is charged comes from the price book (C-018). Prices in dollars. */
interface PricingItemDraft {
  name: string;
  description?: string;
  price: number;
  original_price?: number | null;
  features?: string[];
  /** Default active. */
  status?: 'active' | 'inactive';
  stripe_price_id?: string | null;
  active?: boolean;
}

/** `plan_id` and `offer_id` are the same field: either is accepted, both are answered (C-095). */
interface PricingItemIds {
  plan_id?: string;
  offer_id?: string;
}

export interface PricingPlanDraft extends PricingItemDraft, PricingItemIds {
  item_type?: 'pricing_plan';
}

export interface DiscountOfferDraft extends PricingItemDraft, PricingItemIds {
  item_type?: 'discount_offer';
}

interface ChargedPrice {
  /** Price-book price of the product that the item names; null when it names none. */
  charged_price: number | null;
}

export type PricingPlanItem = Required<PricingPlanDraft> & StoredItem & ChargedPrice;
export type DiscountOfferItem = Required<DiscountOfferDraft> & StoredItem & ChargedPrice;

export interface AdminPricingPlansResponse {
  success: true;
  plans: PricingPlanItem[];
}

export interface AdminDiscountOffersResponse {
  success: true;
  offers: DiscountOfferItem[];
}

/** */
export const adminPricingPlansEndpoint: PlannedEndpoint<{ response: AdminPricingPlansResponse }> = {
  method: 'GET',
  path: '/api/admin/pricing-plans',
  access: 'admin',
  source: 'C-029',
  planned: true,
};

/** */
export const adminCreatePricingPlanEndpoint: PlannedEndpoint<{
  body: PricingPlanDraft;
  response: CmsItemAnswer<PricingPlanItem>;
}> = {
  method: 'POST',
  path: '/api/admin/pricing-plans',
  access: 'admin',
  source: 'C-029',
  planned: true,
};

/** */
export const adminUpdatePricingPlanEndpoint: PlannedEndpoint<{
  params: CmsItemParams;
  body: Partial<PricingPlanDraft>;
  response: CmsItemAnswer<PricingPlanItem>;
}> = {
  method: 'PUT',
  path: '/api/admin/pricing-plans/:id',
  access: 'admin',
  source: 'C-029',
  planned: true,
};

/** */
export const adminDeletePricingPlanEndpoint: PlannedEndpoint<{ params: CmsItemParams; response: MessageAnswer }> = {
  method: 'DELETE',
  path: '/api/admin/pricing-plans/:id',
  access: 'admin',
  source: 'C-029',
  planned: true,
};

/** */
export const adminDiscountOffersEndpoint: PlannedEndpoint<{ response: AdminDiscountOffersResponse }> = {
  method: 'GET',
  path: '/api/admin/discount-offers',
  access: 'admin',
  source: 'C-029',
  planned: true,
};

/** */
export const adminCreateDiscountOfferEndpoint: PlannedEndpoint<{
  body: DiscountOfferDraft;
  response: CmsItemAnswer<DiscountOfferItem>;
}> = {
  method: 'POST',
  path: '/api/admin/discount-offers',
  access: 'admin',
  source: 'C-029',
  planned: true,
};

/** */
export const adminUpdateDiscountOfferEndpoint: PlannedEndpoint<{
  params: CmsItemParams;
  body: Partial<DiscountOfferDraft>;
  response: CmsItemAnswer<DiscountOfferItem>;
}> = {
  method: 'PUT',
  path: '/api/admin/discount-offers/:id',
  access: 'admin',
  source: 'C-029',
  planned: true,
};

/** */
export const adminDeleteDiscountOfferEndpoint: PlannedEndpoint<{ params: CmsItemParams; response: MessageAnswer }> = {
  method: 'DELETE',
  path: '/api/admin/discount-offers/:id',
  access: 'admin',
  source: 'C-029',
  planned: true,
};
