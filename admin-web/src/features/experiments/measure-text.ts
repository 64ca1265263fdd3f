import type { ExperimentMeasure } from '@summit/contracts';
import { moneyString } from '@summit/pricing';

const POINTS = {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
} as const;

/** A difference of a measure: `+1.20 points`, `-$0.45`. */
export function differenceText(measure: ExperimentMeasure, value: number): string {
  if (measure === 'registrations') return value.toLocaleString('en-US', POINTS).replace('%', ' points');
  const sign = value < 0 ? '-' : value > 0 ? '+' : '';
  return `${sign}$${moneyString(Math.abs(value))}`;
}

/** Cents of many by their number, as dollars: `$0.37`. */
export const perVisitor = (cents: number, visitors: number): string =>
  `$${moneyString(visitors === 0 ? 0 : cents / visitors)}`;

/** A share in percent. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100);

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A Pacific day (`YYYY-MM-DD`): `Nov 21, 2025`. */
export const dayText = (day: string): string => DAY.format(Date.parse(`${day}T00:00:00Z`));
