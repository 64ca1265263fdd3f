import type { Product } from '@summit/rules';
import type { AffiliateInfo, DataAnswer, DaysQuery, PageAnswer, PageQuery, ProductFilter } from './admin-list.js';
import type { Endpoint } from './endpoint.js';
import type { SuccessAnswer } from './success-answer.js';
import type { SummitFilter, SummitName } from './summit-names.js';

export interface OverviewQuery extends DaysQuery {
  /** Any name of an edition (C-039). */
  summit?: SummitFilter | SummitName;
}

/** Amounts in dollars: money received minus refunds (C-099). */
export interface OverviewData {
  signups: { total: number; today: number; this_week: number };
  revenue: {
    total: number;
    by_product: Record<Product, number>;
    by_payment_method: { stripe: number; paypal: number; stripe_count: number; paypal_count: number };
  };
  orders: { completed: number; payment_plans_active: number };
  /** Percent. */
  conversions: { signup_to_vip: number };
}

export interface OrdersQuery extends DaysQuery, PageQuery {
  email?: string;
  product?: ProductFilter;
}

/** A-060, completed orders only. */
export interface OrderRow {
  id: string;
  email: string;
  product: Product;
  /** The add-ons bought with it, by their keys; absent where there are none. */
  order_bumps?: string[];
  amount: number;
  status: string;
  date: string;
  /** When the (final) coaching session took place; holds and refunds count from here (C-020). Null on vip. */
  delivered_at: string | null;
}

export interface OrderParams {
  id: string;
}

export interface SetOrderDeliveryRequest {
  /** ISO date-time; null takes the date back. */
  delivered_at: string | null;
  /** The date that the form was opened with: where it is no longer so, the answer is `edit_conflict`. */
  seen_delivered_at?: string | null;
}

export interface PendingInstallmentRow {
  id: string;
  customer_name: string;
  customer_email: string;
  installments_paid: number;
  installments_total: number;
  next_amount: number;
  next_payment_date: string | null;
  /** Payments of it that failed and are not paid since. */
  payments_failed: number;
  status: `payment_plan_${string}`;
}

export interface CustomersQuery extends DaysQuery, PageQuery {
  affiliate_code?: string;
  /** Part of a name or an address. */
  search?: string;
}

export type CustomerSource = 'affiliate' | 'facebook' | 'google' | 'direct';

export interface CustomerRow {
  id: string;
  name: string;
  email: string;
  source: CustomerSource;
  affiliate_info: AffiliateInfo | null;
  total_spent: number;
  conversion_funnel: { signup_to_vip: boolean; vip_to_implementation: boolean; implementation_to_dfy: boolean };
  signup_date: string;
}

export const adminOverviewEndpoint: Endpoint<{ query: OverviewQuery; response: DataAnswer<OverviewData> }> = {
  method: 'GET',
  path: '/api/admin/dashboard/overview',
  access: 'admin',
  staffRole: 'support',
};

export const adminOrdersEndpoint: Endpoint<{ query: OrdersQuery; response: PageAnswer<OrderRow> }> = {
  method: 'GET',
  path: '/api/admin/dashboard/orders',
  access: 'admin',
  staffRole: 'support',
};

/** C-020: without a date the commission of an implementation or dfy order stays held. Errors: `not_found`, `order_has_no_delivery`, `delivery_date_invalid`, `delivery_date_of_owner`, `edit_conflict`. */
export const adminSetOrderDeliveryEndpoint: Endpoint<{
  params: OrderParams;
  body: SetOrderDeliveryRequest;
  response: SuccessAnswer;
}> = {
  method: 'PUT',
  path: '/api/admin/dashboard/orders/:id/delivery',
  access: 'admin',
  staffRole: 'support',
  source: 'C-020',
};

export const adminPendingInstallmentsEndpoint: Endpoint<{
  query: PageQuery;
  response: PageAnswer<PendingInstallmentRow>;
}> = {
  method: 'GET',
  path: '/api/admin/dashboard/pending-installments',
  access: 'admin',
  staffRole: 'support',
};

export const adminCustomersEndpoint: Endpoint<{ query: CustomersQuery; response: PageAnswer<CustomerRow> }> = {
  method: 'GET',
  path: '/api/admin/dashboard/customers',
  access: 'admin',
  staffRole: 'support',
};
