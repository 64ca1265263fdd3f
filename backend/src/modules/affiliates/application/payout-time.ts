import { SUMMIT_ZONE } from '@summit/rules';
import { monthlySlot } from '../../../platform/scheduler/slots.js';

/** Payouts are made on the 1st (C-020), ten minutes after midnight Pacific. */
export const PAYOUT_RUN = { job: 'affiliate-payouts', day: 1, minutesAfterMidnight: 10 };

/** The newest run at or before `now`; both in ms. */
export const lastPayoutRun = (now: number): number => monthlySlot(now, { ...PAYOUT_RUN, zone: SUMMIT_ZONE }).getTime();
