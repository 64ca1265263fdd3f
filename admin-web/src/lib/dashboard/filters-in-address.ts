import { ALL_TIME_DAYS, DAY_RANGES, SUMMIT_FILTERS, type DayRange, type SummitFilter } from '@summit/contracts';

/** What the address of the dashboard says: `?tab=&days=&summit=`. */
export interface DashboardPlace {
  /** As it stands there; which tabs there are, the page knows. Null is the first. */
  tab: string | null;
  days: DayRange;
  summit: SummitFilter;
}

const START = { days: ALL_TIME_DAYS, summit: 'all' } as const;

/** Values that mean nothing count as not given (A-045: all time is the default). */
export function readPlace(address: URLSearchParams): DashboardPlace {
  const days = DAY_RANGES.find((range) => String(range) === address.get('days'));
  const summit = SUMMIT_FILTERS.find((filter) => filter === address.get('summit'));
  return { tab: address.get('tab'), days: days ?? START.days, summit: summit ?? START.summit };
}

/** The parts of an address that name a place; the other parts belong to what is shown there. */
export const PLACE_PARAMETERS: readonly string[] = ['tab', 'days', 'summit'] satisfies (keyof DashboardPlace)[];

/** The address of a place; what is as at the start is left out. */
export function writePlace({ tab, days, summit }: DashboardPlace): URLSearchParams {
  const address = new URLSearchParams();
  if (tab !== null) address.set('tab', tab);
  if (days !== START.days) address.set('days', String(days));
  if (summit !== START.summit) address.set('summit', summit);
  return address;
}
