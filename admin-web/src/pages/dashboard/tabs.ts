import type { StaffRole } from '@summit/contracts';
import {
  BadgePercent,
  BanknoteArrowDown,
  BellRing,
  BrickWallShield,
  Building2,
  CalendarClock,
  ChartNoAxesCombined,
  FileText,
  FlaskConical,
  Fingerprint,
  IdCard,
  LayoutDashboard,
  Mails,
  MessageSquareText,
  PanelsTopLeft,
  Radio,
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
  /** Support does not see it: its calls are the owners'. */
  ownersOnly?: true;
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
  {
    id: 'buyer-requests',
    label: 'Buyer requests',
    group: 'Account',
    icon: Undo2,
    filters: [],
    load: async () => (await import('../../features/buyer-requests/BuyerRequestsView')).BuyerRequestsView,
  },
  {
    id: 'money',
    label: 'Money',
    group: 'Account',
    icon: BanknoteArrowDown,
    ownersOnly: true,
    filters: [],
    load: async () => (await import('./tabs/MoneyTab')).MoneyTab,
  },
  {
    id: 'live',
    label: 'Live',
    group: 'Account',
    icon: Radio,
    filters: [],
    load: async () => (await import('../../features/live/LiveView')).LiveView,
  },
  {
    id: 'alerts',
    label: 'Alerts',
    group: 'Account',
    icon: BellRing,
    filters: [],
    load: async () => (await import('../../features/alerts/AlertsView')).AlertsView,
  },
  {
    id: 'shield',
    label: 'Shield',
    group: 'Account',
    icon: BrickWallShield,
    filters: [],
    load: async () => (await import('../../features/shield/ShieldView')).ShieldView,
  },
  {
    id: 'experiments',
    label: 'Experiments',
    group: 'Account',
    icon: FlaskConical,
    filters: [],
    load: async () => (await import('../../features/experiments/ExperimentsView')).ExperimentsView,
  },
  {
    id: 'mails',
    label: 'Mails',
    group: 'Account',
    icon: Mails,
    filters: [],
    load: async () => (await import('../../features/mails/MailsView')).MailsView,
  },
  {
    id: 'audit-log',
    label: 'Audit log',
    group: 'Account',
    icon: ScrollText,
    ownersOnly: true,
    filters: [],
    load: async () => (await import('../../features/audit-log/AuditLogView')).AuditLogView,
  },
  {
    id: 'staff',
    label: 'Staff',
    group: 'Account',
    icon: IdCard,
    ownersOnly: true,
    filters: [],
    load: async () => (await import('../../features/staff/StaffView')).StaffView,
  },
  {
    id: 'passkeys',
    label: 'Passkeys',
    group: 'Account',
    icon: Fingerprint,
    filters: [],
    load: async () => (await import('../../features/account/passkeys/PasskeysView')).PasskeysView,
  },
  {
    id: 'company',
    label: 'Company details',
    group: 'Account',
    icon: Building2,
    ownersOnly: true,
    filters: [],
    load: async () => (await import('./tabs/CompanyTab')).CompanyTab,
  },
  {
    id: 'privacy',
    label: 'Privacy',
    group: 'Account',
    icon: UserRoundX,
    ownersOnly: true,
    filters: [],
    load: async () => (await import('../../features/privacy/PrivacyView')).PrivacyView,
  },
] as const satisfies readonly Tab[];

export type TabId = (typeof TABS)[number]['id'];

/** What a role does not open. Until the role is known the tabs that only owners have are not offered, and not refused either. */
const isOpenTo = ({ ownersOnly }: Tab, role: StaffRole | null): boolean => !ownersOnly || role === 'owner';

/** The tab of an address; one that nobody knows, none, or one that the role does not open is the first. */
export function tabOf(id: string | null, role: StaffRole | null = 'owner'): Tab {
  const found = TABS.find((tab) => tab.id === id);
  return found && (role === null || isOpenTo(found, role)) ? found : TABS[0];
}

export const tabsOf = (group: Tab['group'], role: StaffRole | null = 'owner'): readonly (Tab & { id: TabId })[] =>
  TABS.filter((tab) => tab.group === group && isOpenTo(tab, role));
