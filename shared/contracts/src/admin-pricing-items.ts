import type { CmsItemAnswer, CmsItemChange, CmsItemParams, StoredItem } from './admin-cms.js';
import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

/** Display copy: what is charged comes from the price book (C-018). Prices in dollars. */
interface PricingItemDraft {
  name: string;
  description?: string;
  /** Default 0. */
  price?: number;
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

export const adminPricingPlansEndpoint: Endpoint<{ response: AdminPricingPlansResponse }> = {
  method: 'GET',
  path: '/api/admin/pricing-plans',
  access: 'admin',
  staffRole: 'support',
  source: 'C-029',
};

export const adminCreatePricingPlanEndpoint: Endpoint<{
  body: PricingPlanDraft;
  response: CmsItemAnswer<PricingPlanItem>;
}> = {
  method: 'POST',
  path: '/api/admin/pricing-plans',
  access: 'admin',
  staffRole: 'support',
  source: 'C-029',
};

export const adminUpdatePricingPlanEndpoint: Endpoint<{
  params: CmsItemParams;
  body: CmsItemChange<PricingPlanDraft>;
  response: CmsItemAnswer<PricingPlanItem>;
}> = {
  method: 'PUT',
  path: '/api/admin/pricing-plans/:id',
  access: 'admin',
  staffRole: 'support',
  source: 'C-029',
};

export const adminDeletePricingPlanEndpoint: Endpoint<{ params: CmsItemParams; response: MessageAnswer }> = {
  method: 'DELETE',
  path: '/api/admin/pricing-plans/:id',
  access: 'admin',
  staffRole: 'support',
  source: 'C-029',
};

export const adminDiscountOffersEndpoint: Endpoint<{ response: AdminDiscountOffersResponse }> = {
  method: 'GET',
  path: '/api/admin/discount-offers',
  access: 'admin',
  staffRole: 'support',
  source: 'C-029',
};

export const adminCreateDiscountOfferEndpoint: Endpoint<{
  body: DiscountOfferDraft;
  response: CmsItemAnswer<DiscountOfferItem>;
}> = {
  method: 'POST',
  path: '/api/admin/discount-offers',
  access: 'admin',
  staffRole: 'support',
  source: 'C-029',
};

export const adminUpdateDiscountOfferEndpoint: Endpoint<{
  params: CmsItemParams;
  body: CmsItemChange<DiscountOfferDraft>;
  response: CmsItemAnswer<DiscountOfferItem>;
}> = {
  method: 'PUT',
  path: '/api/admin/discount-offers/:id',
  access: 'admin',
  staffRole: 'support',
  source: 'C-029',
};

export const adminDeleteDiscountOfferEndpoint: Endpoint<{ params: CmsItemParams; response: MessageAnswer }> = {
  method: 'DELETE',
  path: '/api/admin/discount-offers/:id',
  access: 'admin',
  staffRole: 'support',
  source: 'C-029',
};
