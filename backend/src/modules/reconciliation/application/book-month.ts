import { SUMMIT_ZONE } from '@summit/rules';
import { DateTime } from 'luxon';

/** When the Pacific month `2025-10` ends (ms), which is not part of it. */
export const endOfMonth = (month: string): number =>
  DateTime.fromISO(`${month}-01`, { zone: SUMMIT_ZONE }).plus({ months: 1 }).toMillis();
