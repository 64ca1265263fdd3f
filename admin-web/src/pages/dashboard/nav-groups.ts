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
  type LucideIcon,
} from 'lucide-react';
import type { TabId } from '../../lib/dashboard/tabs';

export interface NavGroup {
  name: string;
  tabs: readonly (readonly [TabId, LucideIcon])[];
}

/** The thirteen tabs in their order, in groups. The last one deletes and stands apart. */
export const NAV_GROUPS: readonly NavGroup[] = [
  {
    name: 'Insight',
    tabs: [
      ['overview', LayoutDashboard],
      ['analytics', ChartNoAxesCombined],
    ],
  },
  {
    name: 'Money',
    tabs: [
      ['installments', CalendarClock],
      ['customers', Users],
      ['promo-codes', BadgePercent],
    ],
  },
  {
    name: 'People',
    tabs: [
      ['vip-management', ShieldCheck],
      ['all-affiliates', UsersRound],
    ],
  },
  {
    name: 'Content',
    tabs: [
      ['super-prompts', MessageSquareText],
      ['session-ratings', Star],
      ['sessions', Video],
      ['landing-page', PanelsTopLeft],
      ['cms', FileText],
    ],
  },
  { name: 'Danger', tabs: [['data-management', TriangleAlert]] },
];
