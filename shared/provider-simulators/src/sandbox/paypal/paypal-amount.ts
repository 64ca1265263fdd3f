/** An amount as PayPal writes it: dollars as text with two decimals. */
export interface WireAmount {
  currency_code: 'USD';
  value: string;
}

/** 2700 becomes "27.00". */
export function decimalText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Integer cents as PayPal writes them. */
export function wireAmount(cents: number): WireAmount {
  return { currency_code: 'USD', value: decimalText(cents) };
}

/** Cents of a text such as "27", "27.5" or "27.00"; undefined where it is no number or has more than two decimals. */
export function centsOf(text: string): number | undefined {
  const [, minus, whole, fraction = ''] = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole + fraction.padEnd(2, '0'));
  return minus && cents > 0 ? -cents : cents;
}

/** PayPal keeps 3.49 % and 49 cents of a payment. */
export function feeOf(cents: number): number {
  return Math.min(cents, Math.round((cents * 349) / 10_000) + 49);
}
