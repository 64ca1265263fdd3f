import {
  BadgePercent,
  Building2,
  CalendarClock,
  ChartNoAxesCombined,
  FileText,
  LayoutDashboard,
  MessageSquareText,
  PanelsTopLeft,
  ScrollText,
  ShieldCheck,
  Star,
  TriangleAlert,
  Undo2,
  UserRoundX,
  Users,
  UsersRound,
  Video,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';

/** In the order of the navigation. The last one deletes and stands apart. */
export const TAB_GROUPS = ['Insight', 'Money', 'People', 'Content', 'Danger'] as const;

export interface Tab {
  /** `?tab=` in the address. */
  id: string;
  label: string;
  /** Where the navigation shows it; `Account` is the header's menu. */
  group: (typeof TAB_GROUPS)[number] | 'Account';
  icon: LucideIcon;
  /** Which of the header's filters its calls know. */
  filters: readonly ('days' | 'summit')[];
  /** Fetches its script when it is opened: grids and charts weigh hundreds of kilobytes. */
  load: () => Promise<ComponentType>;
}

/** Everything that the dashboard shows, one row each: the thirteen tabs in their order, then what the header leads to. */
export const TABS = [
  {
    id: 'overview',
    label: 'Overview',
    group: 'Insight',
    icon: LayoutDashboard,
    filters: ['days', 'summit'],
    load: async () => (await import('./tabs/OverviewTab')).OverviewTab,
  },
  {
    id: 'analytics',
    label: 'Analytics',
    group: 'Insight',
    icon: ChartNoAxesCombined,
    filters: ['days'],
    load: async () => (await import('./tabs/AnalyticsTab')).AnalyticsTab,
  },
  {
    id: 'installments',
    label: 'Payment Plans',
    group: 'Money',
    icon: CalendarClock,
    filters: [],
    load: async () => (await import('../../features/installments/InstallmentsTab')).InstallmentsTab,
  },
  {
    id: 'customers',
    label: 'Customers',
    group: 'Money',
    icon: Users,
    filters: ['days'],
    load: async () => (await import('../../features/customers/CustomersTab')).CustomersTab,
  },
  {
    id: 'promo-codes',
    label: 'Promo Codes',
    group: 'Money',
    icon: BadgePercent,
    filters: [],
    load: async () => (await import('../../features/promo-codes/PromoCodesTab')).PromoCodesTab,
  },
  {
    id: 'vip-management',
    label: 'VIP Users',
    group: 'People',
    icon: ShieldCheck,
    filters: [],
    load: async () => (await import('../../features/vip-users/VipUsersTab')).VipUsersTab,
  },
  {
    id: 'all-affiliates',
    label: 'All Affiliates',
    group: 'People',
    icon: UsersRound,
    filters: ['days'],
    load: async () => (await import('./tabs/AllAffiliatesTab')).AllAffiliatesTab,
  },
  {
    id: 'super-prompts',
    label: 'Super Prompts',
    group: 'Content',
    icon: MessageSquareText,
    filters: [],
    load: async () => (await import('../../features/super-prompts/SuperPromptsTab')).SuperPromptsTab,
  },
  {
    id: 'session-ratings',
    label: 'Session Ratings',
    group: 'Content',
    icon: Star,
    filters: [],
    load: async () => (await import('../../features/session-ratings/SessionRatingsTab')).SessionRatingsTab,
  },
  {
    id: 'sessions',
    label: 'Sessions',
    group: 'Content',
    icon: Video,
    filters: [],
    load: async () => (await import('../../features/sessions/SessionsTab')).SessionsTab,
  },
  {
    id: 'landing-page',
    label: 'Landing Page',
    group: 'Content',
    icon: PanelsTopLeft,
    filters: [],
    load: async () => (await import('../../features/landing-page/LandingPageTab')).LandingPageTab,
  },
  {
    id: 'cms',
    label: 'CMS',
    group: 'Content',
    icon: FileText,
    filters: [],
    load: async () => (await import('../../features/cms/CmsTab')).CmsTab,
  },
  {
    id: 'data-management',
    label: 'Data Management',
    group: 'Danger',
    icon: TriangleAlert,
    filters: [],
    load: async () => (await import('../../features/data-tools/DataToolsTab')).DataToolsTab,
  },
  {
    id: 'buyer-requests',
    label: 'Buyer requests',
    group: 'Account',
    icon: Undo2,
    filters: [],
    load: async () => (await import('../../features/buyer-requests/BuyerRequestsView')).BuyerRequestsView,
  },
  {
    id: 'audit-log',
    label: 'Audit log',
    group: 'Account',
    icon: ScrollText,
    filters: [],
    load: async () => (await import('../../features/audit-log/AuditLogView')).AuditLogView,
  },
  {
    id: 'company',
    label: 'Company details',
    group: 'Account',
    icon: Building2,
    filters: [],
    load: async () => (await import('../../features/company/CompanyView')).CompanyView,
  },
  {
    id: 'privacy',
    label: 'Privacy',
    group: 'Account',
    icon: UserRoundX,
    filters: [],
    load: async () => (await import('../../features/privacy/PrivacyView')).PrivacyView,
  },
] as const satisfies readonly Tab[];

export type TabId = (typeof TABS)[number]['id'];

/** The tab of an address; one that nobody knows, or none, is the first. */
export const tabOf = (id: string | null): Tab => TABS.find((tab) => tab.id === id) ?? TABS[0];

export const tabsOf = (group: Tab['group']): readonly (Tab & { id: TabId })[] =>
  TABS.filter((tab) => tab.group === group);
