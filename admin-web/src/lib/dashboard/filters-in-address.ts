import { ALL_TIME_DAYS, DAY_RANGES, SUMMIT_FILTERS, type DayRange, type SummitFilter } from '@summit/contracts';
import { AUDIT_LOG_VIEW, TABS, type ViewId } from './tabs';

/** What the address of the dashboard says: `?tab=&days=&summit=`. */
export interface DashboardPlace {
  view: ViewId;
  days: DayRange;
  summit: SummitFilter;
}

const START: DashboardPlace = { view: TABS[0].id, days: ALL_TIME_DAYS, summit: 'all' };

/** Values that mean nothing count as not given (A-045: all time is the default). */
export function readPlace(address: URLSearchParams): DashboardPlace {
  const view = [...TABS, AUDIT_LOG_VIEW].find(({ id }) => id === address.get('tab'))?.id;
  const days = DAY_RANGES.find((range) => String(range) === address.get('days'));
  const summit = SUMMIT_FILTERS.find((filter) => filter === address.get('summit'));
  return { view: view ?? START.view, days: days ?? START.days, summit: summit ?? START.summit };
}

/** The address of a place; what is as at the start is left out. */
export function writePlace({ view, days, summit }: DashboardPlace): URLSearchParams {
  const address = new URLSearchParams();
  if (view !== START.view) address.set('tab', view);
  if (days !== START.days) address.set('days', String(days));
  if (summit !== START.summit) address.set('summit', summit);
  return address;
}
