import type { Product } from '@summit/rules';
import type { OverviewQuery } from './admin-dashboard.js';
import type { PageAnswer, PageQuery } from './admin-list.js';
import type { Endpoint } from './endpoint.js';

/** With reports that were read from a replica: how old their figures are, in seconds. */
export const FIGURES_AGE_HEADER = 'x-figures-age';

/** Every figure of the overview; `vip_signups` is what its conversion counts. */
export const FIGURES = [
  'signups',
  'signups_today',
  'signups_this_week',
  'vip_signups',
  'revenue',
  'revenue_vip',
  'revenue_implementation',
  'revenue_dfy',
  'revenue_stripe',
  'revenue_paypal',
  'orders_stripe',
  'orders_paypal',
  'orders_completed',
  'payment_plans_active',
] as const;
export type Figure = (typeof FIGURES)[number];

export interface FigureQuery extends OverviewQuery, PageQuery {
  figure: Figure;
}

/** What one order or one person adds to a figure on one day. */
export interface FigureRow {
  id: string;
  /** Pacific, `YYYY-MM-DD`. */
  day: string;
  email: string;
  /** Null for persons. */
  order_id: string | null;
  product: Product | null;
  /** Dollars of revenue, below 0 where money went back; otherwise how many. */
  value: number;
}

export interface FigureAnswer extends PageAnswer<FigureRow> {
  /** Of all rows, not of this page: it is the figure. */
  sum: number;
}

/** The rows that a figure of the overview is made of, newest first. */
export const adminFigureEndpoint: Endpoint<{ query: FigureQuery; response: FigureAnswer }> = {
  method: 'GET',
  path: '/api/admin/desk/figures',
  access: 'admin',
  staffRole: 'support',
  source: 'A-059',
};
