import type { StaffRole } from '@summit/contracts';
import {
  BadgePercent,
  CalendarClock,
  ChartNoAxesCombined,
  FileText,
  LayoutDashboard,
  MessageSquareText,
  PanelsTopLeft,
  ShieldCheck,
  Star,
  TriangleAlert,
  Users,
  UsersRound,
  Video,
} from 'lucide-react';
import { ACCOUNT_TABS } from './account-tabs';
import type { Tab } from './tab';

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
    load: async () => (await import('./tabs/PeopleTab')).PeopleTab,
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
    load: async () => (await import('./tabs/SessionsAndFacesTab')).SessionsAndFacesTab,
  },
  {
    id: 'landing-page',
    label: 'Landing Page',
    group: 'Content',
    icon: PanelsTopLeft,
    filters: [],
    load: async () => (await import('./tabs/LandingPageAndFacesTab')).LandingPageAndFacesTab,
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
    ownersOnly: true,
    filters: [],
    load: async () => (await import('../../features/data-tools/DataToolsTab')).DataToolsTab,
  },
  ...ACCOUNT_TABS,
] as const satisfies readonly Tab[];

export type TabId = (typeof TABS)[number]['id'];

/** Until the role is known, the tabs that only owners have are not offered. */
const isOpenTo = ({ ownersOnly }: Tab, role: StaffRole | null): boolean => !ownersOnly || role === 'owner';

/** The tab of an address; one that nobody knows, or none, is the first. */
export const tabOf = (id: string | null): Tab => TABS.find((tab) => tab.id === id) ?? TABS[0];

export const tabsOf = (group: Tab['group'], role: StaffRole | null = 'owner'): readonly (Tab & { id: TabId })[] =>
  TABS.filter((tab) => tab.group === group && isOpenTo(tab, role));
