import { centsOf, moneyString } from '@summit/pricing';
import { formatDollars } from '../../lib/format/format-figures';

/** `$37`, `-5.00 EUR`, a dash for nothing. */
export function moneyText(amount: number | null, currency: string): string {
  if (amount === null) return '–';
  if (currency === 'usd') return formatDollars(amount);
  return `${amount < 0 ? '-' : ''}${moneyString(centsOf(Math.abs(amount)))} ${currency.toUpperCase()}`;
}
