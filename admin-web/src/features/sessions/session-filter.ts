import { SUMMIT_EDITIONS, type SummitKey } from '@summit/contracts';
import { SUMMIT_DAYS, type SummitDay } from '@summit/rules';
import { useAddressValues } from '../../lib/paged-list/useAddressValue';

/** Which sessions the tab shows; null is all. */
export interface SessionFilter {
  day: SummitDay | null;
  edition: SummitKey | null;
}

/** The filter as the address says, `?day=3&edition=…`; what means nothing is all. */
export function useSessionFilter(): [SessionFilter, (filter: SessionFilter) => void] {
  const { read, change } = useAddressValues();
  const filter = {
    day: SUMMIT_DAYS.find((day) => String(day) === read('day')) ?? null,
    edition: SUMMIT_EDITIONS.find(({ key }) => key === read('edition'))?.key ?? null,
  };
  return [filter, ({ day, edition }) => change({ day: day === null ? '' : String(day), edition: edition ?? '' })];
}

/** The same as the files of this tab are asked. */
export const fileQuery = ({ day, edition }: SessionFilter) => ({
  day: day ?? undefined,
  edition: edition ?? undefined,
});
