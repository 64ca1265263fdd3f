import { at } from '../../../platform/database/sql-text.js';

/** Bookings t that happened before a moment (ms) and are in no month that was handed over. */
export const NOT_HANDED_OVER = (end: string): string =>
  `from ledger_transaction t where t.occurred_at < ${at(end)} and not exists (select from closed_booking c where c.transaction_id = t.id)`;

/** Every line of a month that was handed over, with its booking: c, t and l. */
export const LINES_OF_MONTH = (month: string): string =>
  `from closed_booking c join ledger_transaction t on t.id = c.transaction_id join ledger_line l on l.transaction_id = t.id
   where c.month = ${month}`;
