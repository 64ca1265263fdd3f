import type { To } from 'react-router-dom';
import { useDashboardFilters } from '../../lib/dashboard/useDashboardFilters';
import { useStaffRole } from '../../lib/session/useStaffRole';
import type { Tab } from './tab';
import { TABS, tabOf, tabsOf, type TabId } from './tabs';

export interface ChosenTab {
  tab: Tab;
  /** Link to a tab that keeps date range and summit. */
  tabLink: (id: TabId) => To;
  /** The tabs of a group that whoever is signed in may open. */
  tabsIn: (group: Tab['group']) => ReturnType<typeof tabsOf>;
}

/** The row of the tab that the address names. */
export function useTab(): ChosenTab {
  const { tab, tabLink } = useDashboardFilters();
  const role = useStaffRole();
  return {
    tab: tabOf(tab),
    tabLink: (id) => tabLink(id === TABS[0].id ? null : id),
    tabsIn: (group) => tabsOf(group, role),
  };
}
