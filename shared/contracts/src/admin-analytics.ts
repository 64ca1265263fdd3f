import type { Product } from '@summit/rules';
import type { AffiliateInfo, DataAnswer, DaysQuery, ListAnswer, ProductFilter } from './admin-list.js';
import type { Endpoint } from './endpoint.js';

export interface PageViewsReport {
  total_views: number;
  by_page: { page: string; views: number }[];
  top_referrers: { referrer: string; count: number }[];
}

export interface OfferStage {
  views: number;
  purchases: number;
  /** Percent. */
  conversion_rate: number;
}

export interface FunnelReport {
  landing_page: { views: number; signups: number; conversion_rate: number };
  vip_page: OfferStage;
  implementation_page: OfferStage;
  dfy_page: OfferStage;
}

export type FunnelStage = keyof FunnelReport;
export const FUNNEL_STAGES = [
  'landing_page',
  'vip_page',
  'implementation_page',
  'dfy_page',
] as const satisfies FunnelStage[];

export interface FunnelDetailsQuery extends DaysQuery {
  stage: FunnelStage;
}

export interface FunnelDetailRow {
  name: string;
  email: string;
  date: string;
  amount: number;
  source: string;
  product_type: Product | null;
  /** Null is shown as `Direct`. */
  affiliate_info: AffiliateInfo | null;
  /** Wants no reminders and news: not to be written to by hand either. */
  unsubscribed: boolean;
}

export const REVENUE_PERIODS = ['daily', 'weekly', 'monthly'] as const;
export type RevenuePeriod = (typeof REVENUE_PERIODS)[number];

export interface RevenueChartQuery extends DaysQuery {
  period?: RevenuePeriod;
}

export interface RevenuePoint {
  /** First day of the bucket, `YYYY-MM-DD` in Pacific time; weeks begin on Monday (C-100). */
  date: string;
  revenue: number;
  orders: number;
}

export interface ProductPerformanceRow {
  product: Product;
  total_sales: number;
  total_revenue: number;
  average_order_value: number;
}

export interface TopAffiliatesQuery extends DaysQuery {
  limit?: number;
}

export interface AffiliatePerformanceQuery extends DaysQuery {
  product_filter?: ProductFilter;
}

/** performance of one affiliate in a window (C-031). */
export interface AffiliatePerformanceRow {
  name: string;
  code: string;
  revenue: number;
  signups: number;
  orders: number;
  conversion_rate: number;
  commission: number;
}

export const adminPageViewsEndpoint: Endpoint<{ query: DaysQuery; response: DataAnswer<PageViewsReport> }> = {
  method: 'GET',
  path: '/api/admin/analytics/page-views',
  access: 'admin',
  staffRole: 'support',
};

export const adminFunnelEndpoint: Endpoint<{ query: DaysQuery; response: DataAnswer<FunnelReport> }> = {
  method: 'GET',
  path: '/api/admin/analytics/funnel',
  access: 'admin',
  staffRole: 'support',
};

/** An unknown stage answers `funnel_stage_unknown`. */
export const adminFunnelDetailsEndpoint: Endpoint<{
  query: FunnelDetailsQuery;
  response: ListAnswer<FunnelDetailRow>;
}> = {
  method: 'GET',
  path: '/api/admin/dashboard/funnel-details',
  access: 'admin',
  staffRole: 'support',
};

export const adminRevenueChartEndpoint: Endpoint<{ query: RevenueChartQuery; response: ListAnswer<RevenuePoint> }> = {
  method: 'GET',
  path: '/api/admin/dashboard/revenue-chart',
  access: 'admin',
  staffRole: 'support',
};

export const adminProductPerformanceEndpoint: Endpoint<{
  query: DaysQuery;
  response: ListAnswer<ProductPerformanceRow>;
}> = {
  method: 'GET',
  path: '/api/admin/dashboard/product-performance',
  access: 'admin',
  staffRole: 'support',
  source: 'C-030',
};

export const adminTopAffiliatesEndpoint: Endpoint<{
  query: TopAffiliatesQuery;
  response: ListAnswer<AffiliatePerformanceRow>;
}> = {
  method: 'GET',
  path: '/api/admin/dashboard/top-affiliates',
  access: 'admin',
  staffRole: 'support',
  source: 'C-030',
};

export const adminAffiliatePerformanceEndpoint: Endpoint<{
  query: AffiliatePerformanceQuery;
  response: ListAnswer<AffiliatePerformanceRow>;
}> = {
  method: 'GET',
  path: '/api/admin/dashboard/affiliates',
  access: 'admin',
  staffRole: 'support',
};
