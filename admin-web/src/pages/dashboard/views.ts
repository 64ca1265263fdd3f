import { lazy, type ComponentType } from 'react';
import type { ViewId } from '../../lib/dashboard/tabs';

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>;

/** A tab whose script is fetched when the tab is opened: grids and charts weigh hundreds of kilobytes. */
const tab = <Name extends string>(name: Name, load: Load<Name>) =>
  lazy(async () => ({ default: (await load())[name] }));

export interface View {
  Content: ComponentType;
  /** Which of the header's filters its calls know. */
  filters: readonly ('days' | 'summit')[];
}

/** What stands behind the tabs; one that is missing here is not built yet and says so. */
export const VIEWS: Partial<Record<ViewId, View>> = {
  overview: {
    Content: tab('OverviewTab', () => import('../../features/overview/OverviewTab')),
    filters: ['days', 'summit'],
  },
  analytics: {
    Content: tab('AnalyticsTab', () => import('../../features/analytics/AnalyticsTab')),
    filters: ['days'],
  },
  installments: {
    Content: tab('PaymentPlansTab', () => import('../../features/payment-plans/PaymentPlansTab')),
    filters: [],
  },
  customers: {
    Content: tab('CustomersTab', () => import('../../features/customers/CustomersTab')),
    filters: ['days'],
  },
  'promo-codes': {
    Content: tab('PromoCodesTab', () => import('../../features/promo-codes/PromoCodesTab')),
    filters: [],
  },
  'audit-log': {
    Content: tab('AuditLogView', () => import('../../features/audit-log/AuditLogView')),
    filters: [],
  },
};
