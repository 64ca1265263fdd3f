import type {
  AffiliatePerformanceRow,
  FigureRow,
  FunnelDetailRow,
  OrderRow,
  PageViewsReport,
  PendingInstallmentRow,
  ProductPerformanceRow,
  RevenuePoint,
} from '@summit/contracts';
import { ListFile } from '../../../platform/http/list-file.js';

export const ORDERS = new ListFile<OrderRow>('orders', [
  'id',
  'email',
  'product',
  'order_bumps',
  'amount',
  'status',
  'date',
  'delivered_at',
]);
export const INSTALLMENTS = new ListFile<PendingInstallmentRow>('pending_installments', [
  'id',
  'customer_name',
  'customer_email',
  'installments_paid',
  'installments_total',
  'next_amount',
  'next_payment_date',
  'status',
]);
export const FIGURE = new ListFile<FigureRow>('figure', ['day', 'email', 'order_id', 'product', 'value']);
interface FunnelLine extends Omit<FunnelDetailRow, 'affiliate_info'> {
  affiliate_code: string | null;
  affiliate_name: string | null;
}

export const funnelLine = ({ affiliate_info: affiliate, ...row }: FunnelDetailRow): FunnelLine => ({
  ...row,
  affiliate_code: affiliate?.code ?? null,
  affiliate_name: affiliate?.name ?? null,
});

export const FUNNEL_DETAILS = new ListFile<FunnelLine>('funnel_details', [
  'name',
  'email',
  'date',
  'amount',
  'source',
  'product_type',
  'affiliate_code',
  'affiliate_name',
  'unsubscribed',
]);
export const REVENUE = new ListFile<RevenuePoint>('revenue', ['date', 'revenue', 'orders']);
export const PAGE_VIEWS = new ListFile<PageViewsReport['by_page'][number]>('page_views', ['page', 'views']);
export const REFERRERS = new ListFile<PageViewsReport['top_referrers'][number]>('referrers', ['referrer', 'count']);
export const PRODUCTS = new ListFile<ProductPerformanceRow>('products', [
  'product',
  'total_sales',
  'total_revenue',
  'average_order_value',
]);
export const TOP_AFFILIATES = new ListFile<AffiliatePerformanceRow>('top_affiliates', [
  'name',
  'code',
  'revenue',
  'signups',
  'orders',
  'conversion_rate',
  'commission',
]);
