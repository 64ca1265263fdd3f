import { pacificDay, SUMMIT_ZONE } from '@summit/rules';
import { DateTime } from 'luxon';

/** When the Pacific month `2025-10` ends (ms), which is not part of it. */
export const endOfMonth = (month: string): number =>
  DateTime.fromISO(`${month}-01`, { zone: SUMMIT_ZONE }).plus({ months: 1 }).toMillis();

/** The Pacific month of a moment (ms), as `2025-10`. */
export const monthOf = (at: number): string => pacificDay(at).slice(0, 7);
