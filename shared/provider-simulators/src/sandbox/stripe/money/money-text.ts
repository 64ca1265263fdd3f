/** Cents as text with two decimals: 249700 becomes "2497.00". */
export function decimalText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Cents for people: "$2,497.00". */
export function moneyText(cents: number, currency = 'usd'): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() });
  return format.format(decimalText(cents) as Intl.StringNumericLiteral);
}
