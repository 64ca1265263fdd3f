import type { Product, Provider } from '@summit/rules';
import type { PageAnswer, PageQuery, ProductFilter } from './admin-list.js';
import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

/** `created`: our row exists, the provider has not confirmed its mirror yet (C-072). */
export type PromoCodeStatus = 'active' | 'created' | 'expired' | 'inactive';

/** One row per code and provider (C-069..072). Prices in dollars. */
export interface PromoCodeRow {
  code: string;
  payment_method: Provider;
  product_type: Product;
  with_bump: boolean;
  /** From the promo price table, kept as printed (C-002). */
  original_price: number;
  final_price: number;
  discount_amount: number;
  /** What a buyer with this code really pays (C-002). */
  charged_price: number;
  times_redeemed: number;
  /** Money string, `"0.00"`. */
  total_discount_given: string;
  status: PromoCodeStatus;
}

export interface PromoCodesFilter {
  product_filter?: ProductFilter;
}

/** Without `limit`: all of them. */
export interface PromoCodesQuery extends PromoCodesFilter, PageQuery {}

/** Of all pages. */
export interface PromoCodesSummary {
  /** Rows with status `active` or `created`. */
  usable: number;
  expired: number;
  times_redeemed: number;
  /** Rows that were used at least once. */
  used: number;
  /** Money string, `"0.00"`. */
  total_discount_given: string;
}

export interface PromoCodesResponse extends PageAnswer<PromoCodeRow> {
  summary: PromoCodesSummary;
}

export interface CreatePromoCodeRequest {
  code: string;
  product_type: Product;
  with_bump: boolean;
  payment_methods: Provider[];
  discount_type: 'percent' | 'amount';
  discount_value: number;
  /** 0 = never expires. */
  validity_days: number;
  /** 0 = unlimited (C-069). */
  max_uses: number;
}

export interface PromoProviderResult {
  status: string;
}

/** One provider failing does not undo the other, so `success` may go with entries in `errors`. */
export interface CreatePromoCodeResponse {
  success: boolean;
  results: { stripe?: PromoProviderResult; paypal?: PromoProviderResult; errors: string[] };
  detail?: string;
}

export type PromoCodeCounts = { total: number } & Record<Provider, number>;

export interface ClearExpiredPromoCodesResponse {
  success: true;
  deleted: PromoCodeCounts;
}

export interface DisableAllPromoCodesResponse {
  success: true;
  disabled: PromoCodeCounts;
}

export interface GeneratedPromoCode {
  code: string;
  product_type: Product;
  payment_method: Provider;
}

export interface GeneratePromoCodesResponse {
  success: true;
  /** Each makes a purchase cost $1.00. */
  codes: GeneratedPromoCode[];
}

export interface DisablePromoCodeRequest {
  code: string;
  payment_method: Provider;
}

export const adminPromoCodesEndpoint: Endpoint<{ query: PromoCodesQuery; response: PromoCodesResponse }> = {
  method: 'GET',
  path: '/api/admin/dashboard/promo-codes',
  access: 'admin',
  staffRole: 'support',
};

export const adminCreatePromoCodeEndpoint: Endpoint<{
  body: CreatePromoCodeRequest;
  response: CreatePromoCodeResponse;
}> = {
  method: 'POST',
  path: '/api/admin/dashboard/create-promo-code',
  access: 'admin',
  staffRole: 'support',
};

export const adminClearExpiredPromoCodesEndpoint: Endpoint<{ response: ClearExpiredPromoCodesResponse }> = {
  method: 'DELETE',
  path: '/api/admin/dashboard/clear-expired-promo-codes',
  access: 'admin',
  staffRole: 'support',
};

export const adminDisableAllPromoCodesEndpoint: Endpoint<{ response: DisableAllPromoCodesResponse }> = {
  method: 'POST',
  path: '/api/admin/dashboard/disable-all-promo-codes',
  access: 'admin',
  staffRole: 'support',
};

export const adminGeneratePromoCodesEndpoint: Endpoint<{ response: GeneratePromoCodesResponse }> = {
  method: 'POST',
  path: '/api/admin/dashboard/generate-promo-codes',
  access: 'admin',
  staffRole: 'support',
};

export const adminDisablePromoCodeEndpoint: Endpoint<{ body: DisablePromoCodeRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/admin/dashboard/disable-promo-code',
  access: 'admin',
  staffRole: 'support',
};
