import type { To } from 'react-router-dom';
import { useDashboardFilters } from '../../lib/dashboard/useDashboardFilters';
import { TABS, tabOf, type Tab, type TabId } from './tabs';

export interface ChosenTab {
  tab: Tab;
  /** Link to a tab that keeps date range and summit. */
  tabLink: (id: TabId) => To;
}

/** The row of the tab that the address names. */
export function useTab(): ChosenTab {
  const { tab, tabLink } = useDashboardFilters();
  return { tab: tabOf(tab), tabLink: (id) => tabLink(id === TABS[0].id ? null : id) };
}
