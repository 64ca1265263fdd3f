import type { SummitKey } from '@summit/contracts';
import type { SummitDay } from '@summit/rules';

/** Which sessions the tab shows; null is all. */
export interface SessionFilter {
  day: SummitDay | null;
  edition: SummitKey | null;
}
