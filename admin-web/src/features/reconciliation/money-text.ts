import { formatDollars } from '../../lib/format/format-figures';

/** `$37`, `5.00 EUR`, a dash for nothing. */
export function moneyText(amount: number | null, currency: string): string {
  if (amount === null) return '–';
  return currency === 'usd' ? formatDollars(amount) : `${amount.toFixed(2)} ${currency.toUpperCase()}`;
}
