import { useSearchParams, type To } from 'react-router-dom';
import { readPlace, writePlace } from '../../lib/dashboard/filters-in-address';
import { TABS, tabOf, type Tab, type TabId } from './tabs';

export interface ChosenTab {
  tab: Tab;
  /** Link to a tab that keeps date range and summit: `<Link to={tabLink('promo-codes')}>`. */
  tabLink: (id: TabId) => To;
}

/** The tab that the address names. */
export function useTab(): ChosenTab {
  const [address] = useSearchParams();
  const place = readPlace(address);
  return {
    tab: tabOf(place.tab),
    tabLink: (id) => ({ search: writePlace({ ...place, tab: id === TABS[0].id ? null : id }).toString() }),
  };
}
