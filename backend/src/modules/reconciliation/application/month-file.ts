import { moneyString } from '@summit/pricing';

/** One side of a booking, as the file of a month tells it. */
export interface FiledLine {
  booking: string;
  day: string;
  account: string;
  /** Cents; debit is positive. */
  cents: number;
  currency: string;
  kind: string;
  source_ref: string;
  order_id: string | null;
  /** The month it belongs to where that was closed before it was booked. */
  late_for: string | null;
}

export const MONTH_FILE_HEAD = ['Booking', 'Date', 'Account', 'Debit', 'Credit', 'Currency', 'Reference', 'Text'];

/** Debit and credit are decimals, each above 0; the other side stays empty. */
export const monthFileCells = (line: FiledLine): (string | null)[] => [
  line.booking,
  line.day,
  line.account,
  line.cents > 0 ? moneyString(line.cents) : null,
  line.cents < 0 ? moneyString(-line.cents) : null,
  line.currency.toUpperCase(),
  line.source_ref,
  textOf(line),
];

/** `Provider fee`, `Payment of order 6f2c…; belongs to 2025-10, which was closed before`. */
function textOf({ kind, order_id, late_for }: FiledLine): string {
  const words = kind.replaceAll('_', ' ');
  const what = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  const order = order_id === null ? '' : ` of order ${order_id}`;
  return `${what}${order}${late_for === null ? '' : `; belongs to ${late_for}, which was closed before`}`;
}
