import type { DayRange, SummitFilter } from '@summit/contracts';
import { useSearchParams } from 'react-router-dom';
import { readPlace, writePlace, type DashboardPlace } from './filters-in-address';

export interface DashboardFilters {
  days: DayRange;
  summit: SummitFilter;
  setDays: (days: DayRange) => void;
  setSummit: (summit: SummitFilter) => void;
}

/** Date range and summit filter of the dashboard. They live in the address (A-044..A-046). */
export function useDashboardFilters(): DashboardFilters {
  const [address, setAddress] = useSearchParams();
  const place = readPlace(address);
  const change = (part: Partial<DashboardPlace>) => setAddress(writePlace({ ...place, ...part }), { replace: true });
  return {
    days: place.days,
    summit: place.summit,
    setDays: (days) => change({ days }),
    setSummit: (summit) => change({ summit }),
  };
}
