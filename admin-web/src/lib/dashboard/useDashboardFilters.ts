import type { DayRange, SummitFilter } from '@summit/contracts';
import { useSearchParams, type To } from 'react-router-dom';
import { PLACE_PARAMETERS, readPlace, writePlace, type DashboardPlace } from './filters-in-address';

export interface DashboardFilters extends DashboardPlace {
  setDays: (days: DayRange) => void;
  setSummit: (summit: SummitFilter) => void;
  /** Link to a tab (null: the first) that keeps date range and summit: `<Link to={tabLink('promo-codes')}>`. */
  tabLink: (tab: string | null) => To;
}

/** Tab, date range and summit filter of the dashboard. They live in the address (A-044..A-046). */
export function useDashboardFilters(): DashboardFilters {
  const [address, setAddress] = useSearchParams();
  const place = readPlace(address);
  // What a list is searched by stays when the date range changes.
  const change = (part: Partial<DashboardPlace>) =>
    setAddress(
      (before) => {
        const others = [...before].filter(([name]) => !PLACE_PARAMETERS.includes(name));
        return new URLSearchParams([...writePlace({ ...place, ...part }), ...others]);
      },
      { replace: true },
    );
  return {
    ...place,
    setDays: (days) => change({ days }),
    setSummit: (summit) => change({ summit }),
    tabLink: (tab) => ({ search: writePlace({ ...place, tab }).toString() }),
  };
}
